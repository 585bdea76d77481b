// Why a move is legal or not, as data: a terminal turns it into sentences, a page into arrows.
#pragma once

#include "core/language.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// One piece that has a part in the move.
struct PieceRole {
  std::string place; // where it stands, in the game's notation; empty when it stands in a reserve
  std::string piece; // as position texts write it
  std::string_view role;   // a stable English word: "pushes", "resists", "rock", ...
  std::string destination; // where it goes; empty when it stays or leaves the board
};

struct Explanation {
  bool legal = false;
  /// Stable name of the rule that decides, such as "push.too-weak"; for a legal move the action.
  std::string_view rule{};
  /// One sentence, without the move itself.
  Phrase verdict{};
  /// Further sentences, in reading order.
  std::vector<Phrase> details{};
  std::vector<PieceRole> pieces{};
};

} // namespace howdah
