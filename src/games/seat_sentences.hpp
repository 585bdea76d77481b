// What is said of the player of a seat. Whether a side is one or many, and how French joins its
// name to a preposition, only the game knows.
#pragma once

#include "core/language.hpp"

namespace howdah {

struct SeatSentences {
  Phrase to_move;     // "Elephants to move", "Aux éléphants de jouer"
  Phrase wins;        // "Elephants win", "Les éléphants gagnent"
  Phrase resigned;    // "Elephants resigned", "abandon des éléphants": may follow other words
  Phrase out_of_time; // "Elephants out of time", "temps écoulé pour les éléphants"
  Phrase side;        // what is kept or taken: "the elephants", "les éléphants"
};

} // namespace howdah
