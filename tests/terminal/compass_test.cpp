#include "terminal/compass.hpp"

#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

const std::vector<std::string> kSides = {"n", "e", "s", "w"};
const std::vector<std::string> kCorners = {"nw", "ne", "se", "sw"};

static_assert(step_of("ne") == Step{.east = 1, .north = 1});
static_assert(step_of("s") == Step{.east = 0, .north = -1});

TEST(Compass, AnArrowPointsToASide) {
  for (const auto& present : kSides) {
    EXPECT_EQ(way_towards(kSides, present, {.north = 1}), "n");
    EXPECT_EQ(way_towards(kSides, present, {.east = -1}), "w");
  }
}

TEST(Compass, AnArrowPointsToTheNearestCornerThatWay) {
  EXPECT_EQ(way_towards(kCorners, "se", {.north = 1}), "ne");
  EXPECT_EQ(way_towards(kCorners, "sw", {.north = 1}), "nw");
  EXPECT_EQ(way_towards(kCorners, "ne", {.east = -1}), "nw");
  EXPECT_EQ(way_towards(kCorners, "ne", {.north = 1}), "ne");
}

TEST(Compass, NothingChangesWhenNoWayLeadsThere) {
  EXPECT_EQ(way_towards({"n"}, "n", {.north = -1}), "n");
  EXPECT_EQ(way_towards({"nw", "sw"}, "sw", {.east = 1}), "sw");
}

} // namespace
} // namespace howdah::terminal
