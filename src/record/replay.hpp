// Playing a record: from its tags to a game, move by move.
#pragma once

#include "record/record.hpp"

#include <memory>
#include <optional>
#include <string_view>

namespace howdah::record {

struct Replay {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<AnyState> state;
};

/// The game that the tags name, where it began.
[[nodiscard]] Expected<Replay> start_of(const Record& record);

/// The game after the first `moves` moves, or after all of them.
[[nodiscard]] Expected<Replay> replay(const Record& record,
                                      std::size_t moves = static_cast<std::size_t>(-1));

/// Plays one move; an error names the move by its number and the player.
[[nodiscard]] std::optional<Error> play(const AnyGame& game, AnyState& state,
                                        std::string_view move);

} // namespace howdah::record
