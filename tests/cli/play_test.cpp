// howdah play as a dialogue of lines; the full screen is tested in tests/terminal.
#include "games/balanced_starts.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <fstream>

namespace howdah::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Play : public testing::Test {
protected:
  /// What the program says to these lines.
  std::string play(const std::vector<std::string>& words, const std::string& input) const {
    std::vector<std::string> all = {"play"};
    all.insert(all.end(), words.begin(), words.end());
    const auto outcome =
        howdah(all, {.input = input,
                     .environment = {{"XDG_STATE_HOME", folder_.path() + "/state"}},
                     .folder = folder_.path()});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_EQ(outcome.error, "");
    return outcome.out;
  }
  [[nodiscard]] std::string file(const std::string& name) const {
    return folder_.path() + "/" + name;
  }
  [[nodiscard]] std::string saved(const std::string& name) const {
    return content_of(folder_.path() + "/state/howdah/" + name);
  }

private:
  TemporaryFolder folder_;
};

std::size_t starts_of_siam() {
  return find_balanced(balanced_lists(), "siam", "classic")->starts.size();
}

TEST_F(Play, MovesAreTypedOrChosenByNumber) {
  const auto out = play({"siam"}, "@a3e\n1\nplayed\nquit\n");
  EXPECT_THAT(out, HasSubstr("Elephants to move. Move, or help:"));
  EXPECT_THAT(out, HasSubstr("1. @a3e @a1e\n"));
  EXPECT_THAT(saved("siam.record"), HasSubstr("1. @a3e @a1e *"));
}

TEST_F(Play, MovesAreListedWithTheirNumbers) {
  const auto out = play({"siam"}, "moves\n");
  EXPECT_THAT(out, HasSubstr("1 @a1e\n2 @a1n\n"));
  EXPECT_THAT(out, HasSubstr("64 @e5w\n"));
}

TEST_F(Play, AnIllegalMoveIsExplainedAsWhyDoes) {
  const auto out = play({"siam", "--position", "5/5/EeOO2/3O1/5 E * 4"}, "a3b3e\nwhy a3b3e\nzzz\n");
  EXPECT_THAT(out, HasSubstr("illegal: the push is too weak: 1 pushes, 0 resist, 2 rocks\n"));
  EXPECT_THAT(out, HasSubstr("needed: 2"));
  EXPECT_THAT(out, HasSubstr("'zzz' is not a move"));
}

TEST_F(Play, AWholeGameEndsWithItsWinnerAndIsKept) {
  const auto out = play({"siam", "--position", "5/5/O2EeO/2O2/5 E * 10"}, "d3e3e\n@a1n\n");
  EXPECT_THAT(out, HasSubstr("Elephants win"));
  EXPECT_THAT(saved("siam-games.record"), HasSubstr("d3e3e E\n"));
  EXPECT_THAT(saved("siam.record"), IsEmpty());
}

TEST_F(Play, UndoAndRedoGoThroughTheWholeGame) {
  const auto out = play({"samliam"}, "a1nw\nb2ne\nundo\nundo\nundo\nredo\nredo\nredo\nplayed\n");
  EXPECT_THAT(out, HasSubstr("there is nothing to take back\n"));
  EXPECT_THAT(out, HasSubstr("there is nothing to redo\n"));
  EXPECT_THAT(out, HasSubstr("1. a1nw b2ne\n"));
}

TEST_F(Play, TheEngineAnswersAndGivesHints) {
  const auto out =
      play({"siam", "--seats", "person,level:1", "--time", "50"}, "@a3e\nhint\neval\nquit\n");
  EXPECT_THAT(out, HasSubstr("Rhinos (level 1): "));
  EXPECT_THAT(out, HasSubstr("Hint: "));
}

TEST_F(Play, AHintNamesTheWin) {
  const auto out =
      play({"siam", "--position", "5/5/O2EeO/2O2/5 E * 10", "--time", "200"}, "hint\n");
  EXPECT_THAT(out, HasSubstr("Hint: d3e3e: wins in 1 ply\n"));
}

TEST_F(Play, EnginesPlayAloneToTheEnd) {
  const auto out = play({"siam", "--rules", "limit=6", "--seats", "level:1", "--time", "20"}, "");
  EXPECT_THAT(out, HasSubstr("Draw"));
}

TEST_F(Play, TheNextStartOffersTheSavedGame) {
  (void)play({"siam"}, "@a3e\n");
  const auto out = play({"siam"}, "yes\nplayed\n");
  EXPECT_THAT(out, HasSubstr("Resume the saved game (1 move, Rhinos to move)?"));
  EXPECT_THAT(out, HasSubstr("1. @a3e\n"));
  const auto anew = play({"siam"}, "no\nplayed\n");
  EXPECT_THAT(anew, Not(HasSubstr("1. @a3e\n")));
  EXPECT_THAT(saved("siam-games.record"), HasSubstr("1. @a3e *"));
}

TEST_F(Play, AFirstLineThatIsNoAnswerLosesNoSavedGame) {
  (void)play({"siam"}, "@a3e\n");
  const auto out = play({"siam"}, "@e3w\n");
  EXPECT_THAT(out, Not(HasSubstr("to move. Move, or help:")));
  EXPECT_THAT(saved("siam.record"), HasSubstr("1. @a3e *"));
  EXPECT_THAT(saved("siam-games.record"), IsEmpty());
}

