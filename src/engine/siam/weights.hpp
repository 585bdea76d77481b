// The weights of the evaluation: one for each line, for each block of two by two squares and for
// the animals on the board.
//
// All are from the point of view of the player to move, in parts of a logit (kLogit).
//
// As a file: the header line, then little-endian 16-bit words: for each class of line (edge,
// between, middle) one word for each possible code that is not greater than its mirror image, in
// order; the animals, own count by own count; then for each class of block (corner, edge, centre)
// one word for each code that stands for itself (folded_block), in order.
#pragma once

#include "core/error.hpp"
#include "engine/siam/blocks.hpp"
#include "engine/siam/rock_pushes.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace howdah::siam {

inline constexpr std::size_t kLineClasses = 3;

/// Lines 0 and 4 lie at the edge, 2 in the middle.
[[nodiscard]] constexpr std::size_t line_class(int line) noexcept {
  return static_cast<std::size_t>(line < 3 ? line : kSide - 1 - line);
}

struct Weights {
  std::array<std::array<std::int16_t, kLineCodes>, kLineClasses> lines{};
  /// By the number on the board of the player to move, then of the other.
  std::array<std::array<std::int16_t, kMaxAnimals + 1>, kMaxAnimals + 1> animals{};
  /// By class, then folded code.
  std::array<std::array<std::int16_t, kBlockCodes>, kBlockClasses> blocks{};
};

/// Hand-crafted: the baseline for learned weights, and the start of training.
[[nodiscard]] std::unique_ptr<Weights> hand_crafted_weights();

/// Learned by self-play; data/siam/README.md says how.
[[nodiscard]] Expected<std::unique_ptr<Weights>> learned_weights();

[[nodiscard]] Expected<std::unique_ptr<Weights>> read_weights(std::string_view bytes);
[[nodiscard]] std::string write_weights(const Weights& weights);

} // namespace howdah::siam
