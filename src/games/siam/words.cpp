#include "games/siam/words.hpp"

#include "core/text.hpp"
#include "games/siam/names.hpp"
#include "games/siam/push_words.hpp"

namespace howdah::siam {
namespace {

Phrase legal_sentence(const Position& position, WrittenMove written, const Verdict& verdict) {
  const Seat mover = position.to_move();
  const auto way = way_name(written.facing);
  const auto to = square_text(written.to == kOffBoard ? written.from : written.to);
  if (verdict.is_push) {
    const auto numbers = in_numbers(verdict.balance);
    return {concat("the push succeeds: ", numbers.english),
            concat("la poussée réussit : ", numbers.french)};
  }
  switch (verdict.move.action()) {
  case Action::turn:
    return {concat(the_animal(mover).english, " on ", to, " turns to face ", way.english),
            concat(the_animal(mover).french, " en ", to, " se tourne vers ", way.french)};
  case Action::leave:
    return {concat(the_animal(mover).english, " on ", to, " goes back to its reserve"),
            concat(the_animal(mover).french, " en ", to, " retourne à sa réserve")};
  case Action::enter:
    return {concat(an_animal(mover).english, " enters on ", to, ", facing ", way.english),
            concat(an_animal(mover).french, " entre en ", to, ", tourné vers ", way.french)};
  default: break;
  }
  return {concat(the_animal(mover).english, " steps to ", to, " and faces ", way.english),
          concat(the_animal(mover).french, " va en ", to, " et se tourne vers ", way.french)};
}

std::string_view rule_name(const Verdict& verdict) {
  switch (verdict.ruling) {
  case Ruling::legal: break;
  case Ruling::game_over: return "game.over";
  case Ruling::no_animal_there: return "animal.none";
  case Ruling::rock_there: return "animal.rock";
  case Ruling::not_your_animal: return "animal.not-yours";
  case Ruling::reserve_empty: return "enter.reserve-empty";
  case Ruling::enter_not_border: return "enter.not-border";
  case Ruling::enter_wrong_way: return "enter.wrong-way";
  case Ruling::step_not_adjacent: return "move.not-adjacent";
  case Ruling::push_not_ahead: return "push.not-ahead";
  case Ruling::push_must_not_turn: return "push.must-not-turn";
  case Ruling::push_too_weak: return "push.too-weak";
  case Ruling::push_stopped_on_the_way: return "push.stopped-on-the-way";
  case Ruling::crossed_square: return "opening.crossed-square";
  case Ruling::turn_to_same_facing: return "turn.same-facing";
  case Ruling::leave_not_border: return "leave.not-border";
  case Ruling::leave_right_used: return "leave.right-used";
  }
  switch (verdict.move.action()) {
  case Action::enter: return "enter";
  case Action::enter_push: return "enter.push";
  case Action::step: return "move";
  case Action::push: return "push";
  case Action::turn: return "turn";
  case Action::leave: break;
  }
  return "leave";
}

Phrase game_over(const Position& position) {
  if (position.winner == 0) {
    return {concat("the game is over: it is a draw after ply ", position.ply),
            concat("la partie est finie : elle est nulle après le coup ", position.ply)};
  }
  const auto winner = the_animals(static_cast<Seat>(position.winner) - 1);
  return {concat("the game is over: ", winner.english, " have won"),
          concat("la partie est finie : ", winner.french, " ont gagné")};
}

Phrase sentence(const Position& position, const Rules& rules, WrittenMove written,
                const Verdict& verdict) {
  const Seat mover = position.to_move();
  const auto square = square_text(written.from == kOffBoard ? written.to : written.from);
  switch (verdict.ruling) {
  case Ruling::legal: break;
  case Ruling::game_over: return game_over(position);
  case Ruling::no_animal_there:
    return {concat("there is no animal on ", square), concat("il n'y a pas d'animal en ", square)};
  case Ruling::rock_there:
    return {concat("there is a rock on ", square, "; only animals are played"),
            concat("il y a un rocher en ", square, " ; on ne joue que des animaux")};
  case Ruling::not_your_animal:
    return {concat("the animal on ", square, " is not yours: ", the_animals(mover).english,
                   " are to move"),
            concat("l'animal en ", square, " n'est pas à vous : ", the_animals(mover).french,
                   " ont le trait")};
  case Ruling::reserve_empty:
    return {
        concat("no animal is left in reserve: all ", rules.animals, " are on the board"),
        rules.animals == 1
            ? std::string("la réserve est vide : le seul animal est sur le plateau")
            : concat("la réserve est vide : les ", rules.animals, " animaux sont sur le plateau")};
  case Ruling::enter_not_border:
    return {concat("animals enter on the 16 outer squares; ", square, " is inside"),
            concat("on entre par les 16 cases du bord ; ", square, " est à l'intérieur")};
  case Ruling::enter_wrong_way:
    return {concat(square,
                   " is occupied: one enters there only by pushing straight in from the "
                   "edge, not facing ",
                   way_name(written.facing).english),
            concat(square,
                   " est occupée : on n'y entre qu'en poussant droit depuis le bord, pas "
                   "tourné vers ",
                   way_name(written.facing).french)};
  case Ruling::step_not_adjacent:
    return {concat(square_text(written.to), " is not beside ", square,
                   ": an animal moves one square, not diagonally"),
            concat(square_text(written.to), " n'est pas à côté de ", square,
                   " : un animal avance d'une case, pas en diagonale")};
  case Ruling::push_not_ahead:
    return {concat(square_text(written.to), " is occupied and the animal on ", square, " faces ",
                   way_name(position.facing(written.from)).english,
                   ": animals push only straight ahead"),
            concat(square_text(written.to), " est occupée et l'animal en ", square,
                   " regarde vers ", way_name(position.facing(written.from)).french,
                   " : un animal ne pousse que droit devant lui")};
  case Ruling::push_must_not_turn:
    return {concat("a push turns nothing: the animal keeps facing ",
                   way_name(position.facing(written.from)).english),
            concat("pousser ne tourne rien : l'animal reste tourné vers ",
                   way_name(position.facing(written.from)).french)};
  case Ruling::push_too_weak: {
    const auto numbers = in_numbers(verdict.balance);
    return {concat("the push is too weak: ", numbers.english),
            concat("la poussée est trop faible : ", numbers.french)};
  }
  case Ruling::push_stopped_on_the_way: return stopped_on_the_way(verdict);
  case Ruling::crossed_square:
    return {concat("with opening=crosses no animal may end on ", square_text(written.to),
                   " in its owner's first two turns"),
            concat("avec opening=crosses, aucun animal ne peut finir en ", square_text(written.to),
                   " aux deux premiers tours de son joueur")};
  case Ruling::turn_to_same_facing:
    return {
        concat("the animal on ", square, " faces ", way_name(written.facing).english, " already"),
        concat("l'animal en ", square, " est déjà tourné vers ", way_name(written.facing).french)};
  case Ruling::leave_not_border:
    return {concat("animals leave from the 16 outer squares; ", square, " is inside"),
            concat("on sort par les 16 cases du bord ; ", square, " est à l'intérieur")};
  case Ruling::leave_right_used:
    return {concat("with exits=once ", the_animals(mover).english, " have used their one exit"),
            concat("avec exits=once, ", the_animals(mover).french,
                   " ont déjà fait leur unique sortie")};
  }
  return legal_sentence(position, written, verdict);
}

PieceRole lone_role(const Position& position, Move move) {
  const bool enters = move.from() == kOffBoard;
  const bool leaves = move.to() == kOffBoard;
  return {.place = enters ? "" : square_text(move.from()),
          .piece = enters ? concat(letter(position.to_move()), letter(move.facing()))
                          : piece_text(position, move.from()),
          .role = enters                          ? "enters"
                  : leaves                        ? "leaves"
                  : move.action() == Action::turn ? "turns"
                                                  : "moves",
          .destination = leaves ? "" : square_text(move.to())};
}

} // namespace

Explanation put_in_words(const Position& position, const Rules& rules, WrittenMove written,
                         const Verdict& verdict) {
  Explanation explanation{.legal = verdict.ruling == Ruling::legal,
                          .rule = rule_name(verdict),
                          .verdict = sentence(position, rules, written, verdict)};
  if (verdict.is_push) {
    explanation.details = describe_push(position, verdict, written.facing);
    explanation.pieces = line_roles(position, verdict, written.facing);
  } else if (explanation.legal) {
    explanation.pieces.push_back(lone_role(position, verdict.move));
  }
  return explanation;
}

} // namespace howdah::siam
