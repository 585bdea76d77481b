// The questions of forced_wins.hpp for one game: texts in, a WinSearch asked, texts out.
#pragma once

#include "engine/forced/forced_wins.hpp"
#include "engine/forced/win_search.hpp"
#include "engine/game_under_search.hpp"

#include <utility>

namespace howdah {

template <ForcedMoves S>
class ForcedWinsOf final : public ForcedWins {
public:
  using Game = typename S::Game;
  using Move = typename Game::Move;
  using Position = typename Game::Position;

  explicit ForcedWinsOf(const Game& game)
      : game_(game), lister_(game_), search_(game_, lister_), position_(game.start()) {}

  std::optional<Error> set_game(const GameLine& line) override {
    const auto state = replay(game_, line);
    if (!state) return state.error();
    position_ = state->position();
    return std::nullopt;
  }

  void set_node_limit(std::uint64_t nodes) override { most_nodes_ = nodes; }

  std::optional<int> shortest_win(int plies) override {
    search_.begin(most_nodes_);
    if (is_over()) return 0;
    int found = 0;
    for (int within = 1; within <= plies && found == 0; within += 2) {
      if (search_.wins(position_, within)) found = within;
    }
    if (search_.gave_up()) return std::nullopt;
    return found;
  }

  std::optional<std::vector<std::string>> winning_moves(int plies, std::size_t at_most) override {
    search_.begin(most_nodes_);
    const Seat player = game_.to_move(position_);
    std::vector<std::string> found;
    // Wins at once first; those that take longer begin with one of the attacks.
    for (const Move move : legal_moves()) {
      if (found.size() >= at_most) return found;
      if (leads_to(move, [&] { return search_.has_won(position_, player, 0); })) {
        found.push_back(game_.move_text(move));
      }
    }
    std::vector<Move> attacks;
    if (!is_over() && plies >= 3) lister_.list_attacks(position_, plies, attacks);
    for (const Move move : attacks) {
      if (found.size() >= at_most) return found;
      const bool wins = leads_to(
          move, [&] { return !is_over() && search_.has_won(position_, player, plies - 1); });
      if (search_.gave_up()) return std::nullopt;
      if (wins) found.push_back(game_.move_text(move));
    }
    return found;
  }

  std::optional<std::vector<std::string>> saving_moves(int plies, std::size_t at_most) override {
    search_.begin(most_nodes_);
    const Seat player = game_.to_move(position_);
    std::vector<std::string> found;
    for (const Move move : legal_moves()) {
      if (found.size() >= at_most) return found;
      const bool loses =
          leads_to(move, [&] { return search_.has_lost(position_, player, plies - 1); });
      if (search_.gave_up()) return std::nullopt;
      if (!loses) found.push_back(game_.move_text(move));
    }
    return found;
  }

  std::optional<Defence> longest_defence(int plies) override {
    search_.begin(most_nodes_);
    std::vector<Move> longest;
    int most = 0;
    const Seat player = game_.to_move(position_);
    for (const Move move : legal_moves()) {
      const auto undo = game_.play(position_, move);
      int lost_in = 1;
      while (lost_in <= plies && !search_.gave_up() &&
             !search_.has_lost(position_, player, lost_in - 1)) {
        ++lost_in;
      }
      game_.undo(position_, move, undo);
      if (search_.gave_up()) return std::nullopt;
      if (lost_in > plies) return Defence{};
      if (lost_in < most) continue;
      if (lost_in > most) longest.clear();
      most = lost_in;
      longest.push_back(move);
    }
    if (longest.empty()) return Defence{};
    const Move stiffest = find_stiffest(longest, most - 1);
    if (search_.gave_up()) return std::nullopt;
    return Defence{.move = game_.move_text(stiffest), .plies = most};
  }

private:
  [[nodiscard]] bool is_over() const { return game_.result(position_).is_over(); }

  [[nodiscard]] std::vector<Move> legal_moves() const {
    const auto list = std::make_unique<typename Game::MoveList>(); // may be large for a stack
    game_.legal_moves(position_, *list);
    std::vector<Move> moves;
    moves.assign(list->begin(), list->end());
    return moves;
  }

  /// Of moves that lose alike: the first that leaves the other the fewest ways to win.
  [[nodiscard]] Move find_stiffest(const std::vector<Move>& moves, int plies) {
    Move stiffest = moves.front();
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const Move move : moves) {
      const auto undo = game_.play(position_, move);
      const Seat player = game_.to_move(position_);
      std::size_t ways = 0;
      for (const Move answer : legal_moves()) {
        const auto undo_answer = game_.play(position_, answer);
        if (search_.has_won(position_, player, plies - 1)) ++ways;
        game_.undo(position_, answer, undo_answer);
        if (ways >= fewest) break;
      }
      game_.undo(position_, move, undo);
      if (ways >= fewest) continue;
      fewest = ways;
      stiffest = move;
    }
    return stiffest;
  }

  /// What holds after a move.
  [[nodiscard]] bool leads_to(Move move, auto&& holds) {
    const auto undo = game_.play(position_, move);
    const bool does = holds();
    game_.undo(position_, move, undo);
    return does;
  }

  Game game_;
  S lister_;
  WinSearch<S> search_;
  Position position_;
  std::uint64_t most_nodes_ = std::numeric_limits<std::uint64_t>::max();
};

template <ForcedMoves S>
[[nodiscard]] Expected<std::unique_ptr<ForcedWins>> make_forced_wins_of(std::string_view rules) {
  const auto game = S::Game::make(rules);
  if (!game) return tl::unexpected<Error>(game.error());
  if (game->players() != 2) {
    return fail({"forced wins are looked for in games of two players",
                 "les gains forcés ne se cherchent que dans les parties à deux"});
  }
  return std::make_unique<ForcedWinsOf<S>>(*game);
}

} // namespace howdah
