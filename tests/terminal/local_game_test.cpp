// A game at this terminal, its own time, and its way through a record.
#include "play/words.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"
#include "tests/terminal/games.hpp"

#include <gmock/gmock.h>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

LocalGame read(const std::string& text) {
  record::Reader reader(text);
  auto read = reader.next();
  EXPECT_TRUE(read && *read);
  return LocalGame::resume((*read)->record).value();
}

LocalGame through_a_record(const LocalGame& game) {
  return read(record::to_text(game.record()));
}

TEST(LocalGame, WhatIsWrongWithAnOpeningIsKnownAtOnce) {
  EXPECT_FALSE(LocalGame::open({.setup = {.game = "siam", .rules = "nonsense"}}));
  EXPECT_FALSE(LocalGame::open({.setup = {.game = "siam", .start = "x"}}));
  EXPECT_FALSE(LocalGame::open({.setup = {.game = "chess"}}));
}

TEST(LocalGame, TimePassesOnlyWhenItIsCounted) {
  auto game = open_siam({.clock = play::ClockRules{.base = 60s, .increment = 5s}});
  game.pass_time(20s);
  play_moves(game, {"@a3e"});
  EXPECT_EQ(game.left(0), 45s);
  EXPECT_EQ(game.left(1), 60s);
  EXPECT_TRUE(game.pass_time(59s).empty());
  EXPECT_FALSE(game.pass_time(1s).empty());
  EXPECT_EQ(game->result(), Result::win(0));
}

TEST(LocalGame, ARecordKeepsPlayersMovesAndWhereTheGameStands) {
  auto game = open_siam({.setup = {.rules = "2015"},
                         .players = {play::person(), play::engine(7)},
                         .clock = play::ClockRules{.base = 60s, .increment = 1s}});
  play_moves(game, {"@a3e", "@e3w", "a3n"});
  game.pass_time(12s);
  ASSERT_TRUE(game.undo());
  const auto again = through_a_record(game);
  EXPECT_EQ(again->game().rules_text(), "2015");
  EXPECT_EQ(again->player(0), game->player(0));
  EXPECT_EQ(again->player(1), game->player(1));
  EXPECT_EQ(again->timeline().entries.size(), 3U);
  EXPECT_EQ(again->timeline().standing, 2U);
  EXPECT_EQ(again->state().text(), game->state().text());
  EXPECT_EQ(again.left(0), game.left(0));
  EXPECT_EQ(again.left(1), game.left(1));
}

TEST(LocalGame, ARecordKeepsHowTheGameEnded) {
  auto game = open_siam();
  play_moves(game, {"@a3e"});
  ASSERT_TRUE(game.resign());
  const auto again = through_a_record(game);
  EXPECT_EQ(again->result(), Result::win(0));
  EXPECT_EQ(play::standing_words(*again).english, "Elephants win (Rhinos resigned)");
}

TEST(LocalGame, WhoLeftAGameOfThreeHasLeftItAfterAReloadToo) {
  auto game = open_samliam();
  play_moves(game, {game->state().legal_moves().front()});
  ASSERT_TRUE(game.resign());
  EXPECT_THAT(record::to_text(game.record()), HasSubstr("[Left \"Green 1 resigned\"]"));
  const auto again = through_a_record(game);
  EXPECT_FALSE(again->is_over());
  ASSERT_TRUE(again->player(1).left);
  EXPECT_EQ(again->engine_due()->level, play::kSubstituteLevel);
  EXPECT_EQ(play::departure_words(*again, 1).english, "Green resigned at move 1; level 5 plays on");
}

TEST(LocalGame, ARecordHasTheDateBehindThePlayers) {
  const auto text = record::to_text(open_siam().record());
  EXPECT_THAT(text, HasSubstr("[Elephants \"Person\"]\n[Rhinos \"Person\"]\n[Date \"20"));
}

TEST(LocalGame, SavesOfEarlierVersionsStayReadable) {
  const auto game = read("[Game \"siam\"]\n[Rules \"classic\"]\n[Elephants \"Person\"]\n"
                         "[Rhinos \"howdah level 2\"]\n[Date \"2026.11.15\"]\n"
                         "[TimeControl \"60+1\"]\n[TimeLeft \"48000,61000\"]\n[At \"2\"]\n"
                         "[Result \"*\"]\n\n1. @a3e @e3w 2. a3n *\n");
  EXPECT_EQ(game->moves_played(), 2U);
  EXPECT_TRUE(game->timeline().can_redo());
  EXPECT_EQ(game->player(1), play::engine(2));
  EXPECT_EQ(game.left(0), 48s);
  const auto resigned = read("[Game \"siam\"]\n[Termination \"Rhinos: given up\"]\n"
                             "[Result \"E\"]\n\n1. @a3e E\n");
  EXPECT_EQ(resigned->result(), Result::win(0));
}

TEST(LocalGame, WhoIsNoEngineOfOursIsAPersonHere) {
  const auto game = read("[Game \"siam\"]\n[Rhinos \"howdah level 99\"]\n\n1. @a3e *\n");
  EXPECT_EQ(game->player(0), play::person("Person"));
  EXPECT_EQ(game->player(1), play::person("Person"));
}

TEST(LocalGame, AFinishedGameThatWasUndoneStaysReadable) {
  const std::string position = "5/5/2EeOO/5/O4 E * 10";
  auto game = open_siam({.setup = {.start = position}});
  play_moves(game, {"c3n", "@a5s"});
  ASSERT_TRUE(game.undo());
  const auto again = through_a_record(game);
  EXPECT_EQ(again->start().text(), position);
  EXPECT_EQ(again->moves_played(), 1U);
  EXPECT_EQ(again->timeline().entries.size(), 2U);
}

TEST(LocalGame, AReplayStandsAfterAnyNumberOfMoves) {
  auto game = open_samliam();
  play_moves(game, {game->state().legal_moves().front()});
  ASSERT_TRUE(game.resign());
  play_moves(game, {game->state().legal_moves().front()});
  const auto record = game.record();
  for (const std::size_t moves : {0U, 1U, 2U}) {
    const auto replay = LocalGame::replay(record, moves).value();
    EXPECT_EQ(replay->moves_played(), moves);
    EXPECT_EQ(replay->player(1).left.has_value(), moves > 0);
    EXPECT_EQ(replay->timeline().entries.size(), 3U);
  }
}

TEST(LocalGame, AReplayEndsAsTheGameDidAtItsEndOnly) {
  auto game = open_siam();
  play_moves(game, {"@a3e"});
  ASSERT_TRUE(game.resign());
  EXPECT_FALSE(LocalGame::replay(game.record(), 0).value()->is_over());
  EXPECT_TRUE(LocalGame::replay(game.record(), 1).value()->is_over());
}

} // namespace
} // namespace howdah::terminal
