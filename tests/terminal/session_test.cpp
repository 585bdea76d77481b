// A game with undo, early ends and a clock, and its way through a record.
#include "games/registry.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"
#include "terminal/session_record.hpp"
#include "terminal/setup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

Session session(std::string_view game = "siam", std::string_view rules = "classic",
                std::optional<ClockRules> clock = {}) {
  return make_session({.entry = find_game(game), .rules = std::string(rules), .clock = clock})
      .value();
}

void play(Session& session, const std::vector<std::string>& moves) {
  for (const auto& move : moves) ASSERT_FALSE(session.play(move)) << move;
}

Session through_a_record(const Session& session) {
  const auto text = record::to_text(record_of(session));
  record::Reader reader(text);
  auto read = reader.next();
  EXPECT_TRUE(read && *read);
  return session_of((*read)->record).value();
}

TEST(Session, UndoGoesToTheStartAndRedoToTheEnd) {
  auto game = session();
  play(game, {"@a3e", "@e3w", "a3n"});
  const auto end = game.state().text();
  while (game.undo()) {
  }
  EXPECT_EQ(game.played(), 0U);
  EXPECT_EQ(game.state().text(), game.start().text());
  while (game.redo()) {
  }
  EXPECT_EQ(game.played(), 3U);
  EXPECT_EQ(game.state().text(), end);
}

TEST(Session, ANewMoveForgetsWhatWasTakenBack) {
  auto game = session();
  play(game, {"@a3e", "@e3w"});
  (void)game.undo();
  EXPECT_TRUE(game.can_redo());
  play(game, {"@e1w"});
  EXPECT_FALSE(game.can_redo());
  EXPECT_THAT(game.moves(), ElementsAre("@a3e", "@e1w"));
}

TEST(Session, AnIllegalMoveChangesNothing) {
  auto game = session();
  play(game, {"@a3e"});
  EXPECT_TRUE(game.play("@a3e1"));
  EXPECT_TRUE(game.play("c3d3e"));
  EXPECT_THAT(game.moves(), ElementsAre("@a3e"));
}

TEST(Session, GivingUpLetsTheOtherOneWin) {
  auto game = session();
  play(game, {"@a3e"});
  game.resign(1);
  EXPECT_TRUE(game.is_over());
  EXPECT_EQ(game.result(), Result::win(0));
  EXPECT_TRUE(game.play("@e3w"));
  EXPECT_TRUE(game.undo()); // of giving up
  EXPECT_FALSE(game.is_over());
  EXPECT_EQ(game.played(), 1U);
}

TEST(Session, WithThreePlayersNobodyHasWonThen) {
  auto game = session("samliam", "players=3");
  game.resign(1);
  EXPECT_TRUE(game.is_over());
  EXPECT_EQ(game.result(), Result::none());
}

TEST(Session, TimeRunsOutForThePlayerToMove) {
  auto game = session("siam", "classic", ClockRules{.time = 60s, .increment = 5s});
  game.pass_time(20s);
  play(game, {"@a3e"});
  EXPECT_EQ(game.clock()->left(0), 45s);
  game.pass_time(61s);
  EXPECT_TRUE(game.is_over());
  EXPECT_EQ(game.result(), Result::win(0));
}

TEST(Session, EnginesAndTheirAbsenceAreKnownAtOnce) {
  const terminal::Setup setup{
      .entry = find_game("siam"), .rules = "classic", .seats = {{}, {.level = 2}}};
  const auto game = make_session(setup);
  ASSERT_TRUE(game);
  EXPECT_TRUE(game->person_to_move());
  EXPECT_TRUE(game->has_person());
  EXPECT_FALSE(make_session({.entry = find_game("siam"), .rules = "nonsense"}));
  EXPECT_FALSE(make_session({.entry = find_game("siam"), .rules = "classic", .position = "x"}));
}

TEST(SessionRecord, KeepsSeatsMovesAndWhereTheGameStands) {
  const terminal::Setup setup{.entry = find_game("siam"),
                              .rules = "2015",
                              .seats = {{}, {.level = 7}},
                              .clock = ClockRules{.time = 60s, .increment = 1s}};
  auto game = make_session(setup).value();
  play(game, {"@a3e", "@e3w", "a3n"});
  game.pass_time(12s);
  (void)game.undo();
  const auto again = through_a_record(game);
  EXPECT_EQ(again.game().rules_text(), "2015");
  EXPECT_EQ(again.seats(), game.seats());
  EXPECT_EQ(again.moves(), game.moves());
  EXPECT_EQ(again.played(), 2U);
  EXPECT_EQ(again.state().text(), game.state().text());
  ASSERT_TRUE(again.clock());
  EXPECT_EQ(again.clock()->left(0), game.clock()->left(0));
  EXPECT_EQ(again.clock()->left(1), game.clock()->left(1));
}

TEST(SessionRecord, KeepsHowAGameEnded) {
  auto drawn = session();
  play(drawn, {"@a3e"});
  drawn.agree_on_draw();
  EXPECT_EQ(through_a_record(drawn).result(), Result::draw());
  auto resigned = session();
  play(resigned, {"@a3e"});
  resigned.resign(1);
  const auto again = through_a_record(resigned);
  EXPECT_EQ(again.result(), Result::win(0));
  ASSERT_TRUE(again.early_end());
  EXPECT_EQ(again.early_end()->why.english, "Rhinos: given up");
}

TEST(SessionRecord, AFinishedGameThatWasTakenBackStaysReadable) {
  const std::string position = "5/5/2EeOO/5/O4 E * 10";
  auto game =
      make_session({.entry = find_game("siam"), .rules = "classic", .position = position}).value();
  play(game, {"c3n", "@a5s"});
  (void)game.undo();
  const auto again = through_a_record(game);
  EXPECT_EQ(again.start().text(), position);
  EXPECT_EQ(again.played(), 1U);
  EXPECT_EQ(again.moves().size(), 2U);
}

} // namespace
} // namespace howdah::terminal
