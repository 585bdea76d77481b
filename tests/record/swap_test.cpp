// The word `swap` behind the first move: the players exchange their seats.
#include "record/writer.hpp"
#include "tests/record/reading.hpp"

namespace howdah::record {
namespace {

TEST(Swap, IsKeptAndIsNoMove) {
  const auto all = read_all("[Game \"siam\"][Swap \"pie\"] 1. @a3e swap @e3w 2. a3n *");
  ASSERT_TRUE(all.front()) << all.front().error().what.english;
  EXPECT_TRUE(all.front()->record.swapped);
  EXPECT_EQ(all.front()->record.moves.size(), 3U);
  EXPECT_EQ(all.front()->replay.state->ply(), 3U);
  EXPECT_FALSE(read_one("[Game \"siam\"][Swap \"pie\"] 1. @a3e @e3w *").swapped);
}

TEST(Swap, IsWrittenInItsPlaceWithoutANumber) {
  const std::string text = "[Game \"siam\"]\n[Swap \"pie\"]\n\n1. @a3e swap @e3w 2. a3n *\n";
  EXPECT_EQ(to_text(read_one(text)), text);
  const std::string rich = "[Game \"siam\"]\n[Swap \"pie\"]\n\n"
                           "1. @a3e! { good } (1. @a1n) swap 1... @e3w *\n";
  EXPECT_EQ(to_text(read_one(rich)), rich);
  const std::string last = "[Game \"siam\"]\n[Swap \"pie\"]\n\n1. @a3e swap *\n";
  EXPECT_EQ(to_text(read_one(last)), last);
}

TEST(Swap, NeedsItsTagAndTwoPlayers) {
  const std::string no_tag =
      "line 1: 'swap' stands among the moves, but there is no tag [Swap \"pie\"]";
  EXPECT_EQ(first_error("[Game \"siam\"] 1. @a3e swap *"), no_tag);
  EXPECT_EQ(first_error("[Game \"siam\"][Swap \"cake\"] 1. @a3e swap *"), no_tag);
  EXPECT_EQ(first_error("[Game \"samliam\"][Rules \"players=3\"][Swap \"pie\"] 1. a1nw swap *"),
            "line 1: 'swap' needs two players, but this game has 3");
}

TEST(Swap, StandsOnceBehindTheFirstMove) {
  const std::string elsewhere = "line 1: 'swap' stands once at most, behind the first move of a "
                                "game that is not over, and has no mark";
  const std::string begin = "[Game \"siam\"][Swap \"pie\"] ";
  for (const auto* const moves : {"swap *", "1. @a3e @e3w swap *", "1. @a3e swap swap *",
                                  "1. @a3e (1. @a1n swap) *", "1. @a3e swap! *"}) {
    EXPECT_EQ(first_error(begin + moves), elsewhere) << moves;
  }
  EXPECT_EQ(first_error(begin + "1. @a3e swap ! *"), "line 1: the mark '!' stands behind no move");
  EXPECT_EQ(first_error("[Game \"siam\"][Swap \"pie\"][Swap \"pie\"] *"),
            "line 1: the tag Swap is given twice");
}

} // namespace
} // namespace howdah::record
