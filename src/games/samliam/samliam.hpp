// Sam Liam as a Game: a rule set and its figures. The contract of each member is in
// docs/adding-a-game.md; the work is done in the files beside this one.
#pragma once

#include "games/game.hpp"
#include "games/samliam/moves.hpp"
#include "games/samliam/play.hpp"

namespace howdah::samliam {

class SamLiam {
public:
  using Rules = samliam::Rules;
  using Position = samliam::Position;
  using Move = samliam::Move;
  using MoveList = samliam::MoveList;
  using Undo = samliam::Undo;

  static constexpr std::string_view kName = "samliam";
  [[nodiscard]] static const RuleBook& rule_book() { return samliam::rule_book(); }
  [[nodiscard]] static Expected<SamLiam> make(std::string_view rules);

  /// The 7 x 7 board is for two players: `make` refuses other rules with it.
  explicit SamLiam(const Rules& rules) : setting_(rules) {}

  [[nodiscard]] const Rules& rules() const noexcept { return setting_.rules; }
  [[nodiscard]] std::string rules_text() const { return samliam::rules_text(rules()); }
  [[nodiscard]] bool repetition_draws() const noexcept { return rules().repetition_draws; }
  /// For searches that look at figures.
  [[nodiscard]] const Setting& setting() const noexcept { return setting_; }

  [[nodiscard]] int players() const noexcept { return rules().players; }
  [[nodiscard]] char seat_letter(Seat seat) const noexcept;
  [[nodiscard]] std::string_view seat_tag(Seat seat) const noexcept;
  [[nodiscard]] Phrase seat_name(Seat seat) const;
  [[nodiscard]] SeatSentences seat_sentences(Seat seat) const;

  [[nodiscard]] Position start() const noexcept {
    return empty_position(*setting_.figures, rules().size);
  }
  [[nodiscard]] Seat to_move(const Position& position) const noexcept { return position.mover; }
  [[nodiscard]] std::uint32_t ply(const Position& position) const noexcept { return position.ply; }
  [[nodiscard]] Result result(const Position& position) const noexcept {
    return setting_.result(position);
  }
  [[nodiscard]] std::uint64_t hash(const Position& position) const noexcept { return position.key; }
  [[nodiscard]] bool same(const Position& one, const Position& other) const noexcept {
    return one.cells == other.cells && one.mover == other.mover && one.bars == other.bars;
  }
  [[nodiscard]] std::vector<PlacedPiece> pieces(const Position& position) const;
  [[nodiscard]] int in_hand(const Position& position, Seat seat) const noexcept {
    return setting_.in_hand(position, seat);
  }

  void legal_moves(const Position& position, MoveList& moves) const {
    moves.clear();
    if (!result(position).is_over()) list_moves(setting_, position, moves);
  }
  [[nodiscard]] std::uint64_t count_moves(const Position& position) const {
    return result(position).is_over() ? 0 : samliam::count_moves(setting_, position);
  }
  [[nodiscard]] std::uint64_t count_two_plies(const Position& position) const {
    return result(position).is_over() ? 0 : samliam::count_two_plies(setting_, position);
  }
  Undo play(Position& position, Move move) const noexcept {
    return samliam::play(setting_, position, move);
  }
  void undo(Position& position, Move move, const Undo& before) const noexcept {
    samliam::undo(setting_, position, move, before);
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
  Setting setting_;
};

static_assert(Game<SamLiam>);

} // namespace howdah::samliam
