#include "terminal/seat.hpp"

#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

TEST(Seat, AreReadInTurnOrder) {
  const auto seats = parse_seats("person,level:5", 2);
  ASSERT_TRUE(seats);
  EXPECT_TRUE((*seats)[0].is_person());
  EXPECT_EQ((*seats)[1].level, 5);
}

TEST(Seat, TheLastOneRepeats) {
  const auto seats = parse_seats("person,level:10", 4);
  ASSERT_TRUE(seats);
  ASSERT_EQ(seats->size(), 4U);
  EXPECT_EQ((*seats)[3].level, 10);
}

TEST(Seat, AnInvalidOneIsRefused) {
  for (const auto* const text :
       {"", "people", "level:0", "level:11", "level:", "person,", "level:5 ", "Person"}) {
    const auto seats = parse_seats(text, 2);
    ASSERT_FALSE(seats) << text;
    EXPECT_FALSE(seats.error().what.french.empty());
  }
  EXPECT_EQ(parse_seats("person,robot", 2).error().what.english,
            "invalid seat 'robot'; a seat is person or level:1 to level:10");
  EXPECT_EQ(parse_seats("person,person,person", 2).error().what.english, "3 players for 2 seats");
}

TEST(Seat, IsToldInWords) {
  EXPECT_EQ(player_words(local_person()).french, "personne");
  EXPECT_EQ(player_words(play::engine(5)).english, "level 5");
}

} // namespace
} // namespace howdah::terminal
