// The weights of the evaluation for three and four players: one for each feature of each player.
//
// A player's role is how many turns it is until theirs. All numbers are in parts of a logit, for an
// empty board and for a full one; in between they are interpolated.
//
// As a file: the header line, then little-endian 16-bit words in the order of the arrays, those of
// three players first.
#pragma once

#include "core/error.hpp"
#include "engine/samliam/multiplayer_features.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace howdah::samliam {

inline constexpr int kMultiplayerLogit = 4096;

enum Stage : std::uint8_t { empty_board, full_board };
inline constexpr std::size_t kStages = 2;

using RoleWeights = std::array<std::array<std::int16_t, kMultiplayerFeatures>, kStages>;
using SeatWeights = std::array<RoleWeights, kMaxPlayers>;

struct MultiplayerWeights {
  SeatWeights three{};
  SeatWeights four{};

  [[nodiscard]] const SeatWeights& of_players(int players) const noexcept {
    return players == 3 ? three : four;
  }
  [[nodiscard]] SeatWeights& of_players(int players) noexcept {
    return players == 3 ? three : four;
  }

  friend bool operator==(const MultiplayerWeights&, const MultiplayerWeights&) = default;
};

/// Hand-crafted: plain figure counts. The baseline for learned weights, and the start of training.
[[nodiscard]] MultiplayerWeights multiplayer_figure_counts();

/// Learned by self-play; data/samliam/README.md says how.
[[nodiscard]] Expected<MultiplayerWeights> learned_multiplayer_weights();

[[nodiscard]] Expected<MultiplayerWeights> read_multiplayer_weights(std::string_view bytes);
[[nodiscard]] std::string write_multiplayer_weights(const MultiplayerWeights& weights);

} // namespace howdah::samliam
