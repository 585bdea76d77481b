// howdah record: check, show, annotate, export.
#include "cli/annotation.hpp"
#include "cli/record_actions.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <fstream>
#include <thread>

namespace howdah::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr auto kGood = "[Game \"siam\"]\n[Elephants \"Ana </script>\"]\n\n"
                       "1. @a3e { hello } @e3w 2. a3n? *\n";
constexpr auto kBad = "[Game \"siam\"]\n\n1. @a3e @e3w\n2. a3b3e *\n";
constexpr auto kOther = "[Game \"samliam\"]\n[Rules \"players=3\"]\n\n1. a1nw b2ne c3se *\n";

class RecordFiles : public testing::Test {
protected:
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_.path() + "/" + name) << text;
    return folder_.path() + "/" + name;
  }
  [[nodiscard]] std::string path(const std::string& name) const {
    return folder_.path() + "/" + name;
  }

private:
  TemporaryFolder folder_;
};

TEST_F(RecordFiles, CheckCountsGoodGames) {
  const auto file = write("games", std::string(kGood) + "\n" + kOther);
  EXPECT_EQ(output_of({"record", "check", file}), "games: 2, bad: 0, moves: 6\n");
  EXPECT_EQ(json_of({"record", "check", file, "--json"})["games"], 2);
}

