// Messages about a saved game at the start of a session.
#pragma once

#include "terminal/save_slot.hpp"

namespace howdah::terminal {

/// "1 move", "no moves".
[[nodiscard]] Phrase moves_words(std::uint32_t moves);

/// "Resume the saved game (1 move, Green to move)?"
[[nodiscard]] Phrase resume_question(const LocalGame& saved);

struct PutAway {
  std::optional<Phrase> notice{};  // where the game is now; nothing when there was none
  std::optional<Phrase> problem{}; // why it could not be archived: it must go on
};
/// Archives the saved game, so that another may take its place.
[[nodiscard]] PutAway put_away(SaveSlot& slot, const LocalGame& saved);

} // namespace howdah::terminal
