// Forced wins within a number of plies, against a search that tries everything.
#include "engine/forced/forced_wins.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"
#include "tests/engine/solver/plain_search.hpp"
#include "tests/games/samliam/attack_boards.hpp"
#include "tests/games/siam/random_positions.hpp"

#include <gmock/gmock.h>

namespace howdah::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::UnorderedElementsAreArray;

std::unique_ptr<ForcedWins> asked(std::string_view game, std::string_view rules,
                                  std::string_view position) {
  auto wins = make_forced_wins(game, rules);
  EXPECT_TRUE(wins);
  EXPECT_FALSE((*wins)->set_game({.start = std::string(position)})) << position;
  return *std::move(wins);
}

/// How often there was something to find, so that a test can ask for enough of it.
struct Found {
  int wins = 0;
  int losses = 0;
};

/// All four questions about one position.
template <Game G>
void agree(const G& game, const typename G::Position& position, int plies, Found& found) {
  const auto text = game.position_text(position);
  const auto wins = asked(G::kName, game.rules_text(), text);
  const Seat seat = game.to_move(position);

  int shortest = 0;
  for (int within = 1; within <= plies && shortest == 0; ++within) {
    if (can_force_win(game, position, seat, within)) shortest = within;
  }
  EXPECT_EQ(wins->shortest_win(plies), shortest) << text << " within " << plies;
  found.wins += shortest > 0 ? 1 : 0;

  std::vector<std::string> winning;
  std::vector<std::string> saving;
  int longest = 0;
  for (const auto move : legal_moves(game, position)) {
    auto after = position;
    (void)game.play(after, move);
    if (can_force_win(game, after, seat, plies - 1)) winning.push_back(game.move_text(move));
    int lost_in = 1;
    while (lost_in <= plies && !can_force_win(game, after, 1 - seat, lost_in - 1)) ++lost_in;
    if (lost_in > plies) saving.push_back(game.move_text(move));
    longest = std::max(longest, lost_in);
  }
  EXPECT_THAT(wins->winning_moves(plies).value(), UnorderedElementsAreArray(winning)) << text;
  EXPECT_THAT(wins->saving_moves(plies).value(), UnorderedElementsAreArray(saving)) << text;
  const auto defence = wins->longest_defence(plies).value();
  EXPECT_EQ(defence.plies, saving.empty() ? longest : 0) << text;
  EXPECT_EQ(defence.move.empty(), !saving.empty()) << text;
  found.losses += saving.empty() ? 1 : 0;
}

TEST(ForcedWins, AgreeWithPlainSearchInSiam) {
  Random random(21);
  Found found;
  for (const auto* const rules : {"animals=1", "animals=2", "animals=2,opening=crosses,exits=once",
                                  "animals=1,limit=14", "animals=2,push=running"}) {
    const auto game = *siam::Siam::make(rules);
    const auto set_up = set_up_rules(rules);
    for (int i = 0; i < 60; ++i) {
      const auto position = game.parse_position(random_position(set_up, random));
      ASSERT_TRUE(position);
      if (game.result(*position).is_over()) continue;
      agree(game, *position, 1 + i % 3, found);
    }
  }
  EXPECT_GT(found.wins, 30);
  EXPECT_GT(found.losses, 3);
}

TEST(ForcedWins, AgreeWithPlainSearchOfFivePliesInSiam) {
  Random random(22);
  int won = 0;
  const auto game = *siam::Siam::make("animals=1");
  for (int i = 0; i < 60; ++i) {
    const auto position =
        game.parse_position(random_position(set_up_rules("animals=1"), random)).value();
    const auto wins = asked("siam", "animals=1", game.position_text(position));
    const bool wins_in_five = can_force_win(game, position, position.to_move(), 5);
    EXPECT_EQ(wins->shortest_win(5).value() > 0, wins_in_five) << game.position_text(position);
    won += wins_in_five ? 1 : 0;
  }
  EXPECT_GT(won, 5);
}

