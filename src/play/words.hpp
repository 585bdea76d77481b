// How a game stands, who left it and how it ended, in words for people.
#pragma once

#include "core/language.hpp"
#include "play/game_in_play.hpp"

namespace howdah::play {

/// "Rhinos win (Elephants resigned)", "Draw (agreed)".
[[nodiscard]] Phrase ending_words(const AnyGame& game, const Ending& ending);

/// "Elephants to move", or the words of its ending.
[[nodiscard]] Phrase standing_words(const GameInPlay& game);

/// "Green resigned at move 4; level 5 plays on". The player of that seat must have left.
[[nodiscard]] Phrase departure_words(const GameInPlay& game, Seat seat);

} // namespace howdah::play
