// The tuned constants of Sam Liam's searches. Where no run is named they are hand-set: tried in
// matches of the engine against itself whose results were not recorded.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace howdah::samliam {

/// Two players: alpha-beta with threat searches.
struct Tuning {
  /// How many moves are searched, by remaining depth.
  std::array<std::size_t, 4> widths = {8, 10, 14, 18};
  std::size_t root_width = 32;
  /// So many times the width are ranked by the evaluation after them.
  std::size_t closer_look = 3;
  /// Defences are all searched while they are no more than so many times the width.
  std::size_t defences = 2;

  /// How many SAMs a threat search may try, by remaining depth. The first number is also that of
  /// the evaluation's feature, whose weights were learned with it.
  std::array<std::uint32_t, 4> threat_nodes = {200, 400, 1'000, 3'000};
  /// At the root, when a search begins, and again once it has this depth.
  std::uint32_t first_threat_nodes = 3'000;
  std::uint32_t root_threat_nodes = 30'000;
  int look_again_depth = 3;
  int confirmation_factor = 4; // times root_threat_nodes, to find a shorter sequence
  int most_threat_sams = 24;

  // Late move reductions: a ply, from this depth and index on.
  int reduction_depth = 3;
  std::size_t reduction_index = 4;
  /// Blocks are extensions up to twice the depth of the root and so many plies.
  int extension_plies = 8;

  /// Proofs are attempted once the search has taken so many nodes; from then on, each of the two
  /// kinds may take one node per so many of the search. With proofs against without, 100 games per
  /// board at 6,000 nodes: 9 x 9 +28 +- 48 Elo, 7 x 7 +24 +- 45.
  std::uint64_t nodes_before_proofs = 2'000;
  std::uint64_t nodes_per_proof_node = 4;
  std::uint32_t sams_per_node = 200; // take as long as a node
  std::size_t proof_bytes = std::size_t{8} << 20U;
  /// How many SAMs a proof may try after a reply and after a null move: less than the solver.
  std::uint32_t proof_reply_nodes = 3'000;
  std::uint32_t proof_null_move_nodes = 500;
  /// Paused refutations that are kept, in case their move becomes the best again.
  std::size_t most_attempts = 4;
};

inline constexpr Tuning kTuning{};

/// Three and four players: tree search.
struct MultiplayerTuning {
  // Priors, in parts of a logit: the value of advancing an own figure, by its filled cells, and of
  // killing another player's.
  float own_untouched = 0.03F;
  float own_begun = 0.25F;
  float own_half = 0.7F;
  float take_begun = 0.08F;
  float take_half = 0.35F;
  float take_open = 3.0F;

  int playout_plies = 24; // no sequence of threats is longer

  // The proof search before the tree grows. Under announce=strict lists of moves are long.
  std::uint64_t forced_win_expansions = 60;
  std::uint64_t forced_win_expansions_strict = 10;
  int forced_win_rounds = 4;
  int forced_win_least_in_hand = 6; // in the second phase there are too many replies
};

inline constexpr MultiplayerTuning kMultiplayerTuning{};

} // namespace howdah::samliam
