#include "games/siam/siam.hpp"

#include "core/bits.hpp"
#include "core/text.hpp"
#include "games/siam/names.hpp"
#include "games/siam/notation.hpp"
#include "games/siam/pictures.hpp"
#include "games/siam/symmetry.hpp"
#include "games/siam/words.hpp"

#include <algorithm>

namespace howdah::siam {
Expected<Siam> Siam::make(std::string_view rules) {
  return parse_rules(rules).map([](const Rules& parsed) { return Siam(parsed); });
}

char Siam::seat_letter(Seat seat) const noexcept {
  return letter(seat);
}

std::string_view Siam::seat_tag(Seat seat) const noexcept {
  return seat == kElephants ? "Elephants" : "Rhinos";
}

Phrase Siam::seat_name(Seat seat) const {
  return siam::seat_name(seat);
}

SeatSentences Siam::seat_sentences(Seat seat) const {
  return siam::seat_sentences(seat);
}

std::vector<PlacedPiece> Siam::pieces(const Position& position) const {
  std::vector<PlacedPiece> pieces;
  for_each_bit(position.occupied(), [&](Square square) {
    pieces.push_back({.place = square_text(square), .piece = piece_text(position, square)});
  });
  return pieces;
}

MoveContext Siam::context(const Position& position) const noexcept {
  return {.table = *table_,
          .animals = rules_.animals,
          .crosses_forbidden = crosses_forbidden(position, rules_)};
}

void Siam::legal_moves(const Position& position, MoveList& moves) const {
  if (result(position).is_over()) {
    moves.clear();
  } else {
    list_moves(position, context(position), moves);
  }
}

std::uint64_t Siam::count_moves(const Position& position) const {
  if (result(position).is_over()) return 0;
  if (crosses_forbidden(position, rules_)) {
    MoveList moves;
    list_moves(position, context(position), moves);
    return moves.size();
  }
  return siam::count_moves(position, context(position));
}

std::uint64_t Siam::count_two_plies(const Position& position) const {
  if (result(position).is_over()) return 0;
  const bool limit_is_near = rules_.limit != 0 && position.ply + 1 >= rules_.limit;
  if (!limit_is_near && !crosses_forbidden(position, rules_)) {
    return siam::count_two_plies(position, context(position));
  }
  MoveList moves;
  list_moves(position, context(position), moves);
  std::uint64_t count = 0;
  for (const Move move : moves) {
    Position after = position;
    siam::play(after, move);
    count += count_moves(after);
  }
  return count;
}

Expected<Position> Siam::parse_position(std::string_view text) const {
  return read_position(text, rules_);
}

std::string Siam::position_text(const Position& position) const {
  return write_position(position);
}

Expected<Move> Siam::parse_move(const Position& position, std::string_view text) const {
  const auto written = read_move(text);
  if (!written) return tl::unexpected<Error>(written.error());
  const auto verdict = judge(position, rules_, *written);
  if (verdict.ruling == Ruling::legal) return verdict.move;
  return fail(put_in_words(position, rules_, *written, verdict).verdict);
}

std::string Siam::move_text(Move move) const {
  return write_move(move);
}

Expected<Explanation> Siam::explain(const Position& position, std::string_view text) const {
  return read_move(text).map([&](const WrittenMove& written) {
    return put_in_words(position, rules_, written, judge(position, rules_, written));
  });
}

BoardPlaces Siam::board() const {
  BoardPlaces places(kSide);
  for (int rank = 0; rank < kSide; ++rank) {
    for (int file = 0; file < kSide; ++file) {
      places[static_cast<unsigned>(kSide - 1 - rank)].push_back(square_text(square_at(file, rank)));
    }
  }
  return places;
}

Gesture Siam::gesture(const Position& position, Move move) const {
  Gesture gesture{.move = write_move(move)};
  if (move.from() != kOffBoard) {
    gesture.from = square_text(move.from());
    gesture.from_way = letter(position.facing(move.from()));
  }
  if (move.to() != kOffBoard) {
    gesture.to = square_text(move.to());
    gesture.to_way = letter(move.facing());
  }
  return gesture;
}

std::vector<std::string> Siam::ways() const {
  std::vector<std::string> ways;
  for (const Facing facing : kFacings) ways.emplace_back(1, letter(facing));
  return ways;
}

std::string Siam::gesture_text(const Gesture& gesture) const {
  if (gesture.from.empty()) return concat('@', gesture.to, gesture.to_way);
  if (gesture.to.empty()) return concat(gesture.from, 'x');
  return concat(gesture.from, gesture.to == gesture.from ? "" : gesture.to, gesture.to_way);
}

std::vector<Remark> Siam::remarks(const Position& position) const {
  if (!crosses_forbidden(position, rules_) || result(position).is_over()) return {};
  Remark barred{
      .kind = kBarredRemark,
      .seat = to_move(position),
      .text = {"No animal may end its action on a crossed square in its owner's first two "
               "turns: c1, c5",
               "Aucun animal ne peut finir sur une case à croix aux deux premiers tours de "
               "son joueur : c1, c5"}};
  for_each_bit(kCrosses, [&](Square square) {
    barred.places.push_back(
        {.place = square_text(square), .piece = "", .role = "barred", .destination = ""});
  });
  return {barred};
}

int Siam::symmetries() const noexcept {
  return rules_.opening_crosses ? kSymmetriesOfCrosses : kSymmetries;
}

Position Siam::transform(const Position& position, int symmetry) const noexcept {
  return siam::transform(position, symmetry);
}

Move Siam::transform_move(Move move, int symmetry) const noexcept {
  return siam::transform(move, symmetry);
}

Phrase Siam::hand_words(const Position& position, Seat seat) const {
  return siam::hand_words(position, rules_, seat);
}

PlaceDrawings Siam::draw_places(const Position& position, const DrawOptions& options,
                                bool turned) const {
  return siam::draw_places(position, rules_, options, turned);
}

Drawing Siam::draw(const Position& position, const DrawOptions& options) const {
  return siam::draw(position, rules_, options);
}

std::string Siam::svg(const Position& position) const {
  return siam::svg(position, rules_);
}

} // namespace howdah::siam
