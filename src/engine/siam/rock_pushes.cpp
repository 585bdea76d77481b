#include "engine/siam/rock_pushes.hpp"

#include "games/siam/moves.hpp"

#include <memory>

namespace howdah::siam {
namespace {

constexpr int kRank = 2; // the line is laid out on the middle row of an empty board

/// With elephants for the viewer's animals; they are to move.
Position lay_out(LineCode code) {
  Position position;
  position.rocks = 0;
  const auto line = decode(code);
  for (int at = 0; at < kSide; ++at) {
    const Squares here = bit(square_at(at, kRank));
    const auto piece = line.pieces[static_cast<unsigned>(at)];
    if (piece == Line::Piece::none) continue;
    if (piece == Line::Piece::rock) {
      position.rocks |= here;
      continue;
    }
    const Seat owner = line.others[static_cast<unsigned>(at)] ? kRhinos : kElephants;
    position.animals[static_cast<unsigned>(owner)] |= here;
    if (piece != Line::Piece::sideways) position.horizontal |= here;
    if (piece == Line::Piece::forward) position.forward |= here;
  }
  return position;
}

/// Where the push stands in a RockPushes word.
unsigned bit_of(Move push) {
  const bool forward = push.facing() == Facing::east;
  if (push.action() == Action::enter_push) return forward ? 10 : 11;
  return static_cast<unsigned>(file_of(push.from())) + (forward ? 0 : kSide);
}

RockPushes pushes_of(LineCode code, const PushTable& table) {
  const Position position = lay_out(code);
  MoveList pushes;
  list_pushes(position, {.table = table, .animals = kSide + 1, .crosses_forbidden = false}, pushes);
  unsigned word = 0;
  for (const Move push : pushes) {
    if (!is_horizontal(push.facing())) continue;
    Position after = position;
    play(after, push);
    const bool loses = after.winner == kRhinos + 1;
    if (after.rocks == position.rocks || loses) continue;
    word |= 1U << bit_of(push);
    if (after.winner != 0) {
      word |= push.action() == Action::enter_push ? kEntryWins : kPushWins;
    }
  }
  return static_cast<RockPushes>(word);
}

std::unique_ptr<RockPushLookup> make_lookup(bool running) {
  auto lookup = std::make_unique<RockPushLookup>();
  for (LineCode code = 0; code < kLineCodes; ++code) {
    if (is_possible(code)) (*lookup)[code] = pushes_of(code, push_table(running));
  }
  return lookup;
}

} // namespace

const RockPushLookup& rock_push_lookup(bool running) {
  if (running) {
    static const auto kRunning = make_lookup(true);
    return *kRunning;
  }
  static const auto kTotal = make_lookup(false);
  return *kTotal;
}

} // namespace howdah::siam
