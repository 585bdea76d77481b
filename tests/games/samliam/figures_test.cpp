// §3 of Sam Liam's rules: the figures that win, every one of them and in every orientation.
#include "tests/games/samliam/geometry.hpp"
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamFigures)

namespace howdah::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Red closes the figure with each of its four cells in turn, and not by pointing elsewhere.
void expect_each_figure_wins(const RefereeSource& referees, const std::string& rules,
                             const std::vector<FigureText>& figures) {
  const int size = rules.find("size=7") == std::string::npos ? 9 : 7;
  int missing = 0;
  for (const auto& figure : figures) {
    missing = (missing + 1) % 4;
    const auto& closing = figure.at(static_cast<std::size_t>(missing));
    const auto position = board_of(triangles_of(figure, 'R', missing), size) + " R - 12";
    for (const auto* corner : kCornerTexts) {
      const auto game = referees.set_up(rules, position);
      const auto move = closing.substr(0, 2) + corner;
      ASSERT_TRUE(game && game->play(move)) << position << ' ' << move;
      ASSERT_EQ(game->result(), move == closing ? "R" : "none") << position << ' ' << move;
    }
  }
}

/// Positions with the whole figure in red on the board.
void expect_each_is_worth(const RefereeSource& referees, const std::string& rules,
                          const std::vector<FigureText>& figures, const std::string& result) {
  for (const auto& figure : figures) {
    const auto position = board_of(triangles_of(figure, 'R')) + " R - 12";
    const auto game = referees.set_up(rules, position);
    ASSERT_TRUE(game) << position;
    ASSERT_EQ(game->result(), result) << position;
  }
}

TEST_P(SamLiamFigures, EverySquareOutwardsWins) {
  EXPECT_THAT(squares_outwards(), SizeIs(204));
  expect_each_figure_wins(GetParam(), "announce=off", squares_outwards());
}

TEST_P(SamLiamFigures, EverySquareInwardsWins) {
  EXPECT_THAT(squares_inwards(), SizeIs(204));
  expect_each_figure_wins(GetParam(), "announce=off", squares_inwards());
}

TEST_P(SamLiamFigures, EverySquareOfSizeSevenWins) {
  EXPECT_THAT(squares_outwards(1), SizeIs(91));
  expect_each_figure_wins(GetParam(), "announce=off,size=7", squares_outwards(1));
  expect_each_figure_wins(GetParam(), "announce=off,size=7", squares_inwards(1));
}

TEST_P(SamLiamFigures, SquaresWinWithThreeAndFourPlayersToo) {
  for (const auto* rules : {"players=3,announce=off", "players=4,announce=off"}) {
    expect_each_is_worth(GetParam(), rules, squares_outwards(), "R");
    expect_each_is_worth(GetParam(), rules, squares_inwards(), "R");
  }
}

TEST_P(SamLiamFigures, EveryCrossWinsWithThreePlayers) {
  EXPECT_THAT(crosses(4), SizeIs(336));
  expect_each_figure_wins(GetParam(), "players=3,announce=off", crosses(4));
}

TEST_P(SamLiamFigures, EveryLineWinsWithFourPlayers) {
  EXPECT_THAT(lines(2), SizeIs(1008));
  expect_each_figure_wins(GetParam(), "players=4,announce=off", lines(2));
}

TEST_P(SamLiamFigures, CrossIsForThreePlayersAlone) {
  expect_each_is_worth(GetParam(), "players=2,announce=off", crosses(4), "none");
  expect_each_is_worth(GetParam(), "players=4,announce=off", crosses(4), "none");
}

TEST_P(SamLiamFigures, LineIsForFourPlayersAlone) {
  expect_each_is_worth(GetParam(), "players=2,announce=off", lines(2), "none");
  expect_each_is_worth(GetParam(), "players=3,announce=off", lines(2), "none");
}

TEST_P(SamLiamFigures, CrossUnitKeepsToArmsOfOne) {
  const std::string rules = "players=3,announce=off,cross=unit";
  expect_each_figure_wins(GetParam(), rules, crosses(1));
  auto longer = crosses(4);
  longer.erase(longer.begin(), longer.begin() + 49 * 4);
  expect_each_is_worth(GetParam(), rules, longer, "none");
}

