// Counting moves instead of playing them: perft to a depth that the reference does not reach, and
// against a walk that plays every move.
#include "games/perft.hpp"
#include "games/samliam/threats.hpp"
#include "tests/games/samliam/attack_boards.hpp"
#include "tests/games/samliam/internals_support.hpp"
#include "tests/reference/samliam.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <utility>

namespace howdah::samliam {
namespace {

const std::atomic<bool> kNeverStop{false};

TEST(SamLiamCounting, FourPliesFromTheStart) {
  for (const auto& [rules, sequences] :
       {std::pair<const char*, std::uint64_t>{"announce=off", 10'418'906'880U},
        {"announce=auto", 10'418'906'880U},
        {"size=7,announce=off", 1'344'327'936U}}) {
    const auto game = make_game(rules);
    auto position = game.start();
    EXPECT_EQ(perft(game, position, 4, kNeverStop), sequences) << rules;
  }
}

TEST(SamLiamCounting, AgreesWithPlayingAcrossTheSecondPhase) {
  int played = 0;
  Random random(18);
  for (const auto rules : kRuleSets) {
    const auto game = make_game(rules);
    // A few plies before the hands are empty, when the board is nearly full.
    const int plies = game.players() * game.rules().triangles - 1;
    auto position = play_at_random(game, plies, random);
    if (game.count_moves(position) > 100 || game.count_two_plies(position) > 300'000) continue;
    const auto by_playing = perft_by_playing(game, position, 2);
    EXPECT_EQ(perft(game, position, 2, kNeverStop), by_playing) << rules;
    played += by_playing > 0 ? 1 : 0;
  }
  EXPECT_GT(played, 2);
}

TEST(SamLiamCounting, TwoPliesOfAFullBoard) {
  const auto game = make_game("announce=off");
  auto position = *game.parse_position(
      "RneRne(GneGsw)Rnw1Rse1(RneGsw)(GnwGse)/(RnwGse)(RneGsw)1GneRneRsw(RneGsw)2/"
      "(RnwRse)RswGse1RneRseRseGne1/(GnwGse)1RswGswRne(RnwRse)(RnwRse)(GneRsw)(RnwRse)/"
      "(RnwGse)(RnwGse)1GnwGneGseGnwRse1/GswRswGsw2(GneRsw)1Gnw(GneGsw)/"
      "Gnw1Gnw1GnwGneRse(GneRsw)Gse/1Rsw1RseGswGnwRneRswGse/Gnw3RnwGne(RneGsw)(GneRsw)Rse "
      "R - 106");
  EXPECT_EQ(perft(game, position, 2, kNeverStop), 23'633'250U);
}

/// A board with so many triangles of each player, put anywhere, and without complete figures.
SamLiam::Position crowded(const SamLiam& game, Random& random) {
  for (;;) {
    auto position = game.start();
    const auto players = static_cast<std::uint32_t>(game.players());
    for (std::uint32_t i = 0; i < players * static_cast<std::uint32_t>(game.rules().triangles);) {
      const auto point = static_cast<Point>(random.below(kPoints));
      if (!game.setting().board.contains(cell_of(point)) ||
          !position.at(cell_of(point)).accepts(corner_of(point))) {
        continue;
      }
      put_triangle(*game.setting().figures, position, point, static_cast<Seat>(i % players));
      ++i;
    }
    position.ply = players * static_cast<std::uint32_t>(game.rules().triangles);
    find_ending(game.setting(), position);
    if (!game.result(position).is_over()) return position;
  }
}

TEST(SamLiamCounting, AgreesWithPlayingEveryMoveOfTheSecondPhase) {
  Random random(19);
  for (const auto rules :
       {"triangles=8", "triangles=8,announce=off", "triangles=8,size=7", "size=7", "players=2",
        "announce=off", "size=7,announce=off", "triangles=20", "triangles=14,announce=off",
        "triangles=8,announce=strict", "size=7,announce=strict", "players=3,triangles=8",
        "players=3,announce=strict,triangles=8", "players=4,triangles=8,announce=off", "players=4",
        "players=4,announce=strict"}) {
    const auto game = make_game(rules);
    for (int i = 0; i < 4; ++i) {
      auto position = crowded(game, random);
      MoveList moves;
      game.legal_moves(position, moves);
      EXPECT_EQ(game.count_moves(position), moves.size()) << rules;
      // Two plies: the sum over all first moves, or over a sample of them where it takes long.
      const bool bulk = game.players() == 2 && !game.setting().strict();
      if (!bulk) continue;
      std::uint64_t sum = 0;
      for (const Move move : moves) {
        const auto before = game.play(position, move);
        sum += game.count_moves(position);
        game.undo(position, move, before);
      }
      EXPECT_EQ(game.count_two_plies(position), sum)
          << rules << ' ' << game.position_text(position);
    }
  }
}

/// A board where the mover has open figures, or figures that a turn opens together, is rare by
/// chance: here the mover's triangles stand in squares.
TEST(SamLiamCounting, LeavesOutTheRepliesToAWin) {
  Random random(20);
  int wins = 0;
  for (const auto rules :
       {"triangles=8", "triangles=8,announce=off", "triangles=9,size=7", "triangles=12"}) {
    const auto game = make_game(rules);
    for (int i = 0; i < 60; ++i) {
      auto position = testing::make_attack_board(
          game, {.own = game.rules().triangles, .foreign = game.rules().triangles}, random);
      MoveList moves;
      game.legal_moves(position, moves);
      if (i % 2 == 0) { // with an open figure that the other did not block
        for (const Move move : moves) {
          auto after = position;
          (void)game.play(after, move);
          if (game.result(after).is_over() || !has_open_figure(after, 0)) continue;
          set_mover(after, 0);
          after.ply += 1;
          position = after;
          break;
        }
        game.legal_moves(position, moves);
      }
      std::uint64_t sum = 0;
      for (const Move move : moves) {
        const auto before = game.play(position, move);
        wins += game.result(position).is_over() ? 1 : 0;
        sum += game.count_moves(position);
        game.undo(position, move, before);
      }
      ASSERT_EQ(game.count_two_plies(position), sum)
          << rules << ' ' << game.position_text(position);
    }
  }
  EXPECT_GT(wins, 500);
}

TEST(SamLiamCounting, AgreesWithTheReferenceInTheSecondPhase) {
  Random random(21);
  for (const std::string rules :
       {"triangles=8", "triangles=8,announce=off,size=7", "triangles=8,announce=strict,size=7",
        "triangles=8,players=3", "triangles=8,players=4,announce=strict", "size=7", "announce=off",
        "announce=strict", "players=3", "players=4"}) {
    const auto game = make_game(rules);
    for (int i = 0; i < 2; ++i) {
      auto position = crowded(game, random);
      const auto text = game.position_text(position);
      const auto plain = reference::samliam::Game::make(rules, text).value();
      EXPECT_EQ(game.count_moves(position), plain.perft(1)) << rules << ' ' << text;
    }
  }
}

} // namespace
} // namespace howdah::samliam
