#include "games/siam/names.hpp"

#include "games/siam/position.hpp"

#include <array>

namespace howdah::siam {

Phrase seat_name(Seat seat) {
  return seat == kElephants ? Phrase{"Elephants", "Éléphants"} : Phrase{"Rhinos", "Rhinocéros"};
}

SeatSentences seat_sentences(Seat seat) {
  const bool elephants = seat == kElephants;
  const std::string english = elephants ? "Elephants" : "Rhinos";
  const std::string french = elephants ? "éléphants" : "rhinocéros";
  return {.to_move = {english + " to move", "Aux " + french + " de jouer"},
          .wins = {english + " win", "Les " + french + " gagnent"},
          .resigned = {english + " resigned", "abandon des " + french},
          .out_of_time = {english + " out of time", "temps écoulé pour les " + french},
          .side = the_animals(seat)};
}

Phrase animal(Seat owner) {
  return owner == kElephants ? Phrase{"elephant", "éléphant"} : Phrase{"rhino", "rhinocéros"};
}

Phrase the_animals(Seat owner) {
  return owner == kElephants ? Phrase{"the elephants", "les éléphants"}
                             : Phrase{"the rhinos", "les rhinocéros"};
}

Phrase way_name(Facing way) {
  static const std::array<Phrase, 4> kNames = {
      {{"north", "le nord"}, {"east", "l'est"}, {"south", "le sud"}, {"west", "l'ouest"}}};
  return kNames[static_cast<unsigned>(way)];
}

Phrase an_animal(Seat owner) {
  return owner == kElephants ? Phrase{"an elephant", "un éléphant"}
                             : Phrase{"a rhino", "un rhinocéros"};
}

Phrase the_animal(Seat owner) {
  return owner == kElephants ? Phrase{"the elephant", "l'éléphant"}
                             : Phrase{"the rhino", "le rhinocéros"};
}

} // namespace howdah::siam
