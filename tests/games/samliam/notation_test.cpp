// §6 of Sam Liam's rules: how turns are written.
#include "tests/games/samliam/samliam_referees.hpp"

#include <algorithm>

HOWDAH_SAMLIAM_SUITE(SamLiamNotation)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::MatchesRegex;

constexpr std::string_view kEightEach = "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw "
                                        "Gi1nw Gi2nw Gi3nw Gi4nw Gi5nw Gi6nw Gi7nw Gi8nw";

TEST_P(SamLiamNotation, PlaceIsCellAndCorner) {
  const auto game = start("players=2");
  EXPECT_THAT(game->moves(), Each(MatchesRegex("[a-i][1-9][ns][ew]")));
  play_all(*game, "e5nw");
  EXPECT_EQ(game->position(), "9/9/9/9/4Rnw4/9/9/9/9 G - 1");
}

TEST_P(SamLiamNotation, TakeAndPlaceHasADashBetween) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  EXPECT_THAT(game->moves(), Each(MatchesRegex("a[1-8]nw-[a-i][1-9][ns][ew]")));
  EXPECT_THAT(game->moves(), Contains("a3nw-e5nw"));
}

TEST_P(SamLiamNotation, AnnouncementStandsBehindWithAnExclamationMark) {
  const auto game = given("announce=strict,triangles=8",
                          "Rc5nw Re5ne Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw", "R - 16");
  EXPECT_THAT(game->moves(), Contains("a1nw-e3se!sam"));
  play_all(*game, "a1nw-e3se!sam");
  EXPECT_EQ(field(*game, 1), "G");
}

TEST_P(SamLiamNotation, MovesAreSortedAndEachHasOneText) {
  const auto first_phase = start("players=3")->moves();
  const auto second_phase = given("triangles=8", kEightEach, "R - 16")->moves();
  const auto strict =
      given("announce=strict", "Rc7nw Rc5nw Re3se Rg3se Ra1nw Ga1se", "R - 12")->moves();
  for (const auto& moves : {first_phase, second_phase, strict}) {
    EXPECT_TRUE(std::ranges::is_sorted(moves));
    EXPECT_EQ(std::ranges::adjacent_find(moves), moves.end());
  }
}

TEST_P(SamLiamNotation, NothingElseIsAPlacement) {
  const auto game = start("announce=strict");
  for (const auto* text :
       {"",      " ",     "e5",    "e5n",     "e5nww",  "e5wn",   "E5nw", "e5NW",  " e5nw",
        "e5nw ", "e5 nw", "j5nw",  "e0nw",    "e10nw",  "5enw",   "nwe5", "@e5nw", "e5nw\n",
        "e5nw-", "-e5nw", "e5nw!", "e5nw!no", "e5nw!!", "e5nwse", "e5nn", "Re5nw", "e5nw,"}) {
    EXPECT_TRUE(refuses(*game, text)) << '"' << text << '"';
  }
  EXPECT_TRUE(refuses(*game, std::string_view("e5nw\0", 5)));
  EXPECT_TRUE(refuses(*game, std::string(10'000, 'e')));
}

TEST_P(SamLiamNotation, NothingElseIsATakeAndPlace) {
  const auto game = given("announce=strict,triangles=8", kEightEach, "R - 16");
  for (const auto* text :
       {"a1nw", "a1nwe5nw", "a1nw e5nw", "a1nw--e5nw", "a1nw-", "a1nw-e5", "a1-e5nw",
        "a1nw-e5nw-e6nw", "a1nw-e5nw!", "a1nw!-e5nw", "a1nw-j5nw", "a1nx-e5nw", "a1nw+e5nw"}) {
    EXPECT_TRUE(refuses(*game, text)) << text;
  }
}

TEST_P(SamLiamNotation, NothingElseIsAnAnnouncement) {
  const auto game = given("announce=strict", "Rc5nw Re5ne", "R - 4");
  for (const auto* text :
       {"e3se!SAM", "e3se!Sam", "e3se sam", "e3se! sam", "e3se!sam ", "e3se!sam!sam",
        "e3se!samsong", "e3se!song sam", "e3sesam", "!sam", "e3se!sa", "e3se!samm"}) {
    EXPECT_TRUE(refuses(*game, text)) << text;
  }
  play_all(*game, "e3se!sam");
}

} // namespace
} // namespace howdah::testing
