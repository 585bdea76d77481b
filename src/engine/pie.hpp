// The choices of the pie rule as pure functions: which first move to make when the other player may
// swap sides after it, and when to swap.
#pragma once

#include "engine/score.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace howdah {

/// The answer of an engine that swaps instead of moving.
inline constexpr const char* kSwapMove = "swap";

/// The scores are the second player's after each first move. The most balanced one is the best; at
/// full strength chance decides among those that are nearly as balanced, and below it a level
/// judges the moves with noise.
[[nodiscard]] std::size_t choose_first_move(std::span<const Score> scores, int level,
                                            std::uint64_t seed);

/// Whether the second player should swap, by the score of the position for that player.
[[nodiscard]] bool should_swap(Score score, int level, std::uint64_t seed);

} // namespace howdah