TEST_P(SamLiamFigures, LineAdjacentKeepsToStepsOfOne) {
  const std::string rules = "players=4,announce=off,line=adjacent";
  expect_each_figure_wins(GetParam(), rules, lines(1));
  for (const auto* spaced : {"Ra1nw Rc1nw Re1nw Rg1nw", "Rb2se Rb4se Rb6se Rb8se",
                             "Rc1ne Re3ne Rg5ne Ri7ne", "Ra8sw Rc6sw Re4sw Rg2sw"}) {
    EXPECT_EQ(given(rules, spaced, "R - 12")->result(), "none") << spaced;
    EXPECT_EQ(given("players=4,announce=off", spaced, "R - 12")->result(), "R") << spaced;
  }
}

TEST_P(SamLiamFigures, LineNeedsEqualSteps) {
  const std::string rules = "players=4,announce=off";
  EXPECT_EQ(given(rules, "Ra1nw Rb1nw Rc1nw Re1nw", "R - 12")->result(), "none");
  EXPECT_EQ(given(rules, "Ra1nw Rc1nw Rd1nw Re1nw", "R - 12")->result(), "none");
  EXPECT_EQ(given(rules, "Ra1nw Rb2nw Rd4nw Re5nw", "R - 12")->result(), "none");
}

TEST_P(SamLiamFigures, LineIsNotBrokenAtTheEdge) {
  EXPECT_EQ(given("players=4,announce=off", "Rh5nw Ri5nw Ra6nw Rb6nw", "R - 12")->result(), "none");
}

TEST_P(SamLiamFigures, CrossHasFourEqualArms) {
  const std::string rules = "players=3,announce=off";
  EXPECT_EQ(given(rules, "Re6nw Rf5nw Re4nw Rd5nw", "R - 12")->result(), "R");
  EXPECT_EQ(given(rules, "Re6nw Rf5nw Re4nw Rc5nw", "R - 12")->result(), "none");
  EXPECT_EQ(given(rules, "Re7nw Rf5nw Re4nw Rd5nw", "R - 12")->result(), "none");
}

TEST_P(SamLiamFigures, CentreOfACrossMayHoldAnything) {
  for (const auto* centre : {"", " Re5nw", " Re5se", " Ge5ne", " Ge5ne Be5sw", " Re5ne Re5sw"}) {
    const auto game =
        given("players=3,announce=off", "Re7sw Rg5sw Re3sw" + std::string(centre), "R - 12");
    play_all(*game, "c5sw");
    EXPECT_EQ(game->result(), "R") << centre;
  }
}

TEST_P(SamLiamFigures, CellsBetweenMayBeEmptyOrTaken) {
  for (const auto* between : {"", " Gd4nw", " Rd4nw Gd4se Gd5ne Ge4sw Rd3nw Gc4se"}) {
    const auto game = given("announce=off", "Rc5nw Re5ne Re3se" + std::string(between), "R - 12");
    play_all(*game, "c3sw");
    EXPECT_EQ(game->result(), "R") << between;
  }
}

TEST_P(SamLiamFigures, RectangleIsNoSquare) {
  EXPECT_EQ(given("announce=off", "Rc5nw Rf5ne Rf3se Rc3sw", "R - 12")->result(), "none");
}

TEST_P(SamLiamFigures, SquareMustBeParallelToTheAxes) {
  EXPECT_EQ(given("announce=off", "Re7nw Rg5ne Re3se Rc5sw", "R - 12")->result(), "none");
  EXPECT_EQ(given("announce=off", "Rd6nw Rf5ne Re3se Rc4sw", "R - 12")->result(), "none");
}

TEST_P(SamLiamFigures, CornersAreAllOutwardsOrAllInwards) {
  EXPECT_EQ(given("announce=off", "Rc5se Re5ne Re3se Rc3sw", "R - 12")->result(), "none");
  EXPECT_EQ(given("announce=off", "Rc5se Re5ne Re3nw Rc3sw", "R - 12")->result(), "none");
  EXPECT_EQ(given("announce=off", "Rc5se Re5sw Re3nw Rc3ne", "R - 12")->result(), "R");
}

