// Siam as a Game: a rule set and the tables that go with it. What each member promises stands in
// docs/adding-a-game.md; the work is done in the files beside this one.
#pragma once

#include "games/game.hpp"
#include "games/siam/moves.hpp"
#include "games/siam/position.hpp"
#include "games/siam/rules.hpp"

namespace howdah::siam {

class Siam {
public:
  using Rules = siam::Rules;
  using Position = siam::Position;
  using Move = siam::Move;
  using MoveList = siam::MoveList;
  using Undo = siam::Position; // pushes move up to six pieces: the old position is the best memory

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

  [[nodiscard]] Position start() const noexcept { return start_position(rules_); }
  [[nodiscard]] Seat to_move(const Position& position) const noexcept { return position.to_move(); }
  [[nodiscard]] std::uint32_t ply(const Position& position) const noexcept { return position.ply; }
  [[nodiscard]] Result result(const Position& position) const noexcept;
  [[nodiscard]] std::uint64_t hash(const Position& position) const noexcept;
  [[nodiscard]] bool same(const Position& one, const Position& other) const noexcept;
  [[nodiscard]] std::vector<PlacedPiece> pieces(const Position& position) const;
  [[nodiscard]] int in_hand(const Position& position, Seat seat) const noexcept {
    return rules_.animals - position.on_board(seat);
  }

  void legal_moves(const Position& position, MoveList& moves) const;
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

  [[nodiscard]] int symmetries() const noexcept;
  [[nodiscard]] Position transform(const Position& position, int symmetry) const noexcept;
  [[nodiscard]] Move transform_move(Move move, int symmetry) const noexcept;

  [[nodiscard]] Drawing draw(const Position& position, const DrawOptions& options) const;
  [[nodiscard]] std::string svg(const Position& position) const;

private:
  [[nodiscard]] MoveContext context(const Position& position) const noexcept;

  Rules rules_;
  const PushTable* table_;
};

static_assert(Game<Siam>);

} // namespace howdah::siam
