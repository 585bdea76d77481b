#include "games/siam/names.hpp"

#include "games/siam/position.hpp"

#include <array>

namespace howdah::siam {

Phrase seat_name(Seat seat) {
  return seat == kElephants ? Phrase{"Elephants", "Éléphants"} : Phrase{"Rhinos", "Rhinocéros"};
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
