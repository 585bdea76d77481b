// What the judgement of tables knows by numbers: one for each feature of each player, for either
// number of players.
//
// A player's role is how many turns it is until theirs. All numbers are in parts of a logit, for an
// empty board and for a full one; in between they are mixed.
//
// As a file: the header line, then little-endian 16-bit words in the order of the arrays, those of
// three players first.
#pragma once

#include "core/error.hpp"
#include "engine/samliam/table_features.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace howdah::samliam {

inline constexpr int kPartsOfATableLogit = 4096;

enum Stage : std::uint8_t { empty_board, full_board };
inline constexpr std::size_t kStages = 2;

using RoleWeights = std::array<std::array<std::int16_t, kTableFeatures>, kStages>;
using SeatWeights = std::array<RoleWeights, kMaxPlayers>;

struct TableWeights {
  SeatWeights three{};
  SeatWeights four{};

  [[nodiscard]] const SeatWeights& of_players(int players) const noexcept {
    return players == 3 ? three : four;
  }
  [[nodiscard]] SeatWeights& of_players(int players) noexcept {
    return players == 3 ? three : four;
  }

  friend bool operator==(const TableWeights&, const TableWeights&) = default;
};

/// Plain figure counts, not learnt: the yardstick for what is learnt, and where learning starts.
[[nodiscard]] TableWeights table_figure_counts();

/// Learnt by self-play; data/samliam/README.md says how.
[[nodiscard]] Expected<TableWeights> learned_table_weights();

[[nodiscard]] Expected<TableWeights> read_table_weights(std::string_view bytes);
[[nodiscard]] std::string write_table_weights(const TableWeights& weights);

} // namespace howdah::samliam
