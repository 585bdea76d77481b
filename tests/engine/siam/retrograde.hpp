// Retrograde analysis of every position with one animal per side: the oracle for the search.
#pragma once

#include "games/siam/siam.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace howdah::testing {

class Retrograde {
public:
  Retrograde();

  /// 0 for a draw, else the plies to the end: odd for a win of the player to move, even for a loss.
  [[nodiscard]] int plies(const siam::Position& position) const;

  /// Every position with the elephants to move, once for each set of rocks up to symmetry.
  [[nodiscard]] std::vector<siam::Position> all_positions() const;

private:
  [[nodiscard]] std::size_t index_of(const siam::Position& position) const;
  [[nodiscard]] siam::Position position_at(std::size_t index) const;
  [[nodiscard]] bool is_board(std::size_t index) const;
  [[nodiscard]] bool has_win(std::size_t index, int plies) const;
  [[nodiscard]] bool is_lost(std::size_t index, int plies) const;

  siam::Siam game_;
  std::vector<siam::Squares> rocks_; // one set of each orbit
  struct Orbit {
    std::size_t number;
    int symmetry; // that leads to the set in rocks_
  };
  std::map<siam::Squares, Orbit> orbits_;
  std::vector<std::uint8_t> plies_;
};

} // namespace howdah::testing
