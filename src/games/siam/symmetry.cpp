#include "games/siam/symmetry.hpp"

#include "core/bits.hpp"

#include <utility>

namespace howdah::siam {
namespace {

bool swaps_axes(int symmetry) noexcept {
  return (static_cast<unsigned>(symmetry) & 4U) != 0;
}
bool flips_files(int symmetry) noexcept {
  return (static_cast<unsigned>(symmetry) & 1U) != 0;
}
bool flips_ranks(int symmetry) noexcept {
  return (static_cast<unsigned>(symmetry) & 2U) != 0;
}

Squares transform_set(Squares squares, int symmetry) noexcept {
  Squares moved = 0;
  for_each_bit(squares, [&](Square square) { moved |= bit(transform(square, symmetry)); });
  return moved;
}

} // namespace

Square transform(Square square, int symmetry) noexcept {
  if (square == kOffBoard) return square;
  int file = file_of(square);
  int rank = rank_of(square);
  if (swaps_axes(symmetry)) std::swap(file, rank);
  if (flips_files(symmetry)) file = kSide - 1 - file;
  if (flips_ranks(symmetry)) rank = kSide - 1 - rank;
  return square_at(file, rank);
}

Facing transform(Facing facing, int symmetry) noexcept {
  const bool horizontal = is_horizontal(facing) != swaps_axes(symmetry);
  const bool flipped = horizontal ? flips_files(symmetry) : flips_ranks(symmetry);
  return facing_of(horizontal, is_forward(facing) != flipped);
}

Move transform(Move move, int symmetry) noexcept {
  // An animal that leaves faces nowhere: its facing stays as the generator writes it.
  const Facing facing =
      move.action() == Action::leave ? move.facing() : transform(move.facing(), symmetry);
  return {move.action(), transform(move.from(), symmetry), transform(move.to(), symmetry), facing};
}

Position transform(const Position& position, int symmetry) noexcept {
  Position moved = position;
  for (const Seat seat : {kElephants, kRhinos}) {
    const auto index = static_cast<unsigned>(seat);
    moved.animals[index] = transform_set(position.animals[index], symmetry);
  }
  moved.rocks = transform_set(position.rocks, symmetry);
  moved.horizontal = 0;
  moved.forward = 0;
  for_each_bit(position.all_animals(), [&](Square square) {
    const Facing facing = transform(position.facing(square), symmetry);
    const Squares there = bit(transform(square, symmetry));
    if (is_horizontal(facing)) moved.horizontal |= there;
    if (is_forward(facing)) moved.forward |= there;
  });
  return moved;
}

} // namespace howdah::siam
