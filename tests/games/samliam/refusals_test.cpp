// Which rule forbids a move, by its stable name, and that the sentence says where.
#include "games/samliam/samliam.hpp"

#include <gmock/gmock.h>

namespace howdah::samliam {
namespace {

struct Case {
  std::string_view rule;
  std::string_view rules;
  std::string_view position;
  std::string_view move;
  std::string_view part_of_verdict;
};

constexpr std::string_view kStart = "9/9/9/9/9/9/9/9/9 R - 0";
constexpr std::string_view kOneOnE5 = "9/9/9/9/4Rnw4/9/9/9/9 R - 2";
constexpr std::string_view kHandEmpty =
    "Gnw8/9/9/9/9/9/9/9/RnwRnwRnwRnwRnwRnwRnwRnw1 R - 16"; // with eight triangles per player

void expect_refused(const Case& example) {
  SCOPED_TRACE(example.rule);
  const auto game = SamLiam::make(example.rules);
  ASSERT_TRUE(game);
  const auto position = game->parse_position(example.position);
  ASSERT_TRUE(position);
  const auto explanation = game->explain(*position, example.move);
  ASSERT_TRUE(explanation);
  EXPECT_FALSE(explanation->legal);
  EXPECT_EQ(explanation->rule, example.rule);
  EXPECT_THAT(explanation->verdict.english,
              ::testing::HasSubstr(std::string(example.part_of_verdict)));
}

TEST(SamLiamRefusals, OfTakingAndPlacingAreNamedByTheirRule) {
  for (const auto& example : std::initializer_list<Case>{
           {"game.over", "players=2", "9/1Rnw2Rne4/9/9/1Rsw2Rse4/9/9/9/9 R - 8", "a1nw", "Red"},
           {"game.over", "limit=2", "9/9/9/9/9/9/9/9/9 R - 2", "a1nw", "draw after ply 2"},
           {"board.outside", "size=7", "7/7/7/7/7/7/7 R - 0", "a1nw", "a1 lies outside"},
           {"take.hand-not-empty", "players=2", kOneOnE5, "e5nw-a1nw", "39 triangles in hand"},
           {"place.hand-empty", "triangles=8", kHandEmpty, "e5nw", "no triangle in hand"},
           {"take.nothing", "triangles=8", kHandEmpty, "e5nw-e6nw", "e5: it is empty"},
           {"take.nothing", "triangles=8", kHandEmpty, "a1ne-e6nw", "it holds Rnw"},
           {"take.not-own", "triangles=8", kHandEmpty, "a9nw-e5nw", "belongs to Green"},
           {"place.as-it-was", "triangles=8", kHandEmpty, "a1nw-a1nw", "is not a turn"},
           {"place.cell-full", "players=2", "9/9/9/9/4(RnwGse)4/9/9/9/9 R - 2", "e5ne",
            "e5 is full: it holds (RnwGse)"},
           {"place.corner-taken", "players=2", kOneOnE5, "e5nw", "se is free"},
           {"place.not-opposite", "players=2", kOneOnE5, "e5ne", "the opposite corner, se"},
           {"place.barred", "announce=strict", "9/9/9/9/9/9/9/9/9 R Re5 2", "e5nw",
            "e5 is barred to Red"},
       }) {
    expect_refused(example);
  }
}

TEST(SamLiamRefusals, OfDutiesAreNamedByTheirRule) {
  expect_refused(
      {"duty.block", "players=3", "9/1Rnw2Rne4/9/9/1Rsw7/9/9/9/9 G - 10", "a1nw", "Red on e5"});
  expect_refused({"duty.song", "players=3", "9/9/2Rnw6/9/2Rnw6/9/4Rse1Rse2/9/9 G - 10", "a1nw",
                  "the SONG of Red"});
}

TEST(SamLiamRefusals, OfAnnouncementsAreNamedByTheirRule) {
  constexpr std::string_view kTwoCorners = "9/1Rnw2Rne4/9/9/9/9/9/9/9 R - 4";
  constexpr std::string_view kThreeCorners = "9/1Rnw2Rne4/9/9/1Rsw7/9/9/9/9 R - 6";
  for (const auto& example : std::initializer_list<Case>{
           {"announce.not-used", "players=2", kStart, "e5nw!sam", "announce=strict"},
           {"announce.complete-figure", "announce=strict", kThreeCorners, "e5se!sam",
            "without an announcement"},
           {"announce.wrong", "announce=strict", kStart, "e5nw!sam", "nothing to announce"},
           {"announce.wrong", "announce=strict", kTwoCorners, "b5sw!song", "SAM is"},
           {"announce.no-win", "announce=strict", kStart, "e5nw!win", "Red has no open figure"},
           {"announce.no-win", "announce=strict", kTwoCorners, "b5sw!win", "can all be blocked"},
           {"announce.no-win", "announce=strict", "9/1Rnw2Rne4/9/9/9/5Gnw1Gne1/9/5Gsw3/9 R - 6",
            "b5sw!win", "Green has an open figure"},
       }) {
    expect_refused(example);
  }
}

} // namespace
} // namespace howdah::samliam
