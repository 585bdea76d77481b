// Whether a win can be forced within a number of plies: an AND/OR search over all moves, without
// reductions or estimates.
//
// Two questions alternate. `wins`: the player to move has a move after which the other is lost.
// `is_lost`: after every move of the player to move the other wins. A hash table stores for each
// position up to how many plies the answer is no, and from how many on it is yes.
//
// A game's ForcedMoves may prune only what cannot change an answer. Repetition does not matter: who
// wins in the fewest plies comes nearer to the end with every move, so no position occurs twice.
#pragma once

#include "core/hashing.hpp"
#include "games/game.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

namespace howdah {

/// The game-specific part of the search. Positions are not terminal, and are restored.
template <class S>
concept ForcedMoves = requires(S& lister, typename S::Game::Position& position, int plies,
                               std::vector<typename S::Game::Move>& moves) {
  requires Game<typename S::Game>;
  /// Whether the player to move has a move that wins at once.
  { lister.wins_now(position) } -> std::same_as<bool>;
  /// The moves with which a win in three plies or more could begin, the most promising first.
  { lister.list_attacks(position, plies, moves) } -> std::same_as<void>;
  /// The moves that do not surely let the other win at once, the most promising first.
  { lister.list_replies(position, plies, moves) } -> std::same_as<void>;
  /// Makes a null move where, for this many plies to come, no best move is worse than that; false,
  /// with nothing changed, where it may be (zugzwang).
  { lister.make_null_move(position, plies) } -> std::same_as<bool>;
  { lister.undo_null_move(position) } -> std::same_as<void>;
};

template <ForcedMoves S>
class WinSearch {
public:
  using Game = typename S::Game;
  using Position = typename Game::Position;
  using Move = typename Game::Move;

  static constexpr int kMostPlies = 32;

  WinSearch(const Game& game, S& lister) : game_(game), lister_(lister), table_(kEntries) {}

  /// Begins a question that may cost so many positions.
  void begin(std::uint64_t most_nodes) noexcept {
    nodes_ = 0;
    most_nodes_ = most_nodes;
    gave_up_ = false;
  }
  /// The last question became too long: its answer means nothing.
  [[nodiscard]] bool gave_up() const noexcept { return gave_up_; }

  /// The player to move forces a win within that many plies. The game is not over.
  [[nodiscard]] bool wins(Position& position, int plies) {
    if (plies < 1 || !count_node()) return false;
    if (lister_.wins_now(position)) return true;
    if (plies < 3) return false;
    const Entry& entry = entry_of(position, kAttackSalt);
    if (entry.yes_from <= plies) return true;
    if (entry.no_up_to >= plies) return false;
    // Short wins first: they are quickly found, and what remains is known to need all its plies.
    if (wins(position, plies - 2)) return true;
    return note(position, kAttackSalt, plies, finds_attack(position, plies));
  }

  /// Whatever the player to move plays, the other wins within that many plies. The game is not
  /// over.
  [[nodiscard]] bool is_lost(Position& position, int plies) {
    if (plies < 2 || !count_node()) return false;
    if (lister_.wins_now(position)) return false;
    const Entry& entry = entry_of(position, kDefenceSalt);
    if (entry.yes_from <= plies) return true;
    if (entry.no_up_to >= plies) return false;
    return note(position, kDefenceSalt, plies, !finds_escape(position, plies));
  }

  /// What a move that was just played leads to: the player who made it wins within that many
  /// further plies, none when the game is over.
  [[nodiscard]] bool has_won(Position& after, Seat player, int plies) {
    const auto result = game_.result(after);
    if (result.is_over()) return result.is_win() && result.winner() == player;
    return is_lost(after, plies);
  }
  /// The same for the other player.
  [[nodiscard]] bool has_lost(Position& after, Seat player, int plies) {
    const auto result = game_.result(after);
    if (result.is_over()) return result.is_win() && result.winner() != player;
    return wins(after, plies);
  }

private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint8_t no_up_to = 0;   // plies within which the answer is no
    std::uint8_t yes_from = 255; // plies from which on it is yes
  };

  static constexpr std::size_t kEntries = std::size_t{1} << 20U;
  static constexpr std::uint64_t kAttackSalt = 0x2545f4914f6cdd1dULL;
  static constexpr std::uint64_t kDefenceSalt = 0x5851f42d4c957f2dULL;

  [[nodiscard]] bool count_node() noexcept {
    if (nodes_ >= most_nodes_) gave_up_ = true;
    ++nodes_;
    return !gave_up_;
  }

  /// The ply is part of the key: a game may be drawn at some ply.
  [[nodiscard]] std::uint64_t key_of(const Position& position, std::uint64_t salt) const {
    return game_.hash(position) ^ mix(game_.ply(position) + salt);
  }
  [[nodiscard]] Entry& entry_of(const Position& position, std::uint64_t salt) {
    const auto key = key_of(position, salt);
    Entry& entry = table_[key % kEntries];
    if (entry.key != key) entry = {.key = key};
    return entry;
  }

  bool note(const Position& position, std::uint64_t salt, int plies, bool answer) {
    if (gave_up_) return false;
    Entry& entry = entry_of(position, salt);
    if (answer) {
      entry.yes_from = std::min(entry.yes_from, static_cast<std::uint8_t>(plies));
    } else {
      entry.no_up_to = std::max(entry.no_up_to, static_cast<std::uint8_t>(plies));
    }
    return answer;
  }

  [[nodiscard]] bool finds_attack(Position& position, int plies) {
    auto& moves = lists_[static_cast<std::size_t>(plies)];
    lister_.list_attacks(position, plies, moves);
    const Seat player = game_.to_move(position);
    for (std::size_t i = 0; i < moves.size() && !gave_up_; ++i) {
      const Move move = moves[i];
      const auto undo = game_.play(position, move);
      const bool won = has_won(position, player, plies - 1);
      game_.undo(position, move, undo);
      if (won) return true;
    }
    return false;
  }

  [[nodiscard]] bool finds_escape(Position& position, int plies) {
    if (lister_.make_null_move(position, plies)) {
      const bool won = wins(position, plies - 1);
      lister_.undo_null_move(position);
      if (!won) return true;
    }
    auto& moves = lists_[static_cast<std::size_t>(plies)];
    lister_.list_replies(position, plies, moves);
    // The reply that refuted the last move often refutes this one too (a killer move).
    auto& last = last_escapes_[static_cast<std::size_t>(plies)];
    const auto found = std::ranges::find(moves, last);
    if (found != moves.end()) std::rotate(moves.begin(), found, found + 1);
    const Seat player = game_.to_move(position);
    for (std::size_t i = 0; i < moves.size() && !gave_up_; ++i) {
      const Move move = moves[i];
      const auto undo = game_.play(position, move);
      const bool lost = has_lost(position, player, plies - 1);
      game_.undo(position, move, undo);
      if (lost) continue;
      last = move;
      return true;
    }
    return false;
  }

  const Game& game_;
  S& lister_;
  std::vector<Entry> table_;
  // By the plies that are left, which no two positions on a path share.
  std::array<std::vector<Move>, kMostPlies + 1> lists_{};
  std::array<Move, kMostPlies + 1> last_escapes_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t most_nodes_ = 0;
  bool gave_up_ = false;
};

} // namespace howdah
