// How a game at this terminal begins: as in the booklet, with the pie rule, or from a balanced
// start.
#pragma once

#include "play/snapshot.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace howdah::terminal {

enum class FairStart : unsigned char { booklet, pie, balanced };
inline constexpr std::array kFairStarts = {FairStart::booklet, FairStart::pie, FairStart::balanced};

[[nodiscard]] FairStart fair_start_of(const play::Opening& opening);

/// Lets a new game begin so; `chance` chooses among the balanced starts. Nothing when it can, else
/// why not, and the opening stays as it was.
[[nodiscard]] std::optional<Error> set_fair_start(play::Opening& opening, FairStart start,
                                                  std::uint64_t chance);

/// Another game of the same kind with the same players where they first sat: from the usual start,
/// or from another balanced one.
[[nodiscard]] play::Opening next_opening(const play::Opening& opening, std::uint64_t chance);

/// For people: "as in the booklet".
[[nodiscard]] Phrase fair_start_name(FairStart start);
/// What it means, in one sentence.
[[nodiscard]] Phrase fair_start_help(FairStart start);

} // namespace howdah::terminal
