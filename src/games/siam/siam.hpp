// Siam as a Game: a rule set and its lookups. The contract of each member is in
// docs/adding-a-game.md; the work is done in the files beside this one.
#pragma once

#include "core/hashing.hpp"
#include "games/game.hpp"
#include "games/siam/moves.hpp"
#include "games/siam/position.hpp"
#include "games/siam/rules.hpp"
#include "games/siam/verdict.hpp"

#include <bit>

namespace howdah::siam {

class Siam {
public:
  using Rules = siam::Rules;
  using Position = siam::Position;
  using Move = siam::Move;
  using MoveList = siam::MoveList;
  using Undo = siam::Position; // pushes move up to six pieces: copy-make is cheapest

  static constexpr std::string_view kName = "siam";
  [[nodiscard]] static const RuleBook& rule_book() { return siam::rule_book(); }
  [[nodiscard]] static Expected<Siam> make(std::string_view rules);

  explicit Siam(const Rules& rules) : rules_(rules), table_(&push_table(rules.push_running)) {}

  [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
  [[nodiscard]] std::string rules_text() const { return siam::rules_text(rules_); }
  [[nodiscard]] bool repetition_draws() const noexcept { return rules_.repetition_draws; }

  [[nodiscard]] int players() const noexcept { return 2; }
  [[nodiscard]] char seat_letter(Seat seat) const noexcept;
  [[nodiscard]] std::string_view seat_tag(Seat seat) const noexcept;
  [[nodiscard]] Phrase seat_name(Seat seat) const;
  [[nodiscard]] SeatSentences seat_sentences(Seat seat) const;

  [[nodiscard]] Position start() const noexcept { return start_position(rules_); }
  [[nodiscard]] Seat to_move(const Position& position) const noexcept { return position.to_move(); }
  [[nodiscard]] std::uint32_t ply(const Position& position) const noexcept { return position.ply; }
  [[nodiscard]] Result result(const Position& position) const noexcept {
    return siam::result(position, rules_);
  }
  [[nodiscard]] std::uint64_t hash(const Position& position) const noexcept;
  [[nodiscard]] bool same(const Position& one, const Position& other) const noexcept;
  [[nodiscard]] std::vector<PlacedPiece> pieces(const Position& position) const;
  [[nodiscard]] int in_hand(const Position& position, Seat seat) const noexcept {
    return rules_.animals - position.on_board(seat);
  }

  void legal_moves(const Position& position, MoveList& moves) const;
  /// As `list_moves_touching`, of a game that is not over.
  void legal_moves_touching(const Position& position, std::span<const Squares> lines,
                            MoveList& moves) const {
    list_moves_touching(position, context(position), lines, moves);
  }
  [[nodiscard]] std::uint64_t count_moves(const Position& position) const;
  [[nodiscard]] std::uint64_t count_two_plies(const Position& position) const;
  Undo play(Position& position, Move move) const noexcept {
    const Undo before = position;
    siam::play(position, move);
    return before;
  }
  void undo(Position& position, Move /*move*/, const Undo& before) const noexcept {
    position = before;
  }

  [[nodiscard]] Expected<Position> parse_position(std::string_view text) const;
  [[nodiscard]] std::string position_text(const Position& position) const;
  [[nodiscard]] Expected<Move> parse_move(const Position& position, std::string_view text) const;
  [[nodiscard]] std::string move_text(Move move) const;
  [[nodiscard]] Expected<Explanation> explain(const Position& position,
                                              std::string_view text) const;

  [[nodiscard]] BoardPlaces board() const;
  [[nodiscard]] std::vector<std::string> ways() const;
  [[nodiscard]] Gesture gesture(const Position& position, Move move) const;
  [[nodiscard]] std::string gesture_text(const Gesture& gesture) const;
  [[nodiscard]] std::vector<Remark> remarks(const Position& position) const;

  [[nodiscard]] int symmetries() const noexcept;
  [[nodiscard]] Position transform(const Position& position, int symmetry) const noexcept;
  [[nodiscard]] Move transform_move(Move move, int symmetry) const noexcept;

  [[nodiscard]] Phrase hand_words(const Position& position, Seat seat) const;

  [[nodiscard]] Drawing draw(const Position& position, const DrawOptions& options) const;
  [[nodiscard]] PlaceDrawings draw_places(const Position& position, const DrawOptions& options,
                                          bool turned) const;
  [[nodiscard]] std::string svg(const Position& position) const;

private:
  [[nodiscard]] MoveContext context(const Position& position) const noexcept;
  /// Plies of the opening restriction still to come: part of what makes two positions the same.
  [[nodiscard]] std::uint32_t opening_left(const Position& position) const noexcept {
    return crosses_forbidden(position, rules_) ? kOpeningPlies - position.ply : 0;
  }

  Rules rules_;
  const PushTable* table_;
};

// Mixed from the whole position each time: a push moves up to six pieces, so an incremental key
// would cost more than these few multiplications.
inline std::uint64_t Siam::hash(const Position& position) const noexcept {
  const std::uint64_t state = (position.ply & 1U) | (std::uint64_t{position.exits} << 1U) |
                              (std::uint64_t{opening_left(position)} << 4U);
  const std::uint64_t animals = position.animals[kElephants] |
                                (std::uint64_t{position.animals[kRhinos]} << 25U) | (state << 50U);
  const std::uint64_t rocks_and_axis = position.rocks | (std::uint64_t{position.horizontal} << 25U);
  return mix(animals * 0x9e3779b97f4a7c15ULL ^
             std::rotl(rocks_and_axis * 0xc2b2ae3d27d4eb4fULL, 32) ^
             std::rotl(position.forward * 0x165667b19e3779f9ULL, 17));
}

inline bool Siam::same(const Position& one, const Position& other) const noexcept {
  return one.animals == other.animals && one.rocks == other.rocks &&
         one.horizontal == other.horizontal && one.forward == other.forward &&
         one.to_move() == other.to_move() && one.exits == other.exits &&
         opening_left(one) == opening_left(other);
}

static_assert(Game<Siam>);

} // namespace howdah::siam
