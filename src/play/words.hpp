// How a game stands, who left it and how it ended, in words for people.
#pragma once

#include "core/language.hpp"
#include "play/game_in_play.hpp"

namespace howdah::play {

/// "Rhinos win (Elephants resigned)", "Draw (agreed)".
[[nodiscard]] Phrase ending_words(const AnyGame& game, const Ending& ending);

/// "Elephants to move", or the words of its ending.
[[nodiscard]] Phrase standing_words(const GameInPlay& game);

/// What is to be known of a fair start before the first move: the pie rule, or which balanced start
/// it is. Empty for any other start, and later.
[[nodiscard]] Phrase fair_start_words(const GameInPlay& game);

/// The choice of the player who may swap: "Pie rule: a move keeps the rhinos; …".
[[nodiscard]] Phrase swap_choice_words(const GameInPlay& game);

/// What the second player has chosen: "The second player keeps the rhinos", or what a swap means.
/// Empty unless it was chosen by the last entry of the timeline that stands.
[[nodiscard]] Phrase chosen_side_words(const GameInPlay& game);

/// "Green resigned at move 4; level 5 plays on". The player of that seat must have left.
[[nodiscard]] Phrase departure_words(const GameInPlay& game, Seat seat);

} // namespace howdah::play
