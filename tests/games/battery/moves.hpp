// Battery: playing, taking back, counting, hashing, and how games end.
#pragma once

#include "games/perft.hpp"
#include "tests/games/battery/subject.hpp"

#include <cstring>

namespace howdah::testing {

/// Bit by bit where the type has no holes, else by its own idea of equality.
template <class Position>
[[nodiscard]] bool identical(const Position& one, const Position& other) {
  if constexpr (std::has_unique_object_representations_v<Position>) {
    return std::memcmp(&one, &other, sizeof(Position)) == 0;
  } else {
    return one == other;
  }
}

template <Game G>
void check_undo(const Subject<G>& subject) {
  for (const auto& before : subject.sample.open) {
    typename G::MoveList moves;
    subject.game.legal_moves(before, moves);
    auto position = before;
    for (const auto move : moves) {
      const auto undo = subject.game.play(position, move);
      subject.game.undo(position, move, undo);
      ASSERT_TRUE(identical(position, before))
          << subject.game.move_text(move) << " in " << subject.text(before);
    }
  }
}

template <Game G>
void check_turns(const Subject<G>& subject) {
  const auto& game = subject.game;
  for (const auto& before : subject.sample.open) {
    EXPECT_TRUE(game.to_move(before) >= 0 && game.to_move(before) < game.players());
    typename G::MoveList moves;
    game.legal_moves(before, moves);
    EXPECT_FALSE(moves.empty()) << "nothing to play in " << subject.text(before);
    for (const auto move : moves) {
      auto after = before;
      (void)game.play(after, move);
      EXPECT_EQ(game.ply(after), game.ply(before) + 1);
      EXPECT_EQ(game.to_move(after), (game.to_move(before) + 1) % game.players());
      EXPECT_FALSE(game.same(after, before));
    }
  }
}

/// Some games have positions with thousands of moves: too many to look two plies ahead.
inline constexpr std::size_t kManyMoves = 350;

template <Game G>
void check_counts(const Subject<G>& subject) {
  for (const auto& position : subject.positions()) {
    typename G::MoveList moves;
    subject.game.legal_moves(position, moves);
    EXPECT_EQ(subject.game.count_moves(position), moves.size()) << subject.text(position);
  }
}

template <Game G>
void check_two_plies(const Subject<G>& subject) {
  if constexpr (CountsTwoPlies<G>) {
    for (const auto& position : subject.some(30)) {
      typename G::MoveList moves;
      subject.game.legal_moves(position, moves);
      if (moves.size() > kManyMoves) continue;
      std::uint64_t sum = 0;
      for (const auto move : moves) {
        auto after = position;
        (void)subject.game.play(after, move);
        sum += subject.game.count_moves(after);
      }
      EXPECT_EQ(subject.game.count_two_plies(position), sum) << subject.text(position);
    }
  }
}

template <Game G>
void check_perft(const Subject<G>& subject) {
  const std::atomic<bool> never = false;
  for (auto position : subject.some(12)) {
    const int deepest = subject.game.count_moves(position) > kManyMoves ? 1 : 2;
    for (int depth = 0; depth <= deepest; ++depth) {
      EXPECT_EQ(perft(subject.game, position, depth, never),
                perft_by_playing(subject.game, position, depth))
          << depth << " plies from " << subject.text(position);
    }
  }
}

template <Game G>
void check_finished(const Subject<G>& subject) {
  ASSERT_FALSE(subject.sample.finished.empty()) << "no game of the sample came to an end";
  const auto some_move = subject.moves(subject.sample.open.front()).front();
  for (const auto& position : subject.sample.finished) {
    EXPECT_TRUE(subject.moves(position).empty()) << subject.text(position);
    EXPECT_EQ(subject.game.count_moves(position), 0U) << subject.text(position);
    EXPECT_FALSE(subject.game.parse_move(position, some_move));
    const auto result = subject.game.result(position);
    EXPECT_NE(result.is_draw(), result.is_win());
    double shares = 0;
    for (Seat seat = 0; seat < subject.game.players(); ++seat) {
      shares += result.score(seat, subject.game.players());
    }
    EXPECT_DOUBLE_EQ(shares, 1.0);
  }
}

template <Game G>
void check_hashes(const Subject<G>& subject) {
  // Two positions that are the same are written the same, but for the plies at the end.
  const auto without_plies = [&](const typename G::Position& position) {
    const auto text = subject.text(position);
    return text.substr(0, text.rfind(' '));
  };
  const auto positions = subject.some(200);
  for (const auto& one : positions) {
    EXPECT_TRUE(subject.game.same(one, one));
    for (const auto& other : positions) {
      const bool same = subject.game.same(one, other);
      EXPECT_EQ(subject.game.same(other, one), same);
      EXPECT_EQ(subject.game.hash(one) == subject.game.hash(other), same)
          << subject.text(one) << " and " << subject.text(other);
      EXPECT_TRUE(!same || without_plies(one) == without_plies(other)) << subject.text(one);
    }
  }
}

} // namespace howdah::testing
