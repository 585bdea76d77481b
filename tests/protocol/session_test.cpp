// What a session answers, command by command.
#include "tests/protocol/dialogue.hpp"

#include <gmock/gmock.h>

namespace howdah::protocol {
namespace {

using testing::answers_to;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::Lines;
using testing::Script;
using testing::scripted_setup;
using ::testing::StartsWith;

TEST(Session, IntroducesItselfWithItsOptions) {
  EXPECT_THAT(answers_to({"ugi"}),
              ElementsAre("id name Scripted 1.0", "id author the tests",
                          "option name Hash type spin default 16 min 1 max 65536",
                          "option name Threads type spin default 1 min 1 max 256",
                          "option name MultiPV type spin default 1 min 1 max 256",
                          "option name Level type spin default 10 min 1 max 10",
                          "option name Seed type spin default 0 min 0 max 4294967295",
                          "option name Rules type string default classic",
                          "option name Pie type check default false",
                          "option name Clear Hash type button", "ugiok"));
}

TEST(Session, SaysWhenItIsReady) {
  EXPECT_THAT(answers_to({"isready", "", "  isready  "}), ElementsAre("readyok", "readyok"));
}

TEST(Session, AnswersQuestionsAboutThePosition) {
  EXPECT_THAT(answers_to({"query p1turn", "query gameover", "query result", "query turn",
                          "query players", "query fen"}),
              ElementsAre("response true", "response false", "response none", "response 1",
                          "response 2", "response 5/5/1OOO1/5/5 E * 0"));
  EXPECT_THAT(answers_to({"position startpos moves @a3e", "query p1turn", "query turn"}),
              ElementsAre("response false", "response 2"));
  EXPECT_THAT(answers_to({"query legalmoves"}),
              ElementsAre(StartsWith("response @a1e @a1n @a1s @a1w @a2e")));
}

TEST(Session, KnowsFinishedGames) {
  EXPECT_THAT(answers_to({"position startpos moves @e3e @a3e @a3e @a3e", "query gameover",
                          "query result", "query legalmoves", "go depth 3"}),
              ElementsAre("response true", "response p2win", "response",
                          "info string the game is over", "bestmove (none)"));
  const auto limit = scripted_setup(std::make_shared<Script>(), "siam", "limit=1");
  EXPECT_THAT(answers_to({"position startpos moves @a1e", "query result"}, limit),
              ElementsAre("response draw"));
}

TEST(Session, CountsThreeAndFourPlayers) {
  const auto four = scripted_setup(std::make_shared<Script>(), "samliam", "players=4");
  const auto lines = answers_to({"query players", "query turn"}, four);
  EXPECT_THAT(lines, ElementsAre("response 4", "response 1"));
}

TEST(Session, GoesToPositions) {
  EXPECT_THAT(answers_to({"position fen 5/5/1OOO1/5/Ee4 R * 1", "query fen",
                          "position fen 5/5/1OOO1/5/Ee4 R * 1 moves @e1w", "query fen",
                          "position startpos", "query fen"}),
              ElementsAre("response 5/5/1OOO1/5/Ee4 R * 1", "response 5/5/1OOO1/5/Ee3Rw E * 2",
                          "response 5/5/1OOO1/5/5 E * 0"));
}

TEST(Session, ASwapChangesNeitherPositionNorSeats) {
  EXPECT_THAT(answers_to({"position startpos moves @a1e swap @e1w", "query fen", "query p1turn"}),
              ElementsAre("response 5/5/1OOO1/5/Ee3Rw E * 2", "response true"));
}

TEST(Session, ASwapInTheWrongPlaceLeavesTheOldPosition) {
  for (const auto* const moves : {"swap", "swap @a1e", "@a1e @e1w swap", "@a1e swap swap"}) {
    EXPECT_THAT(answers_to({"position startpos moves @a3e",
                            std::string("position startpos moves ") + moves, "query fen"}),
                ElementsAre("info string error: 'swap' can stand behind the first move only, once",
                            "response 5/5/EeOOO1/5/5 R * 1"))
        << moves;
  }
  const auto three = scripted_setup(std::make_shared<Script>(), "samliam", "players=3");
  EXPECT_THAT(answers_to({"position startpos moves a1ne swap"}, three),
              ElementsAre("info string error: sides can be swapped in games of two players only"));
}

TEST(Session, ABadPositionOrMoveLeavesTheOldOne) {
  EXPECT_THAT(
      answers_to({"position startpos moves @a1e", "position fen nonsense",
                  "position startpos moves @a3e a3x", "position startpos moves @a3e",
                  "query turn"}),
      ElementsAre(StartsWith("info string error: a position text has four fields"),
                  "info string error: move 2 'a3x': the animal on a3 is not yours: the rhinos are "
                  "to move",
                  "response 2"));
}

TEST(Session, UnknownAndMalformedCommandsAreNamed) {
  EXPECT_THAT(answers_to({"xyzzy", "setoption name Style value Risky", "go depth zero", "isready"}),
              ElementsAre("info string error: unknown command 'xyzzy'",
                          "info string error: unknown option 'Style'; the options are Hash, "
                          "Threads, MultiPV, Level, Seed, Rules, Pie, Clear Hash",
                          "info string error: depth: 'zero' is not a number from 1 to 100",
                          "readyok"));
}

TEST(Session, AnEndlessLineIsRefused) {
  EXPECT_THAT(answers_to({"isready " + std::string(70'000, 'x'), "isready"}),
              ElementsAre("info string error: the line has more than 65536 bytes", "readyok"));
}

TEST(Session, SearchesAndSaysItsMove) {
  EXPECT_THAT(answers_to({"go depth 2"}),
              ElementsAre("info depth 1 seldepth 2 multipv 1 score cp 25 nodes 100 nps 100000 "
                          "hashfull 7 time 1 pv @a1e",
                          "info depth 2 seldepth 3 multipv 1 score cp 25 nodes 200 nps 100000 "
                          "hashfull 7 time 2 pv @a1e",
                          "bestmove @a1e"));
}

TEST(Session, SearchesWherePositionSays) {
  EXPECT_THAT(answers_to({"position fen 5/5/1OOO1/5/Ee4 R * 1 moves @e1w", "go depth 1"}).back(),
              "bestmove @a1e");
  EXPECT_EQ(answers_to({"go depth 1 searchmoves @a2n @a2s"}).back(), "bestmove @a2n");
  EXPECT_THAT(answers_to({"go depth 1 searchmoves b2b3n"}),
              ElementsAre(StartsWith("info string error: ")));
}

TEST(Session, LimitsReachTheEngine) {
  const auto script = std::make_shared<Script>();
  (void)answers_to({"go depth 3 nodes 5000 movetime 40 p1time 1000 p1inc 10 p2time 2000"},
                   scripted_setup(script));
  const auto& limits = script->limits;
  EXPECT_EQ(limits.depth, 3);
  EXPECT_EQ(limits.nodes, 5000U);
  EXPECT_EQ(limits.move_time, std::chrono::milliseconds(40));
  ASSERT_TRUE(limits.clocks[0] && limits.clocks[1]);
  EXPECT_EQ(limits.clocks[0]->left.count(), 1000);
  EXPECT_EQ(limits.clocks[0]->increment.count(), 10);
  EXPECT_EQ(limits.clocks[1]->left.count(), 2000);
  EXPECT_EQ(limits.clocks[1]->increment.count(), 0);
}

TEST(Session, AClockForTheOtherPlayerAloneIsNoLimit) {
  EXPECT_THAT(answers_to({"go p2time 1000"}),
              ElementsAre("info string error: no limit and no clock for the player to move: "
                          "'p1time' is missing"));
}

TEST(Session, OptionsReachTheEngine) {
  const auto script = std::make_shared<Script>();
  EXPECT_THAT(answers_to({"setoption name Hash value 2", "setoption name multipv value 5",
                          "setoption name Level value 3", "setoption name Seed value 77",
                          "setoption name Pie value true", "setoption name Clear Hash",
                          "uginewgame", "go depth 1"},
                         scripted_setup(script))
                  .back(),
              "bestmove @a1e");
  EXPECT_EQ(script->table_bytes, 2U * 1024 * 1024);
  EXPECT_EQ(script->options.lines, 5);
  EXPECT_EQ(script->options.level, 3);
  EXPECT_EQ(script->options.seed, 77U);
  EXPECT_TRUE(script->options.pie);
  EXPECT_EQ(script->forgotten, 2);
}

TEST(Session, EachGameHasAChanceOfItsOwn) {
  const auto seed_of_game = [] {
    const auto script = std::make_shared<Script>();
    (void)answers_to({"uginewgame", "go depth 1"}, scripted_setup(script));
    return script->options.seed;
  };
  const auto first = seed_of_game();
  // Once in four thousand million tries two draws are equal: three times running, never.
  EXPECT_TRUE(seed_of_game() != first || seed_of_game() != first || seed_of_game() != first);
}

TEST(Session, RulesChangeTheGame) {
  const auto script = std::make_shared<Script>();
  EXPECT_THAT(answers_to({"setoption name Hash value 3", "position startpos moves @a1e",
                          "setoption name Rules value animals=1,limit=7", "query fen",
                          "position startpos moves @a1e @e1w", "query legalmoves",
                          "setoption name Rules value animals=9", "query fen"},
                         scripted_setup(script)),
              ElementsAre("response 5/5/1OOO1/5/5 E * 0", ::testing::Not(StartsWith("response @")),
                          StartsWith("info string error: Rules: "),
                          "response 5/5/1OOO1/5/Ee3Rw E * 2"));
  EXPECT_EQ(script->table_bytes, 3U * 1024 * 1024) << "a new engine has the same options";
}

TEST(Session, ANewGameStartsAtItsStart) {
  EXPECT_THAT(answers_to({"position startpos moves @a1e", "uginewgame", "query fen"}),
              ElementsAre("response 5/5/1OOO1/5/5 E * 0"));
}

TEST(Session, CountsMoveSequences) {
  testing::Dialogue dialogue(scripted_setup(std::make_shared<Script>()));
  dialogue.send("go perft 2");
  const auto lines = dialogue.until("nodes");
  ASSERT_EQ(lines.size(), 65U);
  EXPECT_EQ(lines.front(), "@a1e: 62");
  EXPECT_EQ(lines.back(), "nodes 3894");
  dialogue.send("go perft 0");
  EXPECT_THAT(dialogue.until("nodes"), ElementsAre("nodes 1"));
}

TEST(Session, PerftDoesNotLookAtRepetition) {
  testing::Dialogue dialogue(scripted_setup(std::make_shared<Script>()));
  dialogue.send("position startpos moves @a1e @e1w a1n e1n a1e e1w a1n e1n a1e e1w");
  dialogue.send("query result");
  EXPECT_THAT(dialogue.until("response"), ElementsAre("response draw"));
  dialogue.send("go perft 1");
  EXPECT_GT(dialogue.until("nodes").size(), 1U);
}

TEST(Session, RunsTheBench) {
  testing::Dialogue dialogue(scripted_setup(std::make_shared<Script>()));
  dialogue.send("bench");
  EXPECT_THAT(dialogue.until("signature"),
              ElementsAre("info string bench 1 of 2, nodes 1000",
                          "info string bench 2 of 2, nodes 4000",
                          "info nodes 4000 nps 2000 time 2000", "signature 4000"));
}

TEST(Session, DrawsTheBoard) {
  const auto lines = answers_to({"d"});
  EXPECT_GT(lines.size(), 5U);
  for (const auto& line : lines) EXPECT_EQ(line.find('\x1b'), std::string::npos) << "no colours";
}

TEST(Session, NothingIsAnsweredAfterQuit) {
  EXPECT_THAT(answers_to({"quit", "isready"}), IsEmpty());
}

TEST(Session, StopWithoutASearchIsNoError) {
  EXPECT_THAT(answers_to({"stop", "stop"}), IsEmpty());
}

TEST(Session, BadRulesAndEnginesAreRefusedAtOnce) {
  const auto sink = [](std::string_view) { return true; };
  EXPECT_FALSE(Session::make(scripted_setup(std::make_shared<Script>(), "siam", "limit=x"), sink));
  EXPECT_FALSE(Session::make(scripted_setup(std::make_shared<Script>(), "chess", ""), sink));
  auto engineless = scripted_setup(std::make_shared<Script>());
  engineless.make_engine = [](std::string_view) { return fail({"no engine", "pas de moteur"}); };
  EXPECT_FALSE(Session::make(engineless, sink));
}

} // namespace
} // namespace howdah::protocol
