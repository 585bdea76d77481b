// The Game concept: all that searches, records, the server and the terminal know of a game.
//
// A Game object is an immutable, configured rule set, cheap to copy. Its positions and moves are
// plain values. `docs/adding-a-game.md` has the contract of each member; the shared battery of
// property tests (tests/games/battery.hpp) checks it for every game.
#pragma once

#include "core/error.hpp"
#include "games/drawing.hpp"
#include "games/explanation.hpp"
#include "games/gesture.hpp"
#include "games/remark.hpp"
#include "games/result.hpp"
#include "games/rule_book.hpp"
#include "games/seat_sentences.hpp"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace howdah {

/// A piece and where it stands, both as the game's notation writes them.
struct PlacedPiece {
  std::string place;
  std::string piece;
};

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::Position> &&
    std::is_trivially_copyable_v<typename G::Move> && sizeof(typename G::Move) <= 4 &&
    requires(const G& game, const typename G::Rules& rules, typename G::Position& position,
             const typename G::Position& seen, typename G::Move move, typename G::MoveList& moves,
             const typename G::Undo& undo, std::string_view text, Seat seat, int symmetry,
             const DrawOptions& options, bool turned, const Gesture& gesture) {
      // The game and its rules.
      { G::kName } -> std::convertible_to<std::string_view>;
      { G::rule_book() } -> std::same_as<const RuleBook&>;
      { G::make(text) } -> std::same_as<Expected<G>>; // from a rules text
      G(rules);
      { game.rules() } -> std::same_as<const typename G::Rules&>;
      { game.rules_text() } -> std::same_as<std::string>;
      { game.repetition_draws() } -> std::same_as<bool>;

      // The seats.
      { game.players() } -> std::same_as<int>;
      { game.seat_letter(seat) } -> std::same_as<char>;          // in position texts and results
      { game.seat_tag(seat) } -> std::same_as<std::string_view>; // in game records
      { game.seat_name(seat) } -> std::same_as<Phrase>;          // for people
      { game.seat_sentences(seat) } -> std::same_as<SeatSentences>;

      // A position. `result` sees the position alone; repetition needs the history (GameState).
      { game.start() } -> std::same_as<typename G::Position>;
      { game.to_move(seen) } -> std::same_as<Seat>;
      { game.ply(seen) } -> std::same_as<std::uint32_t>;
      { game.result(seen) } -> std::same_as<Result>;
      { game.hash(seen) } -> std::same_as<std::uint64_t>; // equal where `same` holds
      { game.same(seen, seen) } -> std::same_as<bool>;    // the same for the repetition rule
      { game.pieces(seen) } -> std::same_as<std::vector<PlacedPiece>>;
      { game.in_hand(seen, seat) } -> std::same_as<int>;

      // Moves. A finished game has none. `play` takes legal moves only; what it returns lets
      // `undo` restore the position bit by bit.
      { game.legal_moves(seen, moves) } -> std::same_as<void>; // the list is cleared first
      { game.count_moves(seen) } -> std::same_as<std::uint64_t>;
      { game.play(position, move) } -> std::same_as<typename G::Undo>;
      { game.undo(position, move, undo) } -> std::same_as<void>;

      // Texts.
      { game.parse_position(text) } -> std::same_as<Expected<typename G::Position>>;
      { game.position_text(seen) } -> std::same_as<std::string>;
      { game.parse_move(seen, text) } -> std::same_as<Expected<typename G::Move>>; // legal only
      { game.move_text(move) } -> std::same_as<std::string>;
      { game.explain(seen, text) } -> std::same_as<Expected<Explanation>>;

      // The board and the moves for user interfaces.
      { game.board() } -> std::same_as<BoardPlaces>;
      { game.ways() } -> std::same_as<std::vector<std::string>>;   // in which pieces can point
      { game.gesture(seen, move) } -> std::same_as<Gesture>;       // of a legal move
      { game.gesture_text(gesture) } -> std::same_as<std::string>; // legal or not
      { game.remarks(seen) } -> std::same_as<std::vector<Remark>>;

      // Symmetries of the board under these rules, numbered from 0, the identity.
      { game.symmetries() } -> std::same_as<int>;
      { game.transform(seen, symmetry) } -> std::same_as<typename G::Position>;
      { game.transform_move(move, symmetry) } -> std::same_as<typename G::Move>;

      // Words for people: what waits beside the board ("5 in reserve"), and whatever else is in
      // force that the pieces do not show.
      { game.hand_words(seen, seat) } -> std::same_as<Phrase>;

      // Pictures. `draw_places` shows each place as it looks, or as it looks from the other side
      // of the board (`turned`), in the order of `board`.
      { game.draw(seen, options) } -> std::same_as<Drawing>;
      { game.draw_places(seen, options, turned) } -> std::same_as<PlaceDrawings>;
      { game.svg(seen) } -> std::same_as<std::string>;
    };

} // namespace howdah
