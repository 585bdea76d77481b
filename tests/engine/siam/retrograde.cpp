#include "tests/engine/siam/retrograde.hpp"

#include "games/siam/symmetry.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace howdah::testing {
namespace {

using siam::Position;
using siam::Squares;

/// In reserve, or one of four facings on one of 25 squares.
constexpr std::size_t kPlaces = 1 + 4 * 25;

Position with_rocks(Squares rocks) {
  Position position;
  position.rocks = rocks;
  return position;
}

std::size_t place_of(const Position& position, Seat seat) {
  const Squares animal = position.animals[static_cast<unsigned>(seat)];
  if (animal == 0) return 0;
  const auto square = std::countr_zero(animal);
  return 1 + 4 * static_cast<std::size_t>(square) +
         static_cast<std::size_t>(position.facing(square));
}

void put(Position& position, Seat seat, std::size_t place) {
  if (place == 0) return;
  const Squares here = Squares{1} << ((place - 1) / 4);
  const auto facing = static_cast<siam::Facing>((place - 1) % 4);
  position.animals[static_cast<unsigned>(seat)] = here;
  if (siam::is_horizontal(facing)) position.horizontal |= here;
  if (siam::is_forward(facing)) position.forward |= here;
}

} // namespace

Retrograde::Retrograde() : game_(siam::Rules{.animals = 1}) {
  for (Squares rocks = 0; rocks <= siam::kBoard; ++rocks) {
    if (std::popcount(rocks) != siam::kRocks || orbits_.contains(rocks)) continue;
    for (int symmetry = 0; symmetry < siam::kSymmetries; ++symmetry) {
      // The symmetry that leads from an image back to `rocks` is found by trying.
      const Squares image = siam::transform(with_rocks(rocks), symmetry).rocks;
      if (orbits_.contains(image)) continue;
      int back = 0;
      while (siam::transform(with_rocks(image), back).rocks != rocks) ++back;
      orbits_[image] = {rocks_.size(), back};
    }
    rocks_.push_back(rocks);
  }
  plies_.assign(rocks_.size() * kPlaces * kPlaces, 0);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < plies_.size(); ++i) {
    if (is_board(i)) open.push_back(i);
  }
  // A distance is found in its own round; two rounds without any end the work.
  int idle = 0;
  for (int plies = 1; idle < 2; ++plies) {
    std::vector<std::size_t> found;
    std::vector<std::size_t> rest;
    for (const auto index : open) {
      const bool is_found = plies % 2 == 1 ? has_win(index, plies) : is_lost(index, plies);
      (is_found ? found : rest).push_back(index);
    }
    for (const auto index : found) plies_[index] = static_cast<std::uint8_t>(plies);
    open = std::move(rest);
    idle = found.empty() ? idle + 1 : 0;
  }
}

int Retrograde::plies(const Position& position) const {
  return plies_[index_of(position)];
}

std::vector<Position> Retrograde::all_positions() const {
  std::vector<Position> positions;
  for (std::size_t i = 0; i < plies_.size(); ++i) {
    if (is_board(i)) positions.push_back(position_at(i));
  }
  return positions;
}

std::size_t Retrograde::index_of(const Position& position) const {
  const auto& orbit = orbits_.at(position.rocks);
  const auto turned = siam::transform(position, orbit.symmetry);
  const Seat mover = position.to_move();
  return (orbit.number * kPlaces + place_of(turned, mover)) * kPlaces + place_of(turned, 1 - mover);
}

Position Retrograde::position_at(std::size_t index) const {
  Position position = with_rocks(rocks_[index / (kPlaces * kPlaces)]);
  put(position, siam::kElephants, index / kPlaces % kPlaces);
  put(position, siam::kRhinos, index % kPlaces);
  return position;
}

bool Retrograde::is_board(std::size_t index) const {
  const auto position = position_at(index);
  return (position.animals[0] & position.animals[1]) == 0 &&
         (position.all_animals() & position.rocks) == 0;
}

bool Retrograde::has_win(std::size_t index, int plies) const {
  const auto position = position_at(index);
  siam::MoveList moves;
  game_.legal_moves(position, moves);
  return std::ranges::any_of(moves, [&](siam::Move move) {
    auto after = position;
    (void)game_.play(after, move);
    if (after.winner != 0) return plies == 1 && after.winner == siam::kElephants + 1;
    return plies > 1 && plies_[index_of(after)] == plies - 1;
  });
}

bool Retrograde::is_lost(std::size_t index, int plies) const {
  const auto position = position_at(index);
  siam::MoveList moves;
  game_.legal_moves(position, moves);
  return std::ranges::all_of(moves, [&](siam::Move move) {
    auto after = position;
    (void)game_.play(after, move);
    if (after.winner != 0) return after.winner == siam::kRhinos + 1;
    const int answer = plies_[index_of(after)];
    return answer % 2 == 1 && answer < plies;
  });
}

} // namespace howdah::testing
