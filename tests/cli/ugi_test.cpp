// howdah ugi: the protocol with the real engine, in the real program.
#include "core/random.hpp"
#include "games/registry.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::MatchesRegex;
using testing::StartsWith;

const std::string kInfo = "info depth [0-9]+ seldepth [0-9]+ multipv [0-9]+ score (cp|win) "
                          "-?[0-9]+ nodes [0-9]+ nps [0-9]+ hashfull [0-9]+ time [0-9]+ pv .+";

TEST(Ugi, IntroducesItself) {
  Conversation engine({"ugi", "siam"});
  engine.send("ugi");
  const auto lines = engine.until("ugiok");
  EXPECT_EQ(lines.front(), "id name Howdah " HOWDAH_VERSION);
  EXPECT_THAT(lines, Contains("option name Rules type string default classic"));
  engine.send("quit");
  const auto outcome = engine.finish();
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.error, "");
}

TEST(Ugi, RulesOfTheCommandLineAreTheUsualOnes) {
  Conversation engine({"ugi", "siam", "--rules", "2015"});
  engine.send("ugi");
  EXPECT_THAT(engine.until("ugiok"), Contains("option name Rules type string default 2015"));
  expect_refused({"ugi", "siam", "--rules", "limit=x"},
                 "--rules: 'x' is no value of rule 'limit'; it takes none, a number from 1 to "
                 "9999999 (character 7)");
}

TEST(Ugi, InfoLinesAndMove) {
  Conversation engine({"ugi", "siam"});
  engine.send("setoption name MultiPV value 2");
  engine.send("go depth 4");
  auto lines = engine.until("bestmove");
  EXPECT_THAT(lines.back(), MatchesRegex("bestmove @[a-e][1-5][nesw]"));
  lines.pop_back();
  EXPECT_GE(lines.size(), 8U);
  for (const auto& line : lines) EXPECT_THAT(line, MatchesRegex(kInfo));
}

TEST(Ugi, AProvedWinIsSaidInPlies) {
  Conversation engine({"ugi", "siam"});
  engine.send("position startpos moves @e3e @a3e @a3e");
  engine.send("go depth 4");
  const auto lines = engine.until("bestmove");
  ASSERT_GE(lines.size(), 2U);
  EXPECT_THAT(lines[lines.size() - 2], testing::HasSubstr(" score win 1 "));
}

TEST(Ugi, OnlyTheNamedMovesAreThoughtAbout) {
  Conversation engine({"ugi", "siam"});
  engine.send("go depth 3 searchmoves @a1n");
  EXPECT_EQ(engine.until("bestmove").back(), "bestmove @a1n");
}

TEST(Ugi, EveryKindOfLimitEndsASearch) {
  Conversation engine({"ugi", "siam"});
  for (const auto* const go :
       {"go depth 2", "go nodes 1000", "go movetime 20", "go movetime 0",
        "go p1time 300 p2time 300 p1inc 10 p2inc 10", "go p1time 0 p2time 0"}) {
    engine.send(go);
    EXPECT_THAT(engine.until("bestmove").back(), StartsWith("bestmove @")) << go;
  }
}

TEST(Ugi, StopAnswersAnEndlessSearch) {
  Conversation engine({"ugi", "siam"});
  engine.send("go infinite");
  (void)engine.until("info depth 3");
  engine.send("isready");
  (void)engine.until("readyok");
  engine.send("position startpos");
  EXPECT_THAT(engine.until("info string").back(), StartsWith("info string error: busy"));
  engine.send("stop");
  EXPECT_THAT(engine.until("bestmove").back(), StartsWith("bestmove @"));
}

TEST(Ugi, ThreadsThinkTogether) {
  Conversation engine({"ugi", "siam"});
  engine.send("setoption name Threads value 3");
  engine.send("setoption name Hash value 1");
  for (int i = 0; i < 5; ++i) {
    engine.send("go nodes 5000");
    EXPECT_THAT(engine.until("bestmove").back(), StartsWith("bestmove @"));
    engine.send("go infinite");
    (void)engine.until("info depth 2");
    engine.send("stop");
    EXPECT_THAT(engine.until("bestmove").back(), StartsWith("bestmove @"));
  }
  EXPECT_EQ(engine.finish().status, 0);
}