TEST_P(SamLiamFigures, SmallSquareFitsAnyCorner) {
  for (const auto* figure : {"c5nw e5ne e3se c3sw", "c5se e5sw e3nw c3ne"}) {
    const std::string text = figure;
    for (std::size_t i = 0; i < text.size(); i += 5) {
      for (const std::string first : {"nw", "ne"}) {
        std::string triangles;
        for (std::size_t j = 0; j < text.size(); j += 5) {
          const auto cell = "R" + text.substr(j, 2);
          triangles += j != i ? "R" + text.substr(j, 4) + " "
                              : cell + first + " " + cell + opposite_of(first) + " ";
        }
        EXPECT_EQ(given("announce=off", triangles, "R - 12")->result(), "R") << triangles;
      }
    }
  }
}

TEST_P(SamLiamFigures, SmallSquareFitsCrossesAndLines) {
  EXPECT_EQ(given("players=3,announce=off", "Re6nw Rf5ne Rf5sw Re4nw Rd5nw", "R - 12")->result(),
            "R");
  EXPECT_EQ(
      given("players=4,announce=off", "Ra1sw Rb1nw Rb1se Rc1sw Rd1nw Rd1se", "R - 12")->result(),
      "R");
}

TEST_P(SamLiamFigures, FigureMayBeMadeOfSmallSquaresOnly) {
  EXPECT_EQ(
      given("announce=off", "Rc3nw Rc3se Rc4nw Rc4se Rd3ne Rd3sw Rd4nw Rd4se", "R - 16")->result(),
      "R");
}

TEST_P(SamLiamFigures, SecondTriangleOfASmallSquareClosesAFigure) {
  const auto game = given("announce=off", "Rc5nw Re5ne Re3se Rc3nw", "R - 12");
  play_all(*game, "c3se");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamFigures, TwoColoursInACellAreNoSmallSquare) {
  EXPECT_EQ(given("announce=off", "Rc5nw Re5ne Re3se Rc3nw Gc3se", "R - 12")->result(), "none");
  EXPECT_EQ(given("announce=off", "Rc5nw Re5ne Re3se Gc3ne Rc3sw", "R - 12")->result(), "R");
}

TEST_P(SamLiamFigures, ForeignTriangleFillsNothing) {
  EXPECT_EQ(given("announce=off", "Rc5nw Re5ne Re3se Gc3sw", "R - 12")->result(), "none");
  EXPECT_EQ(given("announce=off", "Rc5nw Re5ne Re3se Gc3ne Gc3sw", "R - 12")->result(), "none");
}

TEST_P(SamLiamFigures, FirstToOwnACompleteFigureWinsAtOnce) {
  const auto game = start("announce=off");
  play_all(*game, "c5nw c6ne e5ne d6ne e3se e6ne c3sw");
  EXPECT_EQ(game->result(), "R");
  EXPECT_THAT(game->moves(), IsEmpty());
  EXPECT_TRUE(refuses(*game, "a1nw"));
  EXPECT_EQ(game->position(), "9/9/9/2GneGneGne4/2Rnw1Rne4/9/2Rsw1Rse4/9/9 G - 7");
}

TEST_P(SamLiamFigures, AnyPlayerCanWin) {
  EXPECT_EQ(given("players=4,announce=off", "Gc5nw Ge5ne Ge3se Gc3sw", "B - 14")->result(), "G");
  EXPECT_EQ(given("players=4,announce=off", "Bc5nw Be5ne Be3se Bc3sw", "W - 15")->result(), "B");
  EXPECT_EQ(given("players=4,announce=off", "Wc5nw We5ne We3se Wc3sw", "R - 16")->result(), "W");
}

TEST_P(SamLiamFigures, SecondPhaseTurnClosesAFigure) {
  const auto game = given("triangles=8,announce=off",
                          "Rc5nw Re5ne Re3se Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw", "R - 20");
  play_all(*game, "a1nw-c3sw");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamFigures, TurningATriangleOnItsCellClosesAFigure) {
  const auto game = given("triangles=8,announce=off",
                          "Rc5nw Re5ne Re3se Rc3nw Ra2nw Ra3nw Ra4nw Ra5nw", "R - 20");
  play_all(*game, "c3nw-c3sw");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamFigures, TriangleTakenOutOfTheFigureNoLongerCounts) {
  const auto game = given("triangles=8,announce=off",
                          "Rc5nw Re5ne Re3se Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw", "R - 20");
  play_all(*game, "e5ne-c3sw");
  EXPECT_EQ(game->result(), "none");
}

} // namespace
} // namespace howdah::testing
