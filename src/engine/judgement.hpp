// The quality of a played move, measured in the same way for records and on the page.
#pragma once

#include "engine/engine.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// The expected score of a player, from 0 (lost) to 1 (won), by a score of that player. With more
/// than two players, 0.5 is as good as the others.
[[nodiscard]] double chance_of(Score score) noexcept;

/// The mark of a move, by the winning probability it lost: "", "?!", "?" or "??".
[[nodiscard]] std::string_view mark_for(double chance_lost) noexcept;

struct Judgement {
  SearchReport best;
  SearchReport played;
  double lost = 0; // of the winning probability
  std::string_view mark{};
};

/// A search within these limits, and within those that the caller sets besides.
using JudgeSearch = std::function<Expected<SearchResult>(const SearchLimits& limits)>;

/// What the engine thinks of a legal move beside the one it would play. The move is searched no
/// deeper than all were: scores of different depths do not compare. Nothing when a search ended
/// before its first report.
[[nodiscard]] Expected<std::optional<Judgement>> judge(const std::string& move,
                                                       const JudgeSearch& search);

} // namespace howdah
