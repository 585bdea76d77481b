// The fields of position texts, which both games split alike.
#include "games/position_fields.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

const Phrase kNames = {"a, b, c, d", "a, b, c, d"};

std::string split_error(std::string_view text) {
  const auto fields = split_position(text, kNames);
  return fields ? "" : fields.error().text(Language::english);
}

TEST(PositionFields, KnowWhereTheyStart) {
  const auto fields = split_position("5/5 E * 12", kNames);
  ASSERT_TRUE(fields.has_value());
  EXPECT_EQ((*fields)[0].text, "5/5");
  EXPECT_EQ((*fields)[2].text, "*");
  EXPECT_EQ((*fields)[3].text, "12");
  EXPECT_EQ((*fields)[3].place, 8U);
}

TEST(PositionFields, AreFour) {
  const auto few = split_position("5/5 E", kNames);
  ASSERT_FALSE(few.has_value());
  EXPECT_EQ(few.error().place, 5U);
  EXPECT_NE(split_error("5/5 E").find("four fields (a, b, c, d); this one has 2"),
            std::string::npos);
  const auto many = split_position("5/5 E * 12 x", kNames);
  ASSERT_FALSE(many.has_value());
  EXPECT_EQ(many.error().place, 11U);
  EXPECT_NE(split_error("").find("this one has 1"), std::string::npos);
}

TEST(PositionFields, AnEmptyFieldIsAField) {
  const auto fields = split_position("a  b ", kNames);
  ASSERT_TRUE(fields.has_value());
  EXPECT_EQ((*fields)[1].text, "");
  EXPECT_EQ((*fields)[3].text, "");
}

TEST(PositionFields, PliesAreANumberWithinTheLimit) {
  EXPECT_EQ(read_plies({.text = "12", .place = 8}, 12), 12U);
  const auto over = read_plies({.text = "13", .place = 8}, 12);
  ASSERT_FALSE(over.has_value());
  EXPECT_EQ(over.error().place, 8U);
  EXPECT_FALSE(read_plies({.text = "-1", .place = 8}, 12));
}

TEST(PositionFields, TheWrongPlayerIsNamedWithThePly) {
  const auto error = wrong_player_to_move({.text = "R", .place = 4}, 6, 'E');
  EXPECT_EQ(error.place, 4U);
  EXPECT_NE(error.text(Language::english).find("after ply 6, E is to move, not R"),
            std::string::npos);
}

} // namespace
} // namespace howdah
