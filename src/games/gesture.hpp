// A move as a user enters it on the board: pick a piece up, put it down, point it some way.
//
// An interface with a pointer needs only the legal moves in this form: what can be picked up, where
// that can go, which ways it can point there. No two legal moves have the same gesture.
#pragma once

#include <string>
#include <vector>

namespace howdah {

/// Places are named as the game's notation names them. A way is one of n ne e se s sw w nw.
struct Gesture {
  std::string move;       // its text
  std::string from{};     // where the piece stands; empty when it comes from beside the board
  std::string from_way{}; // which way it points there, which tells two pieces of a place apart
  std::string to{};       // where it is put down, `from` to stay; empty when it leaves the board
  std::string to_way{};   // which way it points there
  std::string call{};     // what is said with the move, in capitals; empty for nothing

  friend bool operator==(const Gesture&, const Gesture&) = default;
};

/// The places of a board, row by row from the north, each row from the west.
using BoardPlaces = std::vector<std::vector<std::string>>;

/// A place that a move changes, and the pieces there before and after it.
struct PlaceChange {
  std::string place;
  std::vector<std::string> before{};
  std::vector<std::string> after{};

  friend bool operator==(const PlaceChange&, const PlaceChange&) = default;
};

} // namespace howdah
