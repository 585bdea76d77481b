#include "engine/siam/line_insight.hpp"

#include "games/siam/moves.hpp"

#include <memory>

namespace howdah::siam {
namespace {

constexpr int kRank = 2; // the line is laid out on the middle row of an empty board

Position lay_out(LineCode code, Seat to_move) {
  Position position;
  position.rocks = 0;
  position.ply = static_cast<std::uint32_t>(to_move);
  for (int at = 0; at < kSide; ++at) {
    const Squares here = bit(square_at(at, kRank));
    const auto shift = static_cast<unsigned>(at);
    const bool aligned = ((code >> shift) & 1U) != 0;
    const bool second = ((code >> (shift + kSecondPlane)) & 1U) != 0;
    const bool third = ((code >> (shift + kThirdPlane)) & 1U) != 0;
    if (aligned) {
      position.animals[second ? kRhinos : kElephants] |= here;
      position.horizontal |= here;
      if (third) position.forward |= here;
    } else if (second) {
      position.animals[kElephants] |= here;
    } else if (third) {
      position.rocks |= here;
    }
  }
  return position;
}

/// Where the push stands in a RockPushes word.
unsigned bit_of(Move push) {
  const bool forward = push.facing() == Facing::east;
  if (push.action() == Action::enter_push) return forward ? 10 : 11;
  return static_cast<unsigned>(file_of(push.from())) + (forward ? 0 : kSide);
}

RockPushes look_at(LineCode code, Seat seat, const PushTable& table) {
  const Position position = lay_out(code, seat);
  MoveList pushes;
  list_pushes(position, {.table = table, .animals = kSide + 1, .crosses_forbidden = false}, pushes);
  unsigned word = 0;
  for (const Move push : pushes) {
    if (!is_horizontal(push.facing())) continue;
    Position after = position;
    play(after, push);
    const bool loses = after.winner != 0 && after.winner != static_cast<unsigned>(seat) + 1;
    if (after.rocks == position.rocks || loses) continue;
    word |= 1U << bit_of(push);
    if (after.winner != 0) {
      word |= push.action() == Action::enter_push ? kEntryWins : kPushWins;
    }
  }
  return static_cast<RockPushes>(word);
}

std::unique_ptr<RockPushTable> make_table(bool running) {
  auto table = std::make_unique<RockPushTable>();
  for (LineCode code = 0; code < kLineCodes; ++code) {
    if (!is_possible(code)) continue;
    for (const Seat seat : {kElephants, kRhinos}) {
      (*table)[static_cast<unsigned>(seat)][code] = look_at(code, seat, push_table(running));
    }
  }
  return table;
}

unsigned reversed(unsigned five_bits) {
  unsigned result = 0;
  for (unsigned i = 0; i < kSide; ++i) result |= ((five_bits >> i) & 1U) << (kSide - 1 - i);
  return result;
}

} // namespace

bool is_possible(LineCode code) noexcept {
  const LineCode aligned = code & 31U;
  const LineCode second = (code >> kSecondPlane) & 31U;
  const LineCode third = (code >> kThirdPlane) & 31U;
  return (second & third & ~aligned) == 0;
}

LineCode mirrored(LineCode code) noexcept {
  const LineCode aligned = code & 31U;
  const LineCode second = (code >> kSecondPlane) & 31U;
  // Seen from the other end, who faces forward faces backward; rocks have no facing.
  const LineCode third = ((code >> kThirdPlane) & 31U) ^ aligned;
  return reversed(aligned) | (reversed(second) << kSecondPlane) | (reversed(third) << kThirdPlane);
}

const RockPushTable& rock_push_table(bool running) {
  if (running) {
    static const auto kRunning = make_table(true);
    return *kRunning;
  }
  static const auto kTotal = make_table(false);
  return *kTotal;
}

} // namespace howdah::siam
