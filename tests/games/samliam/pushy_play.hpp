// Random games of Sam Liam in which things happen. Uniformly random moves seldom open a figure;
// these players often look at some moves and take the one that best fits the mood of the turn:
// to open figures, to prepare a SONG, to block, to complete, or to let it be.
#pragma once

#include "core/random.hpp"
#include "tests/reference/samliam.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace howdah::testing {

class PushyPlayer {
public:
  /// A shuffler likes to take back what it did the turn before, until positions repeat.
  PushyPlayer(std::uint64_t seed, bool shuffles) : random_(seed), shuffles_(shuffles) {}

  /// A legal move of a game that is not over.
  [[nodiscard]] std::string choose(const reference::samliam::Game& game);

private:
  using Turn = reference::samliam::Turn;

  [[nodiscard]] const Turn& any(const std::vector<Turn>& turns);
  [[nodiscard]] const Turn& best_of_some(const reference::samliam::Game& game);
  /// The turn that undoes the player's last one, if there is one.
  [[nodiscard]] const Turn* way_back(const reference::samliam::Game& game) const;

  Random random_;
  bool shuffles_;
  std::vector<Turn> played_; // by all players, in order
};

} // namespace howdah::testing