/// A position with few places left: random moves that end nothing.
std::optional<samliam::Position> late_position(const samliam::SamLiam& game, std::uint32_t ply,
                                               Random& random) {
  auto position = game.start();
  while (position.ply < ply) {
    auto moves = legal_moves(game, position);
    std::erase_if(moves, [&](samliam::Move move) {
      auto after = position;
      (void)game.play(after, move);
      return game.result(after).is_over();
    });
    if (moves.empty()) return std::nullopt;
    (void)game.play(position, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return position;
}

TEST(ForcedWins, AgreeWithPlainSearchInSamLiam) {
  Random random(23);
  Found found;
  for (const auto* const rules : {"size=7", "size=7,announce=off", "size=7,announce=strict"}) {
    const auto game = *samliam::SamLiam::make(rules);
    for (int i = 0; i < 24; ++i) {
      const auto position = late_position(game, 64U + static_cast<std::uint32_t>(i % 10), random);
      if (position) agree(game, *position, 1 + i % 3, found);
    }
  }
  EXPECT_GT(found.wins, 10);
  EXPECT_GT(found.losses, 1);
}

TEST(ForcedWins, AgreeWithPlainSearchAtTheSecondPhase) {
  Random random(24);
  Found found;
  const auto game = *samliam::SamLiam::make("size=7,triangles=8");
  for (int i = 0; i < 12; ++i) {
    const auto position = late_position(game, 13U + static_cast<std::uint32_t>(i % 5), random);
    if (position) agree(game, *position, 1, found);
  }
  const auto late = *samliam::SamLiam::make("size=7,triangles=38");
  for (int i = 0; i < 12; ++i) {
    const auto position = late_position(late, 71U + static_cast<std::uint32_t>(i % 4), random);
    if (position) agree(late, *position, 2 + i % 2, found);
  }
  EXPECT_GT(found.wins, 0);
}

// Here the search depends on this: in the first phase no move is worse than a null move.
TEST(ForcedWins, AgreeWithPlainSearchOfFivePliesInSamLiam) {
  Random random(25);
  int won = 0;
  int seen = 0;
  const auto game = *samliam::SamLiam::make("size=7");
  for (int i = 0; i < 30; ++i) {
    const auto position = late_position(game, 66U + static_cast<std::uint32_t>(i % 5), random);
    if (!position) continue;
    ++seen;
    const auto wins = asked("samliam", "size=7", game.position_text(*position));
    const bool wins_in_five = can_force_win(game, *position, position->mover, 5);
    EXPECT_EQ(wins->shortest_win(5).value() > 0, wins_in_five) << game.position_text(*position);
    won += wins_in_five ? 1 : 0;
  }
  EXPECT_GT(seen, 10);
  EXPECT_GT(won, 2);
}

TEST(ForcedWins, AgreeWithPlainSearchOnAttacksInSamLiam) {
  Random random(26);
  int won = 0;
  const auto game = *samliam::SamLiam::make("size=7");
  for (int i = 0; i < 30; ++i) {
    const auto position = make_attack_board(game, {.own = 7, .foreign = 8}, random);
    const auto wins = asked("samliam", "size=7", game.position_text(position));
    const bool wins_in_three = can_force_win(game, position, position.mover, 3);
    EXPECT_EQ(wins->shortest_win(3).value() > 0, wins_in_three) << game.position_text(position);
    won += wins_in_three ? 1 : 0;
  }
  EXPECT_GT(won, 5);
}

TEST(ForcedWins, AQuestionThatBecomesTooLongHasNoAnswer) {
  const auto wins = asked("siam", "classic", "");
  wins->set_node_limit(100);
  EXPECT_FALSE(wins->shortest_win(7));
  EXPECT_FALSE(wins->winning_moves(7));
  EXPECT_FALSE(wins->saving_moves(8));
  EXPECT_FALSE(wins->longest_defence(8));
  wins->set_node_limit(1'000'000);
  EXPECT_EQ(wins->shortest_win(3), 0);
}

TEST(ForcedWins, NoMoreMovesAreLookedForThanAskedFor) {
  const auto wins = asked("siam", "classic", "");
  EXPECT_EQ(wins->saving_moves(2, 3).value().size(), 3U);
}

TEST(ForcedWins, AFinishedGameHasNeitherWinningNorSavingMoves) {
  const auto wins = asked("siam", "classic", "");
  ASSERT_FALSE(wins->set_game({.start = {}, .moves = {"@e3e", "@a3e", "@a3e", "@a3e"}}));
  EXPECT_EQ(wins->shortest_win(5), 0);
  EXPECT_THAT(wins->winning_moves(5).value(), IsEmpty());
  EXPECT_THAT(wins->saving_moves(4).value(), IsEmpty());
  EXPECT_EQ(wins->longest_defence(4).value().plies, 0);
}

TEST(ForcedWins, BadQuestionsAreRefused) {
  EXPECT_FALSE(make_forced_wins("chess", ""));
  EXPECT_FALSE(make_forced_wins("siam", "animals=9"));
  EXPECT_FALSE(make_forced_wins("samliam", "players=3"));
  const auto wins = asked("siam", "classic", "");
  EXPECT_TRUE(wins->set_game({.start = "nonsense"}));
  EXPECT_TRUE(wins->set_game({.start = {}, .moves = {"a1a2n"}}));
}

} // namespace
} // namespace howdah::testing
