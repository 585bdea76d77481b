// Hints and evaluations in words for players.
#pragma once

#include "terminal/background_engine.hpp"

#include <set>
#include <string>

namespace howdah::terminal {

/// A search that finds a hint: enough lines to know what the other moves would lead to, unless the
/// pie rule is what matters.
[[nodiscard]] SearchOptions hint_options(const play::GameInPlay& game);

/// The move, its reason (it wins, it stops a win, it holds out longest, it is balanced, or how the
/// player stands after it) and the reply to expect; or a swap.
[[nodiscard]] Phrase hint_words(const play::GameInPlay& game, const FinishedSearch& search);

/// The places a legal move leads from and to, to mark them on the board.
[[nodiscard]] std::set<std::string> hint_places(const AnyState& state, std::string_view move);

/// Whether the engine agrees to a draw, by the score of the player who offers it: only when nothing
/// better is in sight.
[[nodiscard]] bool accepts_draw(Score offering);
/// The same of a search for that purpose, which may have been stopped.
[[nodiscard]] bool accepts_draw(const std::optional<FinishedSearch>& search);

/// "[#####-----] +0.12": the bar fills from the left as the player to move stands better.
[[nodiscard]] std::string evaluation_bar(Score score, int width, bool unicode, Language language);

} // namespace howdah::terminal
