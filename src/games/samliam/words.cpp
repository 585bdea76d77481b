#include "games/samliam/words.hpp"

#include "core/text.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/threats.hpp"

#include <array>

namespace howdah::samliam {
namespace {

Phrase the_kind(FigureKind kind) {
  switch (kind) {
  case FigureKind::outward_square:
    return {"the outward square", "le carré tourné vers l'extérieur"};
  case FigureKind::inward_square: return {"the inward square", "le carré tourné vers l'intérieur"};
  case FigureKind::cross: return {"the cross", "la croix"};
  case FigureKind::line: break;
  }
  return {"the line", "la ligne"};
}

std::string points_but(const Figure& figure, Point left_out) {
  std::string points;
  for (const Point point : figure.points) {
    if (point != left_out) points += concat(' ', point_text(point));
  }
  return points;
}

} // namespace

Phrase seat_name(Seat seat) {
  static const std::array<Phrase, kMaxPlayers> kNames = {
      {{"Red", "Rouge"}, {"Green", "Vert"}, {"Black", "Noir"}, {"White", "Blanc"}}};
  return kNames[static_cast<unsigned>(seat)];
}

SeatSentences seat_sentences(Seat seat) {
  static constexpr std::array<const char*, kMaxPlayers> kSides = {"les rouges", "les verts",
                                                                  "les noirs", "les blancs"};
  const auto [english, french] = seat_name(seat);
  return {.to_move = {english + " to move", "À " + french + " de jouer"},
          .wins = {english + " wins", french + " gagne"},
          .resigned = {english + " resigned", "abandon de " + french},
          .out_of_time = {english + " out of time", "temps écoulé pour " + french},
          .side = {english, kSides[static_cast<unsigned>(seat)]}};
}

std::string_view announcement_name(Announcement announcement) {
  constexpr std::array<std::string_view, 5> kNames = {"", "SAM", "SONG", "SONG SAM", "WIN"};
  return kNames[static_cast<unsigned>(announcement)];
}

std::string number_of_triangles(int count) {
  return concat(count, count == 1 ? " triangle" : " triangles");
}

Phrase the_figure(const Figure& figure) {
  const auto kind = the_kind(figure.kind);
  const auto points = points_but(figure, kNoPoint);
  return {concat(kind.english, points), concat(kind.french, points)};
}

Phrase the_open_figure(const Position& position, const Figure& figure, Seat seat) {
  const auto kind = the_kind(figure.kind);
  const Point missing = missing_point(position, figure, seat);
  const Point placement = placement_for(position, missing, seat);
  const auto points = points_but(figure, missing);
  const auto lacks = point_text(missing);
  Phrase phrase{concat(kind.english, points, ", with ", lacks, " missing"),
                concat(kind.french, points, ", à qui il manque ", lacks)};
  if (placement != missing) {
    const auto filler = point_text(placement);
    phrase.english += concat(" (", filler, " makes a small square there)");
    phrase.french += concat(" (", filler, " y fait un petit carré)");
  }
  return phrase;
}

std::string list_of(const CellSet& cells) {
  std::string list;
  cells.for_each([&](Cell cell) { list += concat(list.empty() ? "" : ", ", cell_text(cell)); });
  return list;
}

} // namespace howdah::samliam
