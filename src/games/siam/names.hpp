// What players call the animals and the directions.
#pragma once

#include "core/language.hpp"
#include "games/result.hpp"
#include "games/seat_sentences.hpp"
#include "games/siam/board.hpp"

namespace howdah::siam {

[[nodiscard]] Phrase seat_name(Seat seat); // "Elephants", "Éléphants"
[[nodiscard]] SeatSentences seat_sentences(Seat seat);
[[nodiscard]] Phrase animal(Seat owner);      // "elephant"
[[nodiscard]] Phrase an_animal(Seat owner);   // "an elephant"
[[nodiscard]] Phrase the_animal(Seat owner);  // "the elephant"
[[nodiscard]] Phrase the_animals(Seat owner); // "the elephants"
[[nodiscard]] Phrase way_name(Facing way);    // "north", "le nord"

} // namespace howdah::siam
