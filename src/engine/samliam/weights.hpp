// The weights of the evaluation for two players: one for each feature, for either board.
//
// All are from the point of view of the player to move, in parts of a logit (kLogit).
//
// As a file: the header line, then little-endian 16-bit words, the features of the 9 x 9 board and
// those of the 7 x 7 board.
#pragma once

#include "core/error.hpp"
#include "engine/samliam/features.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace howdah::samliam {

using BoardWeights = std::array<std::int16_t, kFeatures>;

struct Weights {
  BoardWeights nine{};
  BoardWeights seven{};

  [[nodiscard]] const BoardWeights& of_size(int size) const noexcept {
    return size == kSide ? nine : seven;
  }
  [[nodiscard]] BoardWeights& of_size(int size) noexcept { return size == kSide ? nine : seven; }

  friend bool operator==(const Weights&, const Weights&) = default;
};

/// Hand-crafted: plain figure counts. The baseline for learned weights, and the start of training.
[[nodiscard]] Weights figure_count_weights();

/// Learned by self-play; data/samliam/README.md says how.
[[nodiscard]] Expected<Weights> learned_weights();

[[nodiscard]] Expected<Weights> read_weights(std::string_view bytes);
[[nodiscard]] std::string write_weights(const Weights& weights);

} // namespace howdah::samliam
