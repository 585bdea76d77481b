// The numbers that shape the search, in one place so that matches can compare them. Values are in
// parts of a logit (kLogit), depths in plies.
#pragma once

namespace howdah {

struct Tuning {
  int aspiration = 40;

  // A position so good that a few quiet plies will not change it is cut off.
  int calm_depth = 6;
  int calm_margin = 90; // a ply
  int calm_margin_improving = 60;

  // A passed turn.
  int pass_depth = 3;
  int pass_reduction = 3;

  // Quiet moves that are left out near the horizon.
  int late_depth = 5;
  int late_base = 6;
  int late_factor = 4; // times the depth squared
  int hopeless_depth = 5;
  int hopeless_base = 60;
  int hopeless_margin = 90; // a ply

  // Later moves are searched less deep at first: by log2(depth) * log2(place) / divisor, where
  // the logarithms count in sixteenths.
  int reduction_divisor = 1152;
  int reduction_base = 1216; // added before the division
  int history_for_a_ply = 5000;

  int first_look_depth = 4; // without a move from the table, look one ply less far from here on

  int quiescence_plies = 8;
  int threat_at_the_end = 300;
};

} // namespace howdah
