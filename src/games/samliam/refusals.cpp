#include "games/samliam/refusals.hpp"

#include "core/text.hpp"
#include "games/samliam/moves.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/threats.hpp"
#include "games/samliam/words.hpp"

#include <algorithm>
#include <string>

namespace howdah::samliam {
namespace {

Phrase game_over(const Position& position) {
  const auto winner = seat_name(position.winner);
  switch (position.ending) {
  case Ending::complete_figure:
    return {concat("the game is over: ", winner.english, " owns a complete figure"),
            concat("la partie est finie : ", winner.french, " a une figure complète")};
  case Ending::win_announced:
    return {concat("the game is over: WIN for ", winner.english),
            concat("la partie est finie : WIN pour ", winner.french)};
  case Ending::none: break;
  }
  return {concat("the game is over: it is a draw after ply ", position.ply),
          concat("la partie est finie : elle est nulle après le coup ", position.ply)};
}

Phrase outside(const Setting& setting, Move move) {
  const bool taken_outside = move.takes() && !setting.board.contains(cell_of(move.taken()));
  const auto cell = cell_text(cell_of(taken_outside ? move.taken() : move.placed()));
  return {concat(cell, " lies outside the 7 x 7 board, which goes from b2 to h8"),
          concat(cell, " est hors du plateau de 7 × 7, qui va de b2 à h8")};
}

Phrase nothing_to_take(const Position& position, Move move) {
  const auto cell = cell_text(cell_of(move.taken()));
  const CellContent content = position.at(cell_of(move.taken()));
  if (content.empty()) {
    return {concat("there is nothing to take on ", cell, ": it is empty"),
            concat("il n'y a rien à prendre en ", cell, " : la case est vide")};
  }
  const auto corner = corner_text(corner_of(move.taken()));
  const auto holds = content_text(content);
  return {concat("no triangle on ", cell, " points ", corner, ": it holds ", holds),
          concat("aucun triangle ne pointe vers ", corner, " en ", cell, " : il y a ", holds)};
}

Phrase no_room(const Position& position, Move move, Ruling ruling) {
  const Cell place = cell_of(move.placed());
  CellContent content = position.at(place);
  if (move.takes() && cell_of(move.taken()) == place) {
    content = content.without(corner_of(move.taken()));
  }
  const auto cell = cell_text(place);
  const auto holds = content_text(content);
  if (ruling == Ruling::cell_full) {
    return {concat(cell, " is full: it holds ", holds),
            concat(cell, " est pleine : il y a ", holds)};
  }
  const auto free = corner_text(content.free_corner());
  if (ruling == Ruling::corner_taken) {
    return {concat("that corner of ", cell, " is taken by ", holds, "; ", free, " is free"),
            concat("ce coin de ", cell, " est pris par ", holds, " ; ", free, " est libre")};
  }
  return {
      concat(cell, " holds ", holds, ": a second triangle points to the opposite corner, ", free),
      concat("il y a ", holds, " en ", cell, " : un second triangle pointe vers le coin opposé, ",
             free)};
}

/// "Red on e3; Black on c4, d5".
Phrase known_threats_of_others(const Setting& setting, const Position& position) {
  Phrase list;
  for (Seat seat = 0; seat < position.players; ++seat) {
    if (seat == position.mover) continue;
    const CellSet cells = known_threats(*setting.figures, position, seat);
    if (cells.empty()) continue;
    const auto name = seat_name(seat);
    list.english += concat(list.english.empty() ? "" : "; ", name.english, " on ", list_of(cells));
    list.french += concat(list.french.empty() ? "" : " ; ", name.french, " en ", list_of(cells));
  }
  return list;
}

Phrase wrong_announcement(const Setting& setting, const Position& position, Move move) {
  const Position after = board_after(setting, position, move);
  const auto said = announcement_name(move.announced());
  const auto due = due_announcement(*setting.figures, after, position.mover).announcement;
  if (due == Announcement::none) {
    return {concat(said, " does not hold: there is nothing to announce after this move"),
            concat("il n'y a pas de ", said, " : rien n'est à annoncer après ce coup")};
  }
  return {concat(said, " is not what is due after this move; ", announcement_name(due), " is"),
          concat(said, " n'est pas l'annonce due après ce coup ; c'est ", announcement_name(due))};
}

Phrase no_win(const Setting& setting, const Position& position, Move move) {
  const Position after = board_after(setting, position, move);
  const auto mover = seat_name(position.mover);
  if (!has_open_figure(after, position.mover)) {
    return {concat("WIN does not hold: ", mover.english, " has no open figure"),
            concat("WIN n'est pas acquis : ", mover.french, " n'a pas de figure ouverte")};
  }
  for (Seat seat = 0; seat < position.players; ++seat) {
    if (seat == position.mover || !has_open_figure(after, seat)) continue;
    const auto name = seat_name(seat);
    return {concat("WIN does not hold: ", name.english, " has an open figure too"),
            concat("WIN n'est pas acquis : ", name.french, " a aussi une figure ouverte")};
  }
  return {concat("WIN does not hold: the open figures of ", mover.english, " can all be blocked"),
          concat("WIN n'est pas acquis : on peut bloquer toutes les figures ouvertes de ",
                 mover.french)};
}

/// The moves that would do, as far as a reader wants to see them.
Phrase legal_instead(const Setting& setting, const Position& position) {
  constexpr std::size_t kShown = 12;
  MoveList turns;
  list_turns(setting, position, turns);
  std::string list;
  for (std::size_t i = 0; i < std::min(kShown, turns.size()); ++i) {
    list += concat(i == 0 ? "" : ", ", write_move(turns[i]));
  }
  if (turns.size() > kShown) list += ", ...";
  return {concat("Legal here (", turns.size(), "): ", list, "."),
          concat("Coups permis ici (", turns.size(), ") : ", list, ".")};
}

} // namespace

std::string_view refusal_name(Ruling ruling) noexcept {
  switch (ruling) {
  case Ruling::legal: break;
  case Ruling::game_over: return "game.over";
  case Ruling::outside_board: return "board.outside";
  case Ruling::hand_not_empty: return "take.hand-not-empty";
  case Ruling::hand_empty: return "place.hand-empty";
  case Ruling::nothing_to_take: return "take.nothing";
  case Ruling::not_own_triangle: return "take.not-own";
  case Ruling::put_back_as_it_was: return "place.as-it-was";
  case Ruling::cell_full: return "place.cell-full";
  case Ruling::corner_taken: return "place.corner-taken";
  case Ruling::not_opposite: return "place.not-opposite";
  case Ruling::cell_barred: return "place.barred";
  case Ruling::threat_not_blocked: return "duty.block";
  case Ruling::song_not_answered: return "duty.song";
  case Ruling::announcement_not_used: return "announce.not-used";
  case Ruling::announcement_with_complete_figure: return "announce.complete-figure";
  case Ruling::announcement_wrong: return "announce.wrong";
  case Ruling::win_does_not_hold: return "announce.no-win";
  }
  return {};
}

Phrase refusal_sentence(const Setting& setting, const Position& position, Move move,
                        Ruling ruling) {
  const auto mover = seat_name(position.mover);
  const auto placed = cell_text(cell_of(move.placed()));
  switch (ruling) {
  case Ruling::legal: break;
  case Ruling::game_over: return game_over(position);
  case Ruling::outside_board: return outside(setting, move);
  case Ruling::hand_not_empty: {
    const auto hand = number_of_triangles(setting.in_hand(position, position.mover));
    return {concat(mover.english, " has ", hand, " in hand: one is placed, none is taken back"),
            concat(mover.french, " a ", hand, " en main : on en pose un, on n'en reprend pas")};
  }
  case Ruling::hand_empty:
    return {concat(mover.english, " has no triangle in hand: one is taken off the board first, as ",
                   "in c3se-e5nw"),
            concat(mover.french, " n'a plus de triangle en main : il faut d'abord en reprendre un ",
                   "sur le plateau, comme dans c3se-e5nw")};
  case Ruling::nothing_to_take: return nothing_to_take(position, move);
  case Ruling::not_own_triangle: {
    const CellContent content = position.at(cell_of(move.taken()));
    const auto owner = seat_name(content.owner(corner_of(move.taken())));
    const auto point = point_text(move.taken());
    return {
        concat("the triangle ", point, " belongs to ", owner.english, ", not to ", mover.english),
        concat("le triangle ", point, " est à ", owner.french, ", non à ", mover.french)};
  }
  case Ruling::put_back_as_it_was:
    return {"putting the triangle back as it was is not a turn",
            "remettre le triangle comme il était n'est pas un coup"};
  case Ruling::cell_full:
  case Ruling::corner_taken:
  case Ruling::not_opposite: return no_room(position, move, ruling);
  case Ruling::cell_barred:
    return {concat(placed, " is barred to ", mover.english,
                   " this turn: its announcement was left out"),
            concat(placed, " est interdite à ", mover.french,
                   " pour ce tour : l'annonce a été oubliée")};
  case Ruling::threat_not_blocked: {
    const auto threats = known_threats_of_others(setting, position);
    return {concat("a threat has to be blocked: ", threats.english),
            concat("il faut bloquer une menace : ", threats.french)};
  }
  case Ruling::song_not_answered: {
    const Seat last = position.last_seat();
    const auto singer = seat_name(last);
    const auto cells = list_of(double_threat_cells(*setting.figures, position, last));
    return {concat("the SONG of ", singer.english, " has to be answered: it is on ", cells),
            concat("il faut répondre au SONG de ", singer.french, " : il est en ", cells)};
  }
  case Ruling::announcement_not_used:
    return {"announcements are written with announce=strict only",
            "les annonces ne s'écrivent qu'avec announce=strict"};
  case Ruling::announcement_with_complete_figure:
    return {"a move that completes a figure is written without an announcement",
            "un coup qui complète une figure s'écrit sans annonce"};
  case Ruling::announcement_wrong: return wrong_announcement(setting, position, move);
  case Ruling::win_does_not_hold: return no_win(setting, position, move);
  }
  return {};
}

std::vector<Phrase> refusal_details(const Setting& setting, const Position& position,
                                    Ruling ruling) {
  std::vector<Phrase> details;
  if (ruling == Ruling::threat_not_blocked) {
    details.push_back({"A move must leave fewer threatened cells than there were.",
                       "Un coup doit laisser moins de cases menacées qu'il n'y en avait."});
    for (Seat seat = 0; seat < position.players; ++seat) {
      if (seat == position.mover) continue;
      const CellSet known = known_threats(*setting.figures, position, seat);
      const auto name = seat_name(seat);
      for_each_open_figure(position, seat, [&](int number) {
        const auto& figure = (*setting.figures)[number];
        if (!known.contains(cell_of(missing_point(position, figure, seat)))) return;
        const auto words = the_open_figure(position, figure, seat);
        details.push_back({concat(name.english, " threatens to complete ", words.english, "."),
                           concat(name.french, " menace de compléter ", words.french, ".")});
      });
    }
  }
  if (ruling == Ruling::song_not_answered) {
    const auto singer = seat_name(position.last_seat());
    details.push_back(
        {concat("A move must leave ", singer.english, " neither a SONG nor an open figure."),
         concat("Un coup ne doit laisser à ", singer.french, " ni SONG ni figure ouverte.")});
  }
  if (!details.empty()) details.push_back(legal_instead(setting, position));
  return details;
}

} // namespace howdah::samliam
