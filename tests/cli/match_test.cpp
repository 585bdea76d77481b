// howdah match
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace howdah::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kMock = HOWDAH_MOCK;

std::vector<std::string> match(const std::vector<std::string>& engines,
                               const std::vector<std::string>& more) {
  std::vector<std::string> words = {"match", "siam", "--max-plies", "80"};
  for (const auto& engine : engines) words.insert(words.end(), {"--engine", engine});
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

TEST(Match, SaysWhoIsStronger) {
  const auto out = output_of(match({"greedy", "random"}, {"--games", "6"}));
  EXPECT_THAT(out, StartsWith("greedy against random: +"));
  EXPECT_THAT(out, HasSubstr("  Elo: "));
  EXPECT_THAT(out, HasSubstr("  as Elephants: "));
  EXPECT_THAT(out, HasSubstr("Games: 6; plies: "));
  const auto french = output_of(match({"greedy", "random"}, {"--games", "2", "--lang", "fr"}));
  EXPECT_THAT(french, HasSubstr("  avec les éléphants : "));
  EXPECT_THAT(french, StartsWith("greedy contre random : +"));
}

TEST(Match, IsTheSameForTheSameSeed) {
  const auto words = match({"greedy", "random"}, {"--games", "6", "--openings", "random:3"});
  auto parallel = words;
  parallel.insert(parallel.end(), {"--concurrency", "3"});
  EXPECT_EQ(output_of(words), output_of(parallel));
}

TEST(Match, ThreeEnginesPlayARoundRobin) {
  const auto out = output_of(match({"greedy", "random", kMock + " siam"}, {"--games", "6"}));
  EXPECT_THAT(out, HasSubstr("Points (row against column):\n  1 greedy"));
}

TEST(Match, WithThePieRuleSidesAreSwapped) {
  const auto out =
      output_of(match({"level:2", "level:2"}, {"--games", "6", "--depth", "2", "--swap", "pie"}));
  EXPECT_THAT(out, HasSubstr("First player: +"));
  EXPECT_THAT(out, HasSubstr("Sides swapped: "));
  const auto document = json_of(
      match({"level:2", "level:2"}, {"--games", "6", "--depth", "2", "--swap", "pie", "--json"}));
  EXPECT_EQ(document["first_player"]["wins"].get<int>() +
                document["first_player"]["draws"].get<int>() +
                document["first_player"]["losses"].get<int>(),
            6);
  EXPECT_GT(document["swaps"].get<int>(), 0);
}

TEST(Match, AProgramOfOursPlaysByThePieRule) {
  const auto out =
      output_of(match({"level:1", std::string(HOWDAH_PROGRAM) + " ugi siam option.Level=1"},
                      {"--games", "4", "--depth", "1", "--swap", "pie"}));
  EXPECT_THAT(out, HasSubstr("by an engine's fault 0"));
}

TEST(Match, AsJson) {
  const auto document =
      json_of(match({"greedy", kMock + " siam crash"},
                    {"--games", "4", "--json", "--time", "50", "--sprt", "0,10"}));
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["games"], 4);
  EXPECT_EQ(document["time_control"], "movetime 50");
  EXPECT_EQ(document["engines"][0]["wins"], 4);
  EXPECT_TRUE(document["engines"][0]["elo"].is_null());
  EXPECT_EQ(document["engines"][1]["faults"]["crash"], 4);
  EXPECT_EQ(document["endings"]["fault"], 4);
  EXPECT_EQ(document["pairs"], nlohmann::json::array({0, 0, 0, 0, 2}));
  EXPECT_EQ(document["sprt"]["accepted"], "undecided");
}

TEST(Match, TheTestStopsWhenItIsDecided) {
  const auto out = output_of(match({"greedy", kMock + " siam illegal"}, {"--sprt", "0,400"}));
  EXPECT_THAT(out, HasSubstr("SPRT 0 to 400 Elo: better by 400 Elo"));
}

TEST(Match, FaultsAreTold) {
  const auto out = output_of(match({"greedy", kMock + " siam illegal"}, {"--games", "2"}));
  EXPECT_THAT(out,
              HasSubstr("by an engine's fault 2\n  " + kMock + " siam illegal: illegal moves: 2"));
}

TEST(Match, RecordsAreAdded) {
  const TemporaryFolder folder;
  const auto file = folder.path() + "/games.txt";
  const auto words = match({"greedy", "random"}, {"--games", "2", "--records", file});
  (void)output_of(words);
  const auto once = content_of(file);
  EXPECT_THAT(once, StartsWith("[Game \"siam\"]\n[Rules \"classic\"]\n[Elephants \"greedy\"]\n"));
  EXPECT_THAT(once, HasSubstr("[Round \"2\"]"));
  (void)output_of(words);
  EXPECT_EQ(content_of(file), once + "\n" + once);
}

