// What stands beside the board: the players, whose turn it is, what is in force, the moves, and
// what the program has to say.
#pragma once

#include "terminal/screen.hpp"
#include "terminal/session.hpp"

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

void draw_panel(Screen& screen, const PanelPlace& place, const Session& session,
                const PanelContent& content, Language language);

/// How a finished game ended, whose turn it is otherwise.
[[nodiscard]] std::string standing_words(const Session& session, Language language);

/// The moves with their numbers: "1. @a3e @e3w 2. a3b3e", one text a round.
[[nodiscard]] std::vector<std::string> rounds_of(const Session& session);

} // namespace howdah::terminal
