#include "games/registry.hpp"
#include "record/left.hpp"
#include "tests/games/good_error.hpp"
#include "tests/record/reading.hpp"

#include <gmock/gmock.h>

namespace howdah::record {
namespace {

using ::testing::ElementsAre;

std::unique_ptr<AnyGame> three_players() {
  return find_game("samliam")->make("players=3").value();
}

TEST(Left, IsReadAsItIsWritten) {
  const auto game = three_players();
  for (Seat seat = 0; seat < 3; ++seat) {
    for (const auto reason : {LeaveReason::resigned, LeaveReason::time}) {
      const Left left{.seat = seat, .ply = 14, .reason = reason};
      const auto again = parse_left(*game, to_text(*game, left));
      ASSERT_TRUE(again);
      EXPECT_EQ(*again, left);
    }
  }
  EXPECT_EQ(to_text(*game, {.seat = 1, .ply = 14}), "Green 14 resigned");
}

TEST(Left, WhatIsNotSoIsRefused) {
  const auto game = three_players();
  const auto error = [&](std::string_view text) {
    const auto left = parse_left(*game, text);
    if (left) return std::string("nothing");
    EXPECT_TRUE(howdah::testing::is_good_error(left.error(), text)) << text;
    return left.error().text(Language::english);
  };
  EXPECT_EQ(error("White 14 time"), "the tag Left: there is no player 'White' (character 1)");
  EXPECT_EQ(error(""), "the tag Left: there is no player '' (character 1)");
  EXPECT_EQ(error("Green x time"), "the tag Left: 'x' is no number of plies (character 7)");
  EXPECT_EQ(error("Green 14 bored"),
            "the tag Left: the reason is resigned or time, not 'bored' (character 10)");
  EXPECT_EQ(error("Green 14 time "),
            "the tag Left: the reason is resigned or time, not 'time ' (character 10)");
}

TEST(Left, EveryPlayerWhoLeftHasATag) {
  const auto record = read_one("[Game \"samliam\"][Rules \"players=3\"][Left \"Green 14 resigned\"]"
                               "[Date \"2026.11.15\"][Left \"Red 15 time\"] *");
  EXPECT_THAT(*all_left(*three_players(), record),
              ElementsAre(Left{1, 14, LeaveReason::resigned}, Left{0, 15, LeaveReason::time}));
}

TEST(Left, ARecordWithABadTagSaysSo) {
  const auto record = read_one("[Game \"samliam\"][Rules \"players=3\"][Left \"nobody\"] *");
  EXPECT_FALSE(all_left(*three_players(), record));
}

} // namespace
} // namespace howdah::record
