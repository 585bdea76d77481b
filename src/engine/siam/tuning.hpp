// The tuned constants of Siam's search. Values are in parts of a logit (kLogit), depths in plies.
// Each says which run set it; those without one are hand-set.
#pragma once

namespace howdah::siam {

struct Tuning {
  // ---- iterative deepening (hand-set)
  int aspiration_depth = 4;     // from here on the window is narrow at first
  int aspiration_window = 40;   // on either side of the value of the iteration before
  int aspiration_growth = 3;    // after a fail
  int aspiration_widest = 2000; // beyond it the window is open

  // ---- null move pruning
  /// Lowered from 3 when futility pruning was removed: 300 games at 10 ms, -7 to +16 Elo in all.
  int null_move_depth = 2;
  int null_move_reduction = 3;       // hand-set, as the three below
  int null_move_depth_divisor = 4;   // one ply more for each so many plies of depth
  int null_move_value_divisor = 200; // and for each so much above beta,
  int null_move_value_reduction = 3; // up to so many

  // ---- late move reductions, in plies: log2(depth) * log2(index) / divisor, with logarithms in
  // sixteenths
  int reduction_divisor = 1152; // hand-set
  /// Added before the division; lowered from 1216 in the same run as null_move_depth.
  int reduction_base = 576;
  int history_per_ply = 5000;     // hand-set: so much history is worth a ply
  int root_reduction_depth = 3;   // hand-set: at the root, from this depth
  int root_reduction_index = 4;   // and this move on,
  int root_reduction_divisor = 2; // by half

  // ---- other depths
  int internal_reduction_depth = 4; // hand-set: a ply less from here on without a table move
  int threat_extension = 1;         // hand-set: where a threat has to be met
  int quiescence_plies = 8;         // hand-set
  int horizon_threat = 300;         // hand-set: what a threat costs where quiescence ends
  /// From here on threads defer each other's moves. To depth 17 on 64 positions two threads take
  /// 0.57 of the time of one; two against one, 500 games at 100 ms: +20 +- 13 Elo.
  int deferral_depth = 4;

  // ---- move ordering (hand-set)
  int forcing_bonus = 6000;
  int killer_bonus = 8000;
  int history_square = 16; // a cutoff is worth this times the depth squared,
  int history_linear = 32; // and this times the depth,
  int history_most = 1600; // at most
};

inline constexpr Tuning kTuning{};

} // namespace howdah::siam
