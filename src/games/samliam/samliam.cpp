#include "games/samliam/samliam.hpp"

#include "core/text.hpp"
#include "games/samliam/explain.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/pictures.hpp"
#include "games/samliam/refusals.hpp"
#include "games/samliam/remarks.hpp"
#include "games/samliam/symmetry.hpp"
#include "games/samliam/words.hpp"

#include <array>

namespace howdah::samliam {

Expected<SamLiam> SamLiam::make(std::string_view rules) {
  return parse_rules(rules).map([](const Rules& parsed) { return SamLiam(parsed); });
}

char SamLiam::seat_letter(Seat seat) const noexcept {
  return letter(seat);
}

std::string_view SamLiam::seat_tag(Seat seat) const noexcept {
  constexpr std::array<std::string_view, kMaxPlayers> kTags = {"Red", "Green", "Black", "White"};
  return kTags[static_cast<unsigned>(seat)];
}

Phrase SamLiam::seat_name(Seat seat) const {
  return samliam::seat_name(seat);
}

SeatSentences SamLiam::seat_sentences(Seat seat) const {
  return samliam::seat_sentences(seat);
}

std::vector<PlacedPiece> SamLiam::pieces(const Position& position) const {
  std::vector<PlacedPiece> pieces;
  for (Point point = 0; point < kPoints; ++point) {
    const Seat owner = position.at(cell_of(point)).owner(corner_of(point));
    if (owner == kNobody) continue;
    pieces.push_back(
        {.place = cell_text(cell_of(point)), .piece = triangle_text(owner, corner_of(point))});
  }
  return pieces;
}

Expected<Position> SamLiam::parse_position(std::string_view text) const {
  return read_position(text, setting_);
}

std::string SamLiam::position_text(const Position& position) const {
  return write_position(position, setting_);
}

Expected<Move> SamLiam::parse_move(const Position& position, std::string_view text) const {
  auto move = read_move(text);
  if (!move) return move;
  const Ruling ruling = judge(setting_, position, *move);
  if (ruling == Ruling::legal) return move;
  return fail(refusal_sentence(setting_, position, *move, ruling));
}

std::string SamLiam::move_text(Move move) const {
  return write_move(move);
}

Expected<Explanation> SamLiam::explain(const Position& position, std::string_view text) const {
  return read_move(text).map([&](Move move) { return samliam::explain(setting_, position, move); });
}

BoardPlaces SamLiam::board() const {
  const int first = margin_of(rules().size);
  const int last = kSide - 1 - first;
  BoardPlaces places;
  for (int rank = last; rank >= first; --rank) {
    auto& row = places.emplace_back();
    for (int file = first; file <= last; ++file) row.push_back(cell_text(cell_at(file, rank)));
  }
  return places;
}

Gesture SamLiam::gesture(const Position& /*position*/, Move move) const {
  Gesture gesture{.move = write_move(move)};
  if (move.takes()) {
    gesture.from = cell_text(cell_of(move.taken()));
    gesture.from_way = corner_text(corner_of(move.taken()));
  }
  gesture.to = cell_text(cell_of(move.placed()));
  gesture.to_way = corner_text(corner_of(move.placed()));
  gesture.call = announcement_name(move.announced());
  return gesture;
}

std::vector<std::string> SamLiam::ways() const {
  std::vector<std::string> ways;
  for (const Corner corner : kAllCorners) ways.emplace_back(corner_text(corner));
  return ways;
}

std::string SamLiam::gesture_text(const Gesture& gesture) const {
  auto text = gesture.from.empty() ? "" : concat(gesture.from, gesture.from_way, '-');
  text += gesture.to + gesture.to_way;
  if (gesture.call.empty()) return text;
  text += '!';
  for (const char letter : gesture.call) { // "SONG SAM" is written "songsam"
    if (letter != ' ') text += static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

std::vector<Remark> SamLiam::remarks(const Position& position) const {
  return samliam::remarks(setting_, position);
}

int SamLiam::symmetries() const noexcept {
  return kSymmetries;
}

Position SamLiam::transform(const Position& position, int symmetry) const noexcept {
  return samliam::transform(setting_, position, symmetry);
}

Move SamLiam::transform_move(Move move, int symmetry) const noexcept {
  return samliam::transform(move, symmetry);
}

Phrase SamLiam::hand_words(const Position& position, Seat seat) const {
  const auto hand = number_of_triangles(in_hand(position, seat));
  return {concat(hand, " in hand"), concat(hand, " en main")};
}

PlaceDrawings SamLiam::draw_places(const Position& position, const DrawOptions& options,
                                   bool turned) const {
  return samliam::draw_places(setting_, position, options, turned);
}

Drawing SamLiam::draw(const Position& position, const DrawOptions& options) const {
  return samliam::draw(setting_, position, options);
}

std::string SamLiam::svg(const Position& position) const {
  return samliam::svg(setting_, position);
}

} // namespace howdah::samliam
