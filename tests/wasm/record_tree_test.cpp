#include "wasm/record_tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::wasm {
namespace {

using testing::ElementsAre;

TEST(RecordTree, TheStartComesFirstAndChildrenBehindTheirParents) {
  record::Record record;
  record.comments = {"before"};
  record.moves = {{"a"}, {"b", "!"}};
  record.moves[0].variations = {{.moves = {{"c"}, {"d"}}}, {.moves = {{"e"}}}};
  const auto nodes = nodes_of(record);
  ASSERT_EQ(nodes.size(), 6U);
  EXPECT_THAT(nodes[0].comments, ElementsAre("before"));
  EXPECT_THAT(nodes[0].children, ElementsAre(1, 2, 4));
  EXPECT_EQ(nodes[1].move, "a");
  EXPECT_EQ(nodes[2].move, "c");
  EXPECT_EQ(nodes[4].move, "e");
  EXPECT_THAT(nodes[1].children, ElementsAre(5));
  EXPECT_EQ(nodes[5].mark, "!");
}

TEST(RecordTree, LinesThatBeginAlikeAreOne) {
  record::Record record;
  record.moves = {{"a", "", {"one"}}, {"b"}};
  record.moves[0].variations = {{.comments = {"two"}, .moves = {{"a", "?", {"three"}}, {"c"}}}};
  const auto nodes = nodes_of(record);
  ASSERT_EQ(nodes.size(), 4U);
  EXPECT_EQ(nodes[1].mark, "?");
  EXPECT_THAT(nodes[1].comments, ElementsAre("one", "two", "three"));
  EXPECT_THAT(nodes[1].children, ElementsAre(2, 3)); // the variation was there first
}

} // namespace
} // namespace howdah::wasm
