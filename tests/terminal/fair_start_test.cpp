// How a game begins: as in the booklet, with the pie rule, from a balanced start.
#include "terminal/fair_start.hpp"
#include "tests/games/good_error.hpp"

#include <gmock/gmock.h>

#include <set>

namespace howdah::terminal {
namespace {

using ::testing::StartsWith;

play::Opening opening_of(const std::string& rules) {
  return {.setup = {.game = rules.starts_with("players") ? "samliam" : "siam", .rules = rules}};
}

TEST(FairStart, IsSeenInTheOpening) {
  auto opening = opening_of("classic");
  for (const auto start : {FairStart::pie, FairStart::balanced, FairStart::booklet}) {
    ASSERT_FALSE(set_fair_start(opening, start, 1));
    EXPECT_EQ(fair_start_of(opening), start);
    EXPECT_EQ(opening.swap == play::SwapRule::pie, start == FairStart::pie);
    EXPECT_EQ(opening.setup.start.empty(), start != FairStart::balanced);
  }
}

TEST(FairStart, IsRefusedWithAReasonWhereThereIsNone) {
  auto opening = opening_of("players=3");
  const auto before = opening;
  EXPECT_EQ(set_fair_start(opening, FairStart::pie, 1)->what.english,
            "sides can be swapped in games of two players only");
  EXPECT_THAT(set_fair_start(opening, FairStart::balanced, 1)->what.english,
              StartsWith("there are no balanced starts for the rules 'players=3"));
  EXPECT_EQ(opening, before);
  EXPECT_FALSE(set_fair_start(opening, FairStart::booklet, 1));
}

TEST(FairStart, OfTheNextGameIsOfTheSameKind) {
  auto opening = opening_of("classic");
  opening.players = {play::person("A"), play::engine(3)};
  ASSERT_FALSE(set_fair_start(opening, FairStart::pie, 1));
  EXPECT_EQ(next_opening(opening, 2), opening);

  ASSERT_FALSE(set_fair_start(opening, FairStart::balanced, 1));
  std::set<std::string> names;
  for (std::uint64_t chance = 0; chance < 20; ++chance) {
    const auto next = next_opening(opening, chance);
    EXPECT_EQ(next.players, opening.players);
    EXPECT_THAT(next.start_name, StartsWith("balanced "));
    names.insert(next.start_name);
  }
  EXPECT_GT(names.size(), 5U);

  // A set-up position is not played again.
  opening.start_name.clear();
  EXPECT_EQ(next_opening(opening, 1).setup.start, "");
}

TEST(FairStart, OfARecordWithoutAListGivesWayToTheUsualStart) {
  auto opening = opening_of("exits=once");
  opening.setup.start = "5/5/1OOO1/5/5 R * 1";
  opening.start_name = "balanced 3";
  const auto next = next_opening(opening, 1);
  EXPECT_EQ(fair_start_of(next), FairStart::booklet);
  EXPECT_EQ(next.setup.start, "");
}

TEST(FairStart, HasWords) {
  for (const auto start : kFairStarts) {
    EXPECT_TRUE(howdah::testing::is_good_phrase(fair_start_name(start)));
    EXPECT_TRUE(howdah::testing::is_good_phrase(fair_start_help(start)));
  }
}

} // namespace
} // namespace howdah::terminal
