// The pushes of rocks along a line, compared with the rules on a board with that line alone.
#include "engine/siam/rock_pushes.hpp"
#include "tests/engine/siam/positions.hpp"

namespace howdah::siam {
namespace {

RockPushes of_row_3(const Siam& game, std::string_view text) {
  const auto position = *game.parse_position(text);
  return rock_push_lookup(false)[line_code(position, position.to_move(), kRank1 << (2 * kSide))];
}

TEST(SiamRockPushes, SeeAPushThatMovesARockAndWhetherItWins) {
  const Siam game{Rules{}};
  const auto pushes = of_row_3(game, "5/5/EeOOO1/5/5 E * 0");
  EXPECT_EQ(pushes & kAllPushes, 0) << "one animal does not move three rocks";
  const auto one = of_row_3(game, "O4/O4/1EeO2/5/5 E * 0");
  EXPECT_EQ(one & kAllPushes, 1U << 1U) << "the animal on b3, forward";
  EXPECT_EQ(one & kPushWins, 0);
  const auto wins = of_row_3(game, "O4/O4/3EeO/5/5 E * 0");
  EXPECT_NE(wins & kPushWins, 0);
}

TEST(SiamRockPushes, SeeEntriesApart) {
  const Siam game{Rules{}};
  const auto enters = of_row_3(game, "O4/O4/O4/5/5 E * 0");
  EXPECT_EQ(enters & kAllPushes, 1U << 10U) << "forward, from the low end";
  EXPECT_EQ(enters & kEntryWins, 0);
  const auto wins = of_row_3(game, "O4/O4/EeEeEeEeO/5/5 E * 0");
  EXPECT_NE(wins & kEntryWins, 0) << "a fifth animal pushes the whole row";
  EXPECT_NE(wins & kPushWins, 0);
}

} // namespace
} // namespace howdah::siam
