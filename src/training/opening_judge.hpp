// The engine's opinion of positions near the start, each by a search of its own: what one search
// leaves in the table does not reach the next, so that every value can be computed again.
#pragma once

#include "engine/engine.hpp"
#include "games/any_game.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// A move and its value for the player who makes it.
struct MoveValue {
  std::string move;
  Score score;
};

class OpeningJudge {
public:
  [[nodiscard]] static Expected<OpeningJudge> make(std::string_view game, std::string_view rules,
                                                   std::size_t table_bytes);

  /// For the player to move. Nothing when the search ended before its first report, or the game is
  /// over.
  [[nodiscard]] std::optional<Score> value(const AnyState& state, const SearchLimits& limits);
  /// Of each of these legal moves; those that the search did not reach are missing.
  [[nodiscard]] std::vector<MoveValue> values(const AnyState& state, std::vector<std::string> moves,
                                              std::uint64_t nodes);

private:
  explicit OpeningJudge(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}

  std::unique_ptr<Engine> engine_;
};

} // namespace howdah
