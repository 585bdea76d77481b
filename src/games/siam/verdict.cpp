#include "games/siam/verdict.hpp"

#include <optional>

namespace howdah::siam {
namespace {

LinePiece piece_in_line(const Position& position, Square square, Facing way) {
  if ((position.rocks & bit(square)) != 0) {
    return {.square = square, .part = LinePiece::Part::rock, .owner = kElephants, .facing = way};
  }
  const Facing facing = position.facing(square);
  const auto part = facing == way             ? LinePiece::Part::pushes
                    : facing == opposite(way) ? LinePiece::Part::resists
                                              : LinePiece::Part::sideways;
  const bool rhino = (position.animals[kRhinos] & bit(square)) != 0;
  return {.square = square, .part = part, .owner = rhino ? kRhinos : kElephants, .facing = facing};
}

/// Gathers the line of a push onto `to` and weighs it.
void weigh_push(const Position& position, const Rules& rules, Square from, Square to, Facing way,
                Verdict& verdict) {
  verdict.is_push = true;
  verdict.line.push_back({.square = from,
                          .part = LinePiece::Part::pushes,
                          .owner = position.to_move(),
                          .facing = way});
  Square square = to;
  for (; square != kOffBoard && (position.occupied() & bit(square)) != 0;
       square = neighbour(square, way)) {
    verdict.line.push_back(piece_in_line(position, square, way));
  }
  verdict.last_piece_falls = square == kOffBoard;
  std::size_t pieces = 0;
  for (const auto& piece : verdict.line) {
    verdict.balance.add(piece.part);
    ++pieces;
    if (rules.push_running && verdict.stopped_after == 0 && !verdict.balance.succeeds()) {
      verdict.stopped_after = pieces;
    }
  }
  if (!verdict.balance.succeeds()) {
    verdict.ruling = Ruling::push_too_weak;
  } else if (verdict.stopped_after != 0) {
    verdict.ruling = Ruling::push_stopped_on_the_way;
  }
}

/// Why the player cannot play the animal on that square, if so.
std::optional<Ruling> own_animal(const Position& position, Square square) {
  if ((position.own() & bit(square)) != 0) return std::nullopt;
  if ((position.rocks & bit(square)) != 0) return Ruling::rock_there;
  if ((position.all_animals() & bit(square)) != 0) return Ruling::not_your_animal;
  return Ruling::no_animal_there;
}

bool is_occupied(const Position& position, Square square) {
  return (position.occupied() & bit(square)) != 0;
}

Verdict refuse(Ruling ruling) {
  Verdict verdict;
  verdict.ruling = ruling;
  return verdict;
}

Verdict judge_enter(const Position& position, const Rules& rules, WrittenMove written) {
  if (position.on_board(position.to_move()) == rules.animals) return refuse(Ruling::reserve_empty);
  if ((bit(written.to) & kBorder) == 0) return refuse(Ruling::enter_not_border);
  Verdict verdict;
  if (is_occupied(position, written.to)) {
    const bool crosses_edge = neighbour(written.to, opposite(written.facing)) == kOffBoard;
    if (!crosses_edge) return refuse(Ruling::enter_wrong_way);
    weigh_push(position, rules, kOffBoard, written.to, written.facing, verdict);
  }
  verdict.move = {verdict.is_push ? Action::enter_push : Action::enter, kOffBoard, written.to,
                  written.facing};
  return verdict;
}

Verdict judge_go(const Position& position, const Rules& rules, WrittenMove written) {
  if (const auto ruling = own_animal(position, written.from)) return refuse(*ruling);
  if ((kNeighbours[static_cast<unsigned>(written.from)] & bit(written.to)) == 0) {
    return refuse(Ruling::step_not_adjacent);
  }
  Verdict verdict;
  if (is_occupied(position, written.to)) {
    const Facing faced = position.facing(written.from);
    if (neighbour(written.from, faced) != written.to) return refuse(Ruling::push_not_ahead);
    if (written.facing != faced) return refuse(Ruling::push_must_not_turn);
    weigh_push(position, rules, written.from, written.to, faced, verdict);
  }
  verdict.move = {verdict.is_push ? Action::push : Action::step, written.from, written.to,
                  written.facing};
  return verdict;
}

Verdict judge_turn(const Position& position, WrittenMove written) {
  if (const auto ruling = own_animal(position, written.from)) return refuse(*ruling);
  if (position.facing(written.from) == written.facing) return refuse(Ruling::turn_to_same_facing);
  Verdict verdict;
  verdict.move = {Action::turn, written.from, written.from, written.facing};
  return verdict;
}

Verdict judge_leave(const Position& position, WrittenMove written) {
  if (const auto ruling = own_animal(position, written.from)) return refuse(*ruling);
  if ((bit(written.from) & kBorder) == 0) return refuse(Ruling::leave_not_border);
  if (!position.may_leave(position.to_move())) return refuse(Ruling::leave_right_used);
  Verdict verdict;
  verdict.move = {Action::leave, written.from, kOffBoard, Facing::north};
  return verdict;
}

Verdict judge_action(const Position& position, const Rules& rules, WrittenMove written) {
  switch (written.kind) {
  case WrittenMove::Kind::enter: return judge_enter(position, rules, written);
  case WrittenMove::Kind::go: return judge_go(position, rules, written);
  case WrittenMove::Kind::turn: return judge_turn(position, written);
  case WrittenMove::Kind::leave: break;
  }
  return judge_leave(position, written);
}

} // namespace

void PushBalance::add(LinePiece::Part part) noexcept {
  switch (part) {
  case LinePiece::Part::pushes: ++same; break;
  case LinePiece::Part::resists: ++against; break;
  case LinePiece::Part::rock: ++rocks; break;
  case LinePiece::Part::sideways: break;
  }
}

Verdict judge(const Position& position, const Rules& rules, WrittenMove written) {
  if (result(position, rules).is_over()) return refuse(Ruling::game_over);
  auto verdict = judge_action(position, rules, written);
  const bool arrives =
      written.kind == WrittenMove::Kind::enter || written.kind == WrittenMove::Kind::go;
  if (verdict.ruling == Ruling::legal && arrives && crosses_forbidden(position, rules) &&
      (bit(written.to) & kCrosses) != 0) {
    verdict.ruling = Ruling::crossed_square;
  }
  return verdict;
}

} // namespace howdah::siam