TEST(Match, OpeningsOfAFile) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/good") << "@a3e @e3w\n# another\n@a1n\n";
  std::ofstream(folder.path() + "/bad") << "@a3e\n@a3e a3x\n";
  const auto out = output_of(match({"greedy", "random"}, {"--openings", folder.path() + "/good"}));
  EXPECT_THAT(out, HasSubstr("Games: 4;"));
  expect_refused(match({"greedy", "random"}, {"--openings", folder.path() + "/bad"}),
                 "--openings '" + folder.path() +
                     "/bad': line 2: move 2 'a3x': the animal on a3 is not yours: the rhinos are "
                     "to move");
}

TEST(Match, WrongUsageIsRefused) {
  const std::vector<std::string> two = {"random", "random"};
  expect_refused({"match", "siam"}, "a match needs 2 to 16 engines: give --engine for each");
  expect_refused(match({"random", "level:11"}, {}), "--engine: 'level:11': levels go from 1 to 10");
  expect_refused(match({"random", "/no/such"}, {}),
                 "engine 2 '/no/such': cannot start '/no/such': no such program");
  expect_refused(match(two, {"--time", "5", "--clock", "100+1"}),
                 "--time and --clock are mutually exclusive");
  expect_refused(match(two, {"--clock", "100"}),
                 "--clock: '100' is not of the form MS+INC, such as 60000+600");
  expect_refused(match(two, {"--sprt", "5,5"}),
                 "--sprt: '5,5' is not of the form ELO0,ELO1 with ELO0 below ELO1, such as 0,10");
  expect_refused(match({"random", "random", "random"}, {"--sprt", "0,5"}),
                 "--sprt needs exactly two engines and a game for two players");
  expect_refused(match(two, {"--openings", "random:0"}),
                 "--openings: '0' is not a number from 1 to 1000");
  expect_refused(match(two, {"--openings", "/no/such"}),
                 "--openings: cannot read '/no/such': no such file");
  expect_refused(match(two, {"--openings", "/dev/null"}),
                 "--openings '/dev/null': it contains no opening");
  const auto folder = howdah(match(two, {"--openings", "/tmp"}));
  EXPECT_EQ(folder.status, 2);
  EXPECT_THAT(folder.error, StartsWith("--openings: cannot read '/tmp': "));
  expect_refused(match(two, {"--games", "0"}), "--games: '0' is not a number from 1 to 1000000");
  expect_refused(match(two, {"--rules", "limit=4", "--position", "5/5/1OOO1/5/5 E * 4"}),
                 "--position: the game is over");
}

TEST(Match, FairStartsThatCannotBeAreRefused) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"--swap", "cake"}, "--swap: 'cake' is not a choice; the choices are pie"},
      {{"--swap", "pie", "--openings", "random:2"}, "--openings and --swap are mutually exclusive"},
      {{"--swap", "pie", "--start", "balanced"}, "--start and --swap are mutually exclusive"},
      {{"--start", "balanced", "--position", "5/5/1OOO1/5/5 E * 0"},
       "--start and --position are mutually exclusive"},
      {{"--start", "fair"}, "--start: 'fair' is neither balanced nor balanced:N"},
      {{"--start", "balanced", "--rules", "animals=2"},
       "--start: there are no balanced starts for the rules 'animals=2'"},
  };
  for (const auto& [more, sentence] : cases) {
    expect_refused(match({"greedy", "random"}, more), sentence);
  }
  expect_refused({"match", "samliam", "--rules", "players=3", "--engine", "greedy", "--engine",
                  "random", "--swap", "pie"},
                 "--swap: sides can be swapped in games of two players only");
}

TEST(Match, AnOptionThatAnEngineDoesNotTakeIsRefusedBeforeTheFirstGame) {
  const TemporaryFolder folder;
  const auto refused = [&](const std::string& option) {
    const auto engine = std::string(HOWDAH_PROGRAM) + " ugi siam option." + option;
    const auto outcome = howdah(match({"random", engine}, {"--games", "2", "--records", "games"}),
                                {.folder = folder.path()});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.error, StartsWith("engine 2 '"));
    return outcome.error.substr(outcome.error.find("': ") + 3);
  };
  EXPECT_EQ(refused("Thread=2"), "the program has no option 'Thread'; its options are Hash, "
                                 "Threads, MultiPV, Level, Seed, Rules, Pie, Clear Hash\n");
  EXPECT_EQ(refused("Level=99"), "the program refuses the option Level=99: Level: '99' is not a "
                                 "number from 1 to 10\n");
  expect_refused(match({"random", "level:3 option.Threads=2"}, {}),
                 "--engine: 'level:3' takes no options, such as 'option.Threads'");
}

TEST(Match, ARecordFileThatCannotBeWritten) {
  const auto outcome =
      howdah(match({"random", "random"}, {"--games", "2", "--records", "/no/such/file"}));
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.error, StartsWith("--records: cannot write '/no/such/file': "));
}

TEST(Match, CtrlCEndsItWhateverTheEnginesDo) {
  for (const std::string mode : {"hang", "mute"}) {
    const auto engine = kMock + " siam " + mode;
    const auto outcome = howdah_on_terminal(
        {"match", "siam", "--engine", engine, "--engine", engine, "--time", "3000000"}, {},
        "match: ");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.out, testing::EndsWith("No game was finished.\r\ninterrupted\r\n"));
  }
}

} // namespace
} // namespace howdah::cli
