// The numbers that shape the search, in one place, set by matches between builds. Values are in
// parts of a logit (kLogit), depths in plies.
#pragma once

namespace howdah {

struct Tuning {
  int aspiration = 40;

  // A passed turn.
  int pass_depth = 2;
  int pass_reduction = 3;

  // Later moves are searched less deep at first: by log2(depth) * log2(place) / divisor, where
  // the logarithms count in sixteenths.
  int reduction_divisor = 1152;
  int reduction_base = 576; // added before the division
  int history_for_a_ply = 5000;

  int first_look_depth = 4; // without a move from the table, look one ply less far from here on

  int shared_depth = 4; // from here on, threads keep away from each other's moves

  int threat_extension = 1;
  int quiescence_plies = 8;
  int threat_at_the_end = 300;
};

inline constexpr Tuning kTuning{};

} // namespace howdah