TEST(Ugi, TheEndOfTheInputEndsTheProgramWithAMove) {
  const auto outcome = howdah({"ugi", "siam"}, {.input = "isready\ngo infinite"});
  EXPECT_EQ(outcome.status, 0);
  const auto lines = lines_of(outcome.out);
  EXPECT_EQ(lines.front(), "readyok");
  EXPECT_THAT(lines.back(), StartsWith("bestmove @"));
}

TEST(Ugi, CtrlCEndsTheProgramWithAMove) {
  Conversation engine({"ugi", "siam"});
  engine.send("go infinite");
  (void)engine.until("info depth 2");
  engine.interrupt();
  EXPECT_THAT(engine.until("bestmove").back(), StartsWith("bestmove @"));
  const auto outcome = engine.finish();
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.error, "interrupted\n");
}

TEST(Ugi, LongGamesCanBeSent) {
  std::string line = "position startpos moves @a1e @e1w";
  for (int i = 0; i < 1000; ++i) line += " a1n e1n a1e e1w";
  Conversation engine({"ugi", "siam", "--rules", "repetition=none"});
  engine.send(line);
  engine.send("query fen");
  EXPECT_THAT(engine.until("response"), ElementsAre("response 5/5/1OOO1/5/Ee3Rw E * 4002"));
  engine.send("go depth 2");
  EXPECT_THAT(engine.until("bestmove").back(), StartsWith("bestmove "));
}

TEST(Ugi, GarbageIsAnsweredAndSurvived) {
  Random random(7);
  Conversation engine({"ugi", "siam"});
  const std::vector<std::string> words = {"go",        "position", "fen",   "moves",
                                          "setoption", "name",     "value", "query",
                                          "\x01\xff",  "-1",       "depth", "@a1e"};
  for (int i = 0; i < 200; ++i) {
    std::string line = "x";
    for (int j = 0; j < 5; ++j) {
      line += " " + words[random.below(static_cast<std::uint32_t>(words.size()))];
    }
    engine.send(line.substr(i % 2 == 0 ? 0 : 2)); // a search it may start is stopped at once
    engine.send("stop");
  }
  engine.send("isready");
  EXPECT_EQ(engine.until("readyok").back(), "readyok");
  EXPECT_EQ(engine.finish().status, 0);
}

TEST(Ugi, MovesInRandomPositionsAreLegal) {
  Random random(3);
  for (const std::string rules : {"classic", "2015", "exits=once,push=running", "animals=2"}) {
    const auto game = find_game("siam")->make(rules).value();
    Conversation engine({"ugi", "siam", "--rules", rules});
    auto state = game->start();
    for (int ply = 0; ply < 60; ++ply) {
      if (state->result().is_over()) state = game->start();
      engine.send("setoption name Level value " + std::to_string(1 + ply % 10));
      engine.send("position fen " + state->text());
      engine.send(ply % 2 == 0 ? "go nodes 300" : "go depth 2");
      const auto answer = engine.until("bestmove").back();
      const auto moves = state->legal_moves();
      EXPECT_THAT(moves, Contains(answer.substr(9))) << rules << ' ' << state->text();
      ASSERT_FALSE(state->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
}

TEST(Ugi, AReaderThatIsGoneIsNoError) {
  const auto outcome =
      shell("{ printf 'isready\\n'; sleep 0.2; printf 'go depth 3\\nisready\\n'; } | "
            "{ howdah ugi siam; echo status $? >&2; } | head -1");
  EXPECT_THAT(lines_of(outcome.text), testing::UnorderedElementsAre("readyok", "status 0"));
}

} // namespace
} // namespace howdah::cli
