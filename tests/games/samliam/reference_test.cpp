// What the plain rules of Sam Liam can tell beyond moves and results, on boards small enough to
// be checked by eye.
#include "tests/games/samliam/samliam_referees.hpp"
#include "tests/reference/samliam.hpp"

#include <map>

namespace howdah::testing {
namespace {

namespace reference = howdah::reference::samliam;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

reference::Game given(const std::string& rules, std::string_view triangles,
                      const std::string& rest) {
  return reference::Game::make(rules, board_of(triangles) + " " + rest).value();
}

std::map<std::string, int> figures_by_kind(const std::string& rules) {
  const reference::Setting setting(reference::read_rules(rules).value());
  std::map<std::string, int> counts;
  for (const auto& figure : setting.figures) ++counts[text_of(figure.kind)];
  return counts;
}

TEST(SamLiamReference, FigureCounts) {
  using Counts = std::map<std::string, int>;
  EXPECT_EQ(figures_by_kind("players=2"),
            (Counts{{"square outwards", 204}, {"square inwards", 204}}));
  EXPECT_EQ(figures_by_kind("size=7"), (Counts{{"square outwards", 91}, {"square inwards", 91}}));
  EXPECT_EQ(figures_by_kind("players=3"),
            (Counts{{"square outwards", 204}, {"square inwards", 204}, {"cross", 336}}));
  EXPECT_EQ(figures_by_kind("players=3,cross=unit"),
            (Counts{{"square outwards", 204}, {"square inwards", 204}, {"cross", 196}}));
  EXPECT_EQ(figures_by_kind("players=4"),
            (Counts{{"square outwards", 204}, {"square inwards", 204}, {"line", 1008}}));
  EXPECT_EQ(figures_by_kind("players=4,line=adjacent"),
            (Counts{{"square outwards", 204}, {"square inwards", 204}, {"line", 720}}));
}

TEST(SamLiamReference, ListsOpenFigures) {
  const auto game = given("players=2", "Rc5nw Re5ne Re3se", "G - 11");
  const auto open = game.open_figures_of(0);
  ASSERT_THAT(open, SizeIs(1));
  EXPECT_EQ(text_of(open[0].figure.kind), "square outwards");
  EXPECT_EQ(text_of(open[0].missing), "c3sw");
  std::vector<std::string> places;
  for (const auto& place : open[0].figure.places) places.push_back(text_of(place));
  EXPECT_THAT(places, ElementsAre("c5nw", "e5ne", "e3se", "c3sw"));
  EXPECT_THAT(game.open_figures_of(1), IsEmpty());
}

TEST(SamLiamReference, TellsWhatIsDueAndWhetherWinHolds) {
  EXPECT_EQ(given("players=3", "", "G - 10").due_now(), reference::Announcement::nothing);
  EXPECT_EQ(given("players=3", "Rc5nw Re5ne Re3se", "G - 10").due_now(),
            reference::Announcement::sam);
  EXPECT_EQ(given("players=3", "Rc7nw Rc5nw Re3se Rg3se", "G - 10").due_now(),
            reference::Announcement::song);
  const std::string two_ways = "Rc7nw Rc5nw Re3se Rg3se Rc3sw";
  EXPECT_EQ(given("players=3", two_ways, "G - 10").due_now(), reference::Announcement::song_sam);
  EXPECT_FALSE(given("players=3", two_ways, "G - 10").win_holds_now());
  EXPECT_TRUE(given("players=2", two_ways, "G - 11").win_holds_now());
  EXPECT_FALSE(given("players=2", two_ways, "R - 12").win_holds_now());
}

TEST(SamLiamReference, ListsThreatsAndBars) {
  const auto game = given("players=3,announce=strict",
                          "Rc5nw Re5ne Re3se Rh9nw Ri9ne Ri8se Bh2nw Bi2ne Bi1se", "G Rc3 10");
  std::vector<std::string> threats;
  for (const auto& [player, missing] : game.threats_now()) {
    threats.push_back(reference::letter_of(player) + text_of(missing));
  }
  EXPECT_THAT(threats, ElementsAre("Rh8", "Bh1"));
  EXPECT_THAT(game.bars_of(0), ElementsAre(reference::Cell{2, 2}));
  EXPECT_THAT(game.bars_of(1), IsEmpty());
}

TEST(SamLiamReference, SaysWhyItRefuses) {
  EXPECT_EQ(reference::Game::make("players=5").error(), "'5' is no value of players");
  EXPECT_EQ(reference::Game::make("players=2", "9/9/9/9/9/9/9/9/9 G - 0").error(),
            "the player to move does not fit the plies");
  auto game = reference::Game::make("players=2").value();
  EXPECT_EQ(game.play("e5nn"), "'e5nn' is not a legal move here");
}

} // namespace
} // namespace howdah::testing