TEST_F(RecordFiles, CheckNamesTheFirstIllegalMoveWithItsNumberAndLine) {
  const auto file = write("games", std::string(kGood) + "\n" + kBad + "\n" + kOther);
  const auto outcome = howdah({"record", "check", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, testing::StartsWith("game 2, line 9: move 2 of Elephants, 'a3b3e': "
                                                 "the push is too weak"));
  EXPECT_EQ(outcome.out, "games: 3, bad: 1, moves: 6\n");
  const auto json = howdah({"record", "check", file, "--json"});
  EXPECT_EQ(json.status, 2);
  EXPECT_THAT(json.out, HasSubstr("\"bad\":1"));
  EXPECT_EQ(json.error, outcome.error);
}

TEST_F(RecordFiles, AnOverlongTagIsNamed) {
  const auto file =
      write("games", "[Game \"siam\"]\n[Event \"" + std::string(20'000, 'x') + "\"]\n\n*\n");
  const auto outcome = howdah({"record", "check", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.error,
            "game 1, line 2: the value of the tag Event has more than 10000 bytes\n");
}

TEST_F(RecordFiles, ADashIsStandardInput) {
  EXPECT_EQ(output_of({"record", "check", "-"}, {.input = kGood}), "games: 1, bad: 0, moves: 3\n");
  EXPECT_THAT(output_of({"record", "show", "-"}, {.input = kGood}), HasSubstr("2. a3n?\n"));
  (void)output_of({"record", "export", "-", "--html", path("game.html")}, {.input = kGood});
  EXPECT_THAT(content_of(path("game.html")), HasSubstr("hello"));
  const auto annotated = output_of({"record", "annotate", "-", "--time", "1"}, {.input = kGood});
  EXPECT_THAT(annotated, HasSubstr("[Elephants \"Ana </script>\"]"));
  expect_refused({"record", "show", "-"},
                 "standard input: line 4: move 2 of Elephants, 'a3b3e': "
                 "the push is too weak: 1 pushes, 1 resists, 3 rocks",
                 {.input = kBad});
  expect_refused({"record", "export", "-", "--html", "x", "--game", "2"},
                 "standard input has no game 2; it has 1", {.input = kGood});
}

TEST_F(RecordFiles, CtrlCStopsReadingStandardInput) {
  Conversation reading({"record", "check", "-"});
  reading.send("[Game \"siam\"]");
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  reading.interrupt();
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  const auto outcome = reading.finish();
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.error, "interrupted\n");
}

TEST_F(RecordFiles, CtrlCStopsAnnotatingAtOnce) {
  const auto file = write("games", kGood);
  const auto start = std::chrono::steady_clock::now();
  const auto outcome = howdah_on_terminal(
      {"record", "annotate", file, "--time", "600000", "--out", path("annotated")}, {}, "game 1 [");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, testing::EndsWith("interrupted\r\n"));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
  EXPECT_EQ(content_of(path("annotated")), "");
}

TEST_F(RecordFiles, ShowPrintsEveryPosition) {
  const auto out = output_of({"record", "show", write("games", kGood)});
  EXPECT_THAT(out, HasSubstr("1. @a3e\nhello\n"));
  EXPECT_THAT(out, HasSubstr("2. a3n?\n"));
  EXPECT_THAT(out, HasSubstr("Result: *\n"));
}

TEST_F(RecordFiles, GamesAreChosenByNumber) {
  const auto file = write("games", std::string(kGood) + "\n" + kOther);
  EXPECT_THAT(output_of({"record", "show", file, "--game", "2"}), HasSubstr("1. a1nw"));
  expect_refused({"record", "show", "games", "--game", "3"}, "'games' has no game 3; it has 2",
                 {.folder = path("")});
  expect_refused({"record", "export", "games", "--game", "3", "--html", "x"},
                 "'games' has no game 3; it has 2", {.folder = path("")});
}

TEST_F(RecordFiles, ASwapIsCheckedShownAndExported) {
  const std::string begin = "[Game \"siam\"]\n[Swap \"pie\"]\n\n";
  const auto file = write("games", begin + "1. @c1n swap @a1n *\n");
  EXPECT_EQ(output_of({"record", "check", file}), "games: 1, bad: 0, moves: 2\n");
  EXPECT_THAT(output_of({"record", "show", file}), HasSubstr("1. @c1n\nswap\n"));
  EXPECT_THAT(output_of({"record", "annotate", file, "--time", "1"}), HasSubstr("swap"));
  (void)output_of({"record", "export", file, "--html", path("game.html")});
  EXPECT_THAT(content_of(path("game.html")), HasSubstr("\"swapped\":true"));
  const auto late = howdah({"record", "check", write("late", begin + "1. @c1n\n@a1n swap *\n")});
  EXPECT_EQ(late.status, 2);
  EXPECT_EQ(late.error, "game 1, line 5: 'swap' stands once at most, behind the first move of a "
                        "game that is not over, and has no mark\n");
}

TEST_F(RecordFiles, ExportWritesAPageThatNeedsNothingElse) {
  const auto file = write("games", kGood);
  (void)output_of({"record", "export", file, "--html", path("game.html")});
  const auto page = content_of(path("game.html"));
  EXPECT_THAT(page, Not(HasSubstr("http://www.howdah")));
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_THAT(page, Not(HasSubstr("@GAME@")));
  EXPECT_THAT(page, Not(HasSubstr("Ana </script>"))); // it would end the data
  EXPECT_THAT(page, HasSubstr("Ana \\u003c/script>"));
  EXPECT_THAT(page, HasSubstr("ArrowRight"));
  EXPECT_THAT(page, HasSubstr("Au début"));
  const auto begin = page.find("application/json\">") + 18;
  const auto data = nlohmann::json::parse(page.substr(begin, page.find("</script>") - begin));
  EXPECT_EQ(data["frames"].size(), 4U);
  EXPECT_EQ(data["moves"][2]["mark"], "?");
  EXPECT_EQ(data["moves"][0]["comments"][0], "hello");
}

TEST_F(RecordFiles, ExportWritesAPictureOfEveryPosition) {
  const auto file = write("games", kGood);
  (void)output_of({"record", "export", file, "--svg", path("pictures")});
  for (const auto* const name : {"000", "001", "002", "003"}) {
    EXPECT_THAT(content_of(path("pictures/" + std::string(name) + ".svg")), HasSubstr("<svg"));
  }
}

TEST_F(RecordFiles, AnnotateMarksMistakesWithTheBetterMove) {
  const auto file = write("games", "[Game \"siam\"]\n[Position \"5/5/ORw1EeO/2O2/5 E * 10\"]\n\n"
                                   "6. d3n { mine } *\n");
  const auto once = output_of({"record", "annotate", file, "--time", "50"});
  EXPECT_THAT(once, HasSubstr("6. d3n?? { mine }"));
  EXPECT_THAT(once, HasSubstr("howdah: better d3e3e: win in 1 ply instead of"));
  const auto again = write("again", once);
  (void)output_of({"record", "annotate", again, "--time", "50", "--out", path("twice")});
  const auto twice = content_of(path("twice"));
  EXPECT_EQ(twice.find("howdah:"), twice.rfind("howdah:"));
}

TEST(Progress, ABarFillsFromTheLeft) {
  EXPECT_EQ(progress_bar(0), "[--------------------]   0 %");
  EXPECT_EQ(progress_bar(0.5), "[##########----------]  50 %");
  EXPECT_EQ(progress_bar(1), "[####################] 100 %");
}

TEST_F(RecordFiles, WrongRequestsAreRefused) {
  const auto file = write("games", kGood);
  expect_refused({"record", "chek", file}, "unknown action 'chek'; did you mean 'check'?");
  expect_refused({"record", "frob", file},
                 "unknown action 'frob'; the actions are check, show, annotate, export");
  expect_refused({"record", "check", file, "--html", "x"}, "record check does not take --html");
  expect_refused({"record", "export", file}, "export needs --html FILE or --svg FOLDER");
  expect_refused({"record", "check", "/no/such"}, "cannot read '/no/such': no such file");
  expect_refused({"record", "check", "/"}, "cannot read '/': it is a folder");
}

} // namespace
} // namespace howdah::cli
