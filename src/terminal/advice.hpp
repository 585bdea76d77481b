// What the engine thinks, in words for people who play.
#pragma once

#include "terminal/brain.hpp"

#include <string>

namespace howdah::terminal {

/// A search that finds a hint: enough lines to know what the other moves would lead to.
[[nodiscard]] SearchOptions hint_options();

/// The move and its reason: it wins, it stops a win, it holds out longest, or what follows.
[[nodiscard]] Phrase hint_words(const Answer& answer);

/// Whether the engine agrees to a draw, by the score of the player who offers it: only when nothing
/// better is in sight.
[[nodiscard]] bool accepts_draw(Score offering);

/// "[#####-----] +0.12": the bar fills from the left as the player to move stands better.
[[nodiscard]] std::string evaluation_bar(Score score, int width, bool unicode, Language language);

} // namespace howdah::terminal
