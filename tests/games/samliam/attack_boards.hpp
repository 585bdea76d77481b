// Boards with an attack on them: triangles that work together, as random games hardly have them.
#pragma once

#include "core/random.hpp"
#include "games/samliam/samliam.hpp"

namespace howdah::testing {

struct AttackBoard {
  int own = 6;     // triangles of red, who is to move; each shares a live figure with earlier ones
  int foreign = 5; // of green
  bool foreign_together = false; // green's work together too, else they lie anywhere
};

/// Nobody has an open figure, so the game goes on whatever is announced.
[[nodiscard]] samliam::Position make_attack_board(const samliam::SamLiam& game,
                                                  const AttackBoard& plan, Random& random);

} // namespace howdah::testing