TEST_F(Play, OptionsOfANewGameStartOneAndSayWhereTheSavedOneIsKept) {
  const std::vector<std::vector<std::string>> options = {{"--rules", "2015"},
                                                         {"--seats", "person"},
                                                         {"--clock", "5+3"},
                                                         {"--position", "5/5/EeOO2/3O1/5 E * 4"},
                                                         {"--new"}};
  for (const auto& option : options) {
    (void)play({"siam", "--new"}, "@c1n\n");
    std::vector<std::string> words = {"siam"};
    words.insert(words.end(), option.begin(), option.end());
    const auto out = play(words, "");
    EXPECT_THAT(out, HasSubstr("A new game begins; the saved one (1 move) is kept in "))
        << option.front();
    EXPECT_THAT(out, HasSubstr("Elephants to move. Move, or help:")) << option.front();
  }
}

TEST_F(Play, WhoResignsAmongThreeIsReplacedAndStaysSoAfterAReload) {
  (void)play({"samliam", "--rules", "players=3", "--time", "20"}, "a1nw\nresign\n");
  EXPECT_THAT(saved("samliam.record"), HasSubstr("[Left \"Green 1 resigned\"]"));
  EXPECT_THAT(play({"samliam", "--time", "20"}, "yes\n"),
              HasSubstr("Black to move. Move, or help:"));
  EXPECT_THAT(saved("samliam.record"), HasSubstr("[Left \"Green 1 resigned\"]"));
}

TEST_F(Play, ResigningAndDrawsEndTheGame) {
  EXPECT_THAT(play({"siam", "--new"}, "@a3e\nresign\n"),
              HasSubstr("Elephants win (Rhinos resigned)"));
  EXPECT_THAT(play({"siam", "--new"}, "draw\nyes\n"), HasSubstr("Draw (agreed)"));
  EXPECT_THAT(play({"siam", "--new"}, "draw\nno\n"), HasSubstr("The draw is declined."));
}

TEST_F(Play, GamesAreSavedAndLoaded) {
  (void)play({"siam", "--new"}, "@a3e\nsave mine.record\n");
  EXPECT_THAT(content_of(file("mine.record")), HasSubstr("1. @a3e *"));
  EXPECT_THAT(play({"siam", "--new"}, "load mine.record\nplayed\n"), HasSubstr("1. @a3e\n"));
  EXPECT_THAT(play({"siam", "--new"}, "load nothing\n"),
              HasSubstr("there is no file 'nothing' that can be read"));
  EXPECT_THAT(play({"samliam", "--new"}, "load mine.record\n"),
              HasSubstr("That is a record of siam."));
  std::ofstream(file("bad.record")) << "[Game \"siam\"]\n1. @c3n *\n";
  EXPECT_THAT(play({"siam", "--new"}, "load bad.record\n"), HasSubstr("line 2: move 1"));
}

TEST_F(Play, SpeaksFrench) {
  const auto out = play({"siam", "--lang", "fr"}, "aide\ncoups\nannuler\nquitter\n");
  EXPECT_THAT(out, HasSubstr("Coup, ou aide :"));
  EXPECT_THAT(out, HasSubstr("les coups permis, numérotés"));
  EXPECT_THAT(out, HasSubstr("il n'y a rien à annuler"));
}

TEST_F(Play, BadOptionsAreRefused) {
  expect_refused({"play", "siam", "--seats", "person,robot"},
                 "--seats: invalid seat 'robot'; a seat is person or level:1 to level:10");
  expect_refused({"play", "siam", "--clock", "soon"},
                 "--clock: invalid clock 'soon'; 5+3 is 5 minutes and 3 seconds per move, each at "
                 "most 600");
  expect_refused({"play", "chess"}, "unknown game 'chess'; the games are siam, samliam");
}

TEST_F(Play, AGameBeginsWithThePieRule) {
  const auto out = play({"siam", "--swap", "pie"}, "@c1n\nswap\n@a1n\nplayed\n");
  EXPECT_THAT(out, HasSubstr("Pie rule: a move keeps the rhinos; a swap takes the elephants"));
  EXPECT_THAT(out, HasSubstr("1. @c1n swap @a1n\n"));
  EXPECT_THAT(saved("siam.record"), HasSubstr("[Swap \"pie\"]\n"));
}

TEST_F(Play, AGameBeginsFromABalancedStart) {
  const auto out = play({"siam", "--start", "balanced:3"}, "1\n");
  EXPECT_THAT(out, HasSubstr("Balanced start 3: neither side is better.\n"));
  EXPECT_THAT(saved("siam.record"), HasSubstr("[Opening \"balanced 3\"]\n"));
  (void)play({"samliam", "--rules", "size=7", "--start", "balanced"}, "1\n");
  EXPECT_THAT(saved("samliam.record"), HasSubstr("[Opening \"balanced "));
}

TEST_F(Play, FairStartsThatCannotBeAreRefusedWithAReason) {
  expect_refused({"play", "samliam", "--rules", "players=4", "--swap", "pie"},
                 "--swap: sides can be swapped in games of two players only");
  expect_refused({"play", "samliam", "--rules", "players=3", "--start", "balanced"},
                 "--start: there are no balanced starts for the rules 'players=3'");
  expect_refused({"play", "siam", "--start", "balanced:0"},
                 "--start: 'balanced:0': balanced starts are numbered from 1 to " +
                     std::to_string(starts_of_siam()));
  expect_refused({"play", "siam", "--start", "fair"},
                 "--start: 'fair' is neither balanced nor balanced:N");
  expect_refused({"play", "siam", "--start", "balanced", "--swap", "pie"},
                 "--start and --swap are mutually exclusive");
  expect_refused({"play", "siam", "--position", "5/5/1OOO1/5/5 E * 0", "--start", "balanced"},
                 "--position and --start are mutually exclusive");
}

} // namespace
} // namespace howdah::cli
