// The fields of a position text, with their places in it. Both games write four, separated by
// single spaces: board, player to move, something of their own, plies.
#pragma once

#include "core/error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace howdah {

struct PositionField {
  std::string_view text;
  std::size_t place; // where it starts in the position text
};

/// Splits a text into its four fields. `names` lists them for whoever wrote fewer.
[[nodiscard]] Expected<std::array<PositionField, 4>> split_position(std::string_view text,
                                                                    const Phrase& names);

/// The number of plies played.
[[nodiscard]] Expected<std::uint32_t> read_plies(PositionField field, std::uint32_t most);

/// What is wrong with a position in which another player than `expected` is to move.
[[nodiscard]] Error wrong_player_to_move(PositionField player, std::uint32_t ply, char expected);

} // namespace howdah
