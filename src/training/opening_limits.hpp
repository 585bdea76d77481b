// How opening knowledge is computed for one game: a game defines its limits in its own folder.
//
// Values are in hundredths of a logit, for the player to move. Limits in nodes give the same list
// for the same seed on every machine; limits in time do not.
#pragma once

#include "engine/limits.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace howdah {

struct OpeningLimits {
  std::string_view game;

  // The search for balanced starts.
  int least_random_plies; // before the balancing move; of these numbers the odd ones
  int most_random_plies;
  int balancing_moves;           // that many moves are compared, picked by chance
  std::uint64_t balancing_nodes; // for all of them together
  std::uint64_t filter_nodes;    // for the position after the balancing move
  int filter_width;              // the largest value that passes the filter, either way
  std::uint64_t judging_nodes;   // for a position that passed
  int accepted_width;            // the largest value then, either way
  std::uint64_t pair_nodes;      // per move of the pair of games

  /// A start whose value is within this width is balanced when it is verified. Wider than what is
  /// accepted: other limits, and limits in time, give other values.
  int verified_width;
  SearchLimits verifying;

  std::uint64_t mapping_nodes; // for each first move

  std::size_t table_bytes;
};

} // namespace howdah
