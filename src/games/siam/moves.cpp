#include "games/siam/moves.hpp"

#include "core/bits.hpp"

#include <algorithm>

namespace howdah::siam {
namespace {

/// Writes moves into a list's storage.
class MoveWriter {
public:
  explicit MoveWriter(MoveList& list) noexcept : list_(list), next_(list.begin()) {}

  void add(Action action, Square from, Square to, Facing facing) noexcept {
    *next_++ = Move(action, from, to, facing);
  }
  void add_all_facings(Action action, Square from, Square to) noexcept {
    for (const Facing facing : kFacings) add(action, from, to, facing);
  }
  [[nodiscard]] Move* next() const noexcept { return next_; }
  void remove_from(Move* first, auto&& is_unwanted) {
    next_ = std::remove_if(first, next_, is_unwanted);
  }
  void finish() noexcept { list_.set_end(next_); }

private:
  MoveList& list_;
  Move* next_;
};

/// The pushes along one line, whose square `i` is `square(i)`.
void add_pushes(MoveWriter& moves, LinePushes pushes, Facing forward, bool may_enter,
                auto&& square) {
  const Facing backward = opposite(forward);
  for_each_bit(forward_pushers(pushes),
               [&](int i) { moves.add(Action::push, square(i), square(i + 1), forward); });
  for_each_bit(backward_pushers(pushes),
               [&](int i) { moves.add(Action::push, square(i), square(i - 1), backward); });
  if (!may_enter) return;
  if (enters_low(pushes)) moves.add(Action::enter_push, kOffBoard, square(0), forward);
  if (enters_high(pushes)) moves.add(Action::enter_push, kOffBoard, square(kSide - 1), backward);
}

/// The pushes along row `i` and column `i`.
void add_pushes(MoveWriter& moves, int i, LinePushes in_row, LinePushes in_column, bool may_enter) {
  if (in_row != 0) {
    add_pushes(moves, in_row, Facing::east, may_enter, [i](int at) { return square_at(at, i); });
  }
  if (in_column != 0) {
    add_pushes(moves, in_column, Facing::north, may_enter,
               [i](int at) { return square_at(i, at); });
  }
}

void add_all_pushes(const Position& position, const PushTable& table, bool may_enter,
                    MoveWriter& moves) {
  const auto codes = line_codes(position);
  const auto& pushes = table.pushes[position.ply & 1U];
  for (int i = 0; i < kSide; ++i) {
    const auto index = static_cast<std::size_t>(i);
    add_pushes(moves, i, pushes[codes.rows[index]], pushes[codes.columns[index]], may_enter);
  }
}

/// The actions of one animal that end on one of the squares `wanted`, pushes apart. Where its own
/// square is wanted, turning and leaving count too.
void add_actions_of(Square from, const Position& position, Squares wanted, bool may_leave,
                    MoveWriter& moves) {
  for_each_bit(kNeighbours[static_cast<unsigned>(from)] & position.empty() & wanted,
               [&](Square to) { moves.add_all_facings(Action::step, from, to); });
  if ((wanted & bit(from)) == 0) return;
  const auto faced = static_cast<unsigned>(position.facing(from));
  for (const unsigned turned : {faced + 1, faced + 2, faced + 3}) {
    moves.add(Action::turn, from, from, static_cast<Facing>(turned & 3U));
  }
  if (may_leave && (bit(from) & kBorder) != 0) {
    moves.add(Action::leave, from, kOffBoard, Facing::north);
  }
}

/// With `opening=crosses`, what ends on a crossed square; turning there is allowed.
bool ends_on_cross(Move move) {
  return move.action() != Action::turn && (bit(move.to()) & kCrosses) != 0;
}

bool has_reserve(const Position& position, const MoveContext& context) {
  return std::popcount(position.own()) < context.animals;
}

} // namespace

void list_pushes(const Position& position, const MoveContext& context, MoveList& list) {
  MoveWriter moves(list);
  add_all_pushes(position, context.table, has_reserve(position, context), moves);
  moves.finish();
}

void list_pushes(const PushesByLine& pushes, bool may_enter, MoveList& list) {
  MoveWriter moves(list);
  for (int i = 0; i < kSide; ++i) {
    const auto index = static_cast<std::size_t>(i);
    add_pushes(moves, i, pushes.rows[index], pushes.columns[index], may_enter);
  }
  moves.finish();
}

void list_moves(const Position& position, const MoveContext& context, MoveList& list) {
  list_moves_touching(position, context, {}, list);
}

void list_moves_touching(const Position& position, const MoveContext& context,
                         std::span<const Squares> lines, MoveList& list) {
  // Where a move must end to touch all lines, when what it leaves touches some of them.
  const auto wanted_from = [lines](Squares left) {
    Squares wanted = kBoard;
    for (const Squares line : lines) {
      if ((line & left) == 0) wanted &= line;
    }
    return wanted;
  };
  MoveWriter moves(list);
  const bool may_leave = position.may_leave(position.to_move());
  const bool may_enter = has_reserve(position, context);
  for_each_bit(position.own(), [&](Square from) {
    add_actions_of(from, position, wanted_from(bit(from)), may_leave, moves);
  });
  if (may_enter) {
    for_each_bit(position.empty() & kBorder & wanted_from(0),
                 [&](Square to) { moves.add_all_facings(Action::enter, kOffBoard, to); });
  }
  Move* const pushes = moves.next();
  add_all_pushes(position, context.table, may_enter, moves);
  if (!lines.empty()) {
    moves.remove_from(pushes, [&](Move push) {
      const Squares changed = bit(push.from()) | ray(push.to(), push.facing());
      return std::ranges::any_of(lines, [&](Squares line) { return (line & changed) == 0; });
    });
  }
  moves.finish();
  if (context.crosses_forbidden) {
    list.set_end(std::ranges::remove_if(list, ends_on_cross).begin());
  }
}

} // namespace howdah::siam
