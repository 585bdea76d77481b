// Balanced openings.
#include "games/registry.hpp"
#include "training/openings.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

namespace howdah {
namespace {

TEST(Openings, ArePlayableAndLeadToDifferentPositions) {
  const OpeningSearch plan{.game = "siam", .openings = 8, .nodes = 2000, .balance = 60};
  const auto openings = find_openings(plan);
  ASSERT_TRUE(openings.has_value());
  ASSERT_EQ(openings->size(), 8U);
  std::set<std::string> positions;
  for (const auto& line : *openings) {
    const auto state = (*find_game("siam")->make("classic"))->start();
    std::istringstream words(line);
    int plies = 0;
    for (std::string move; words >> move; ++plies) ASSERT_FALSE(state->play(move)) << line;
    EXPECT_EQ(plies, plan.plies);
    EXPECT_FALSE(state->result().is_over());
    EXPECT_TRUE(positions.insert(state->text()).second) << line;
  }
  EXPECT_EQ(*find_openings(plan), *openings);
}

TEST(Openings, OfAnUnknownGameAreRefused) {
  EXPECT_FALSE(find_openings({.game = "chess"}));
}

} // namespace
} // namespace howdah
