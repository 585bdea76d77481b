// The side panel: the players, whose turn it is, remarks, the moves, and messages.
#pragma once

#include "terminal/local_game.hpp"
#include "terminal/screen.hpp"

#include <string>
#include <vector>

namespace howdah::terminal {

struct PanelContent {
  bool threats = false;                // are shown too
  std::string evaluation{};            // a line, or nothing
  std::vector<std::string> messages{}; // sentences
};

struct PanelPlace {
  int column = 0;
  int width = 0;
  int rows = 0;
};

void draw_panel(Screen& screen, const PanelPlace& place, const LocalGame& game,
                const PanelContent& content, Language language);

/// "Black (B)": the name in the reader's language, and the letter of position texts and records.
[[nodiscard]] Phrase seat_title(const AnyGame& game, Seat seat);

/// Who left the game and is played for. Whoever ended it by leaving is not: the ending says so.
[[nodiscard]] std::vector<Seat> departed(const play::GameInPlay& game);

/// The moves with their numbers: "1. @a3e @e3w", one text per round. What was undone stands in
/// brackets.
[[nodiscard]] std::vector<std::string> rounds_of(const play::GameInPlay& game);

} // namespace howdah::terminal
