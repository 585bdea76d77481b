#include "games/siam/push_words.hpp"

#include "core/text.hpp"
#include "games/siam/names.hpp"

#include <utility>

namespace howdah::siam {
namespace {

using Part = LinePiece::Part;

/// "2 push", "1 resists" and the like.
std::string count_in_english(int count, std::string_view one, std::string_view many) {
  return concat(count, ' ', count == 1 ? one : many);
}

// In French zero is singular.
std::string count_in_french(int count, std::string_view one, std::string_view many) {
  return concat(count, ' ', count < 2 ? one : many);
}

Phrase comparison(const PushBalance& balance) {
  const auto sum =
      concat(balance.same, " - ", balance.against, " = ", balance.same - balance.against);
  return {concat(sum, ", needed: ", balance.needed(), " (at least one, and one for each rock)."),
          concat(sum, ", il faut ", balance.needed(), " (au moins un, et un par rocher).")};
}

Phrase line_piece(const LinePiece& piece) {
  if (piece.part == Part::rock) {
    return {concat("rock ", square_text(piece.square)),
            concat("rocher ", square_text(piece.square))};
  }
  const auto name = animal(piece.owner);
  const auto way = way_name(piece.facing);
  if (piece.square == kOffBoard) {
    return {concat("entering ", name.english, " facing ", way.english),
            concat(name.french, " qui entre, vers ", way.french)};
  }
  const auto square = square_text(piece.square);
  return {concat(name.english, ' ', square, " facing ", way.english),
          concat(name.french, ' ', square, " vers ", way.french)};
}

/// The squares of the pieces with that part; a pusher that enters is named by its way in.
Phrase places(const Verdict& verdict, Part part) {
  Phrase list;
  for (const auto& piece : verdict.line) {
    if (piece.part != part) continue;
    const bool enters = piece.square == kOffBoard;
    const auto comma = list.english.empty() ? "" : ", ";
    list.english += concat(comma, enters ? "the one entering" : square_text(piece.square));
    list.french += concat(comma, enters ? "celui qui entre" : square_text(piece.square));
  }
  return list;
}

void add_count(std::vector<Phrase>& details, const Verdict& verdict, Part part,
               std::string_view english, std::string_view french, int count) {
  const auto where = places(verdict, part);
  if (count == 0) {
    details.push_back({concat(english, ": none."), concat(french, " : aucun.")});
  } else {
    details.push_back({concat(english, ": ", count, " (", where.english, ")."),
                       concat(french, " : ", count, " (", where.french, ").")});
  }
}

void describe_line(const Verdict& verdict, Facing way, std::vector<Phrase>& details) {
  Phrase line;
  for (const auto& piece : verdict.line) {
    const auto words = line_piece(piece);
    const auto comma = line.english.empty() ? "" : ", ";
    line.english += concat(comma, words.english);
    line.french += concat(comma, words.french);
  }
  details.push_back({concat("The line, pusher first: ", line.english, "."),
                     concat("La ligne, pousseur en tête : ", line.french, ".")});
  const auto with = way_name(way);
  const auto against = way_name(opposite(way));
  add_count(details, verdict, Part::pushes, concat("Facing ", with.english, ", they push"),
            concat("Vers ", with.french, ", ils poussent"), verdict.balance.same);
  add_count(details, verdict, Part::resists, concat("Facing ", against.english, ", they resist"),
            concat("Vers ", against.french, ", ils résistent"), verdict.balance.against);
  const auto sideways = places(verdict, Part::sideways);
  if (!sideways.english.empty()) {
    details.push_back({concat("Sideways, they count for nothing: ", sideways.english, "."),
                       concat("De travers, ils ne comptent pas : ", sideways.french, ".")});
  }
  add_count(details, verdict, Part::rock, "Rocks", "Rochers", verdict.balance.rocks);
  details.push_back(comparison(verdict.balance));
}

void describe_outcome(const Position& position, const Verdict& verdict,
                      std::vector<Phrase>& details) {
  if (!verdict.last_piece_falls) {
    const auto count = static_cast<int>(verdict.line.size());
    details.push_back({concat("The ", count, " pieces move one square."),
                       concat("Les ", count, " pièces avancent d'une case.")});
    return;
  }
  const auto& last = verdict.line[verdict.line.size() - 1];
  const auto square = square_text(last.square);
  if (last.part != Part::rock) {
    const auto name = the_animal(last.owner);
    details.push_back(
        {concat(name.english, " on ", square, " falls off and goes back to its reserve."),
         concat(name.french, " en ", square, " tombe et retourne à sa réserve.")});
    details.back().english.front() = 'T';
    details.back().french.front() = 'L';
    return;
  }
  Position after = position;
  play(after, verdict.move);
  const LinePiece* nearest = verdict.line.begin();
  for (const auto& piece : verdict.line) {
    if (piece.part == Part::pushes) nearest = &piece;
  }
  const auto winner = the_animals(static_cast<Seat>(after.winner) - 1);
  const bool enters = nearest->square == kOffBoard;
  details.push_back(
      {concat("The rock on ", square, " falls off: ", winner.english, " win, for theirs (",
              enters ? "the one entering" : square_text(nearest->square),
              ") is the closest to that rock among those that push."),
       concat("Le rocher en ", square, " tombe : ", winner.french, " gagnent, car le leur (",
              enters ? "celui qui entre" : square_text(nearest->square),
              ") est le plus proche de ce rocher parmi ceux qui poussent.")});
}

std::string_view role_name(const LinePiece& piece, bool first) {
  switch (piece.part) {
  case Part::pushes: return first ? "pushes" : "helps";
  case Part::resists: return "resists";
  case Part::sideways: return "sideways";
  case Part::rock: break;
  }
  return "rock";
}

} // namespace

Phrase in_numbers(const PushBalance& balance) {
  return {concat(count_in_english(balance.same, "pushes", "push"), ", ",
                 count_in_english(balance.against, "resists", "resist"), ", ",
                 count_in_english(balance.rocks, "rock", "rocks")),
          concat(count_in_french(balance.same, "pousse", "poussent"), ", ",
                 count_in_french(balance.against, "résiste", "résistent"), ", ",
                 count_in_french(balance.rocks, "rocher", "rochers"))};
}

Phrase stopped_on_the_way(const Verdict& verdict) {
  PushBalance balance;
  for (std::size_t i = 0; i < verdict.stopped_after; ++i) balance.add(verdict.line[i].part);
  const auto square = square_text(verdict.line[verdict.stopped_after - 1].square);
  const auto numbers = in_numbers(balance);
  return {
      concat("with push=running the push stops at ", square, ": so far ", numbers.english),
      concat("avec push=running la poussée s'arrête en ", square, " : jusque-là ", numbers.french)};
}

std::vector<Phrase> describe_push(const Position& position, const Verdict& verdict, Facing way) {
  std::vector<Phrase> details;
  describe_line(verdict, way, details);
  if (verdict.ruling == Ruling::legal) describe_outcome(position, verdict, details);
  return details;
}

std::vector<PieceRole> line_roles(const Position& position, const Verdict& verdict, Facing way) {
  std::vector<PieceRole> roles;
  const bool moves = verdict.ruling == Ruling::legal;
  for (const auto& piece : verdict.line) {
    const bool first = &piece == verdict.line.begin();
    const bool enters = piece.square == kOffBoard;
    const Square next = enters ? kOffBoard : neighbour(piece.square, way);
    std::string destination;
    if (moves && enters) destination = square_text(verdict.move.to());
    if (moves && next != kOffBoard) destination = square_text(next);
    roles.push_back({.place = enters ? "" : square_text(piece.square),
                     .piece = enters ? concat(letter(piece.owner), letter(piece.facing))
                                     : piece_text(position, piece.square),
                     .role = role_name(piece, first),
                     .destination = std::move(destination)});
  }
  return roles;
}

} // namespace howdah::siam
