// What is said about a saved game when a visit begins.
#pragma once

#include "terminal/save_slot.hpp"

namespace howdah::terminal {

/// "1 move", "no moves".
[[nodiscard]] Phrase moves_words(std::uint32_t moves);

/// "Resume the saved game (1 move, Green to move)?"
[[nodiscard]] Phrase resume_question(const LocalGame& saved);

struct PutAway {
  std::optional<Phrase> notice{};  // where the game is now; nothing when there was nothing to keep
  std::optional<Phrase> problem{}; // why it could not be put away: it must go on
};
/// Puts the saved game to the kept ones, so that another may take its place.
[[nodiscard]] PutAway put_away(SaveSlot& slot, const LocalGame& saved);

} // namespace howdah::terminal
