#include "server/room.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

constexpr Milliseconds kStart = 1'000'000;

GameRow two_players(Milliseconds base = 0, Milliseconds increment = 0) {
  return {.id = "room",
          .game = "siam",
          .base = base,
          .increment = increment,
          .seats = {{.secret = "ana"}, {.secret = "bob"}}};
}

std::unique_ptr<Room> open(GameRow row) {
  auto room = Room::open(std::move(row), kStart);
  EXPECT_TRUE(room.has_value());
  return *std::move(room);
}

/// Plays moves in turn, one a second.
void play(Room& room, const std::vector<std::string>& moves, Milliseconds from = kStart) {
  for (const auto& move : moves) {
    from += 1000;
    const auto ply = static_cast<int>(room.row().moves.size());
    EXPECT_FALSE(room.move(room.state().to_move(), ply, move, from).has_value()) << move;
  }
}

TEST(Room, ChecksEveryMoveWithTheRules) {
  const auto room = open(two_players());
  EXPECT_TRUE(room->move(0, 0, "@c3n", kStart).has_value());
  EXPECT_TRUE(room->move(0, 0, "nonsense", kStart).has_value());
  EXPECT_FALSE(room->move(0, 0, "@c1n", kStart).has_value());
  EXPECT_EQ(room->state().text(), "5/5/1OOO1/5/2En2 R * 1");
}

TEST(Room, LetsOnlyWhoeverIsToMoveMove) {
  const auto room = open(two_players());
  EXPECT_TRUE(room->move(1, 0, "@c1n", kStart).has_value());
  EXPECT_FALSE(room->move(0, 0, "@c1n", kStart).has_value());
  EXPECT_TRUE(room->move(0, 1, "@a1n", kStart).has_value());
}

TEST(Room, TakesTheSameMoveTwiceAsOne) {
  const auto room = open(two_players());
  EXPECT_FALSE(room->move(0, 0, "@c1n", kStart).has_value());
  EXPECT_FALSE(room->move(0, 0, "@c1n", kStart).has_value());
  EXPECT_TRUE(room->move(0, 0, "@c1e", kStart).has_value());
  EXPECT_EQ(room->row().moves.size(), 1U);
}

TEST(Room, BeginsWhenAllSeatsAreTaken) {
  auto row = two_players();
  row.seats[1] = {.invite = "come"};
  const auto room = open(row);
  EXPECT_TRUE(room->move(0, 0, "@c1n", kStart).has_value());
  EXPECT_FALSE(room->join("other", "Bob", "bob", kStart).has_value());
  EXPECT_EQ(room->join("come", "Bob", "bob", kStart), Seat{1});
  EXPECT_FALSE(room->join("come", "Eve", "eve", kStart).has_value());
  EXPECT_EQ(room->seat_of("bob"), 1);
  EXPECT_EQ(room->seat_of("eve"), std::nullopt);
  EXPECT_EQ(room->seat_of(""), std::nullopt);
  EXPECT_FALSE(room->move(0, 0, "@c1n", kStart).has_value());
}

TEST(Room, RefusesWhatTheRulesRefuse) {
  auto row = two_players();
  row.rules = "1066";
  EXPECT_FALSE(Room::open(row, kStart).has_value());
  row = two_players();
  row.game = "chess";
  EXPECT_FALSE(Room::open(row, kStart).has_value());
  row = two_players();
  row.seats.push_back({});
  EXPECT_FALSE(Room::open(row, kStart).has_value());
  row = two_players();
  row.start = "5/5";
  EXPECT_FALSE(Room::open(row, kStart).has_value());
}

TEST(Room, IsTheSameWhenOpenedAgainFromItsRow) {
  const auto room = open(two_players(60'000, 2000));
  play(*room, {"@c1n", "@a1n", "c1c2n", "a1e"});
  const auto again = Room::open(room->row(), kStart + 90'000);
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ((*again)->state().text(), room->state().text());
  for (const Seat seat : {0, 1}) { // the time the server was away is nobody's
    EXPECT_EQ((*again)->left(seat, kStart + 90'000), room->left(seat, kStart + 4000));
  }
}

TEST(Room, ClocksRunFromTheSecondRoundWithTheirIncrement) {
  const auto room = open(two_players(60'000, 2000));
  play(*room, {"@c1n", "@a1n"});
  EXPECT_EQ(room->left(0, kStart + 2000), 60'000); // first moves are not timed
  EXPECT_EQ(room->left(0, kStart + 12'000), 50'000);
  EXPECT_EQ(room->left(1, kStart + 12'000), 60'000);
  EXPECT_FALSE(room->move(0, 2, "c1c2n", kStart + 12'000).has_value());
  EXPECT_EQ(room->left(0, kStart + 13'000), 52'000);
}

TEST(Room, WhoeverRunsOutOfTimeLoses) {
  const auto room = open(two_players(60'000));
  play(*room, {"@c1n", "@a1n"});
  EXPECT_FALSE(room->check_clock(kStart + 61'999));
  EXPECT_TRUE(room->check_clock(kStart + 62'000));
  EXPECT_EQ(room->result(), Result::win(1));
  EXPECT_EQ(room->row().reason, "time");
  EXPECT_TRUE(room->move(0, 2, "c1c2n", kStart + 62'000).has_value());
}

TEST(Room, AMoveAfterTheTimeIsUpDoesNotCount) {
  const auto room = open(two_players(60'000));
  play(*room, {"@c1n", "@a1n"});
  EXPECT_TRUE(room->move(0, 2, "c1c2n", kStart + 70'000).has_value());
  EXPECT_EQ(room->result(), Result::win(1));
}

TEST(Room, ResigningGivesTheGameToTheOther) {
  const auto room = open(two_players());
  EXPECT_FALSE(room->wish(0, Wish::resign, kStart).has_value());
  EXPECT_EQ(room->result(), Result::win(1));
  EXPECT_TRUE(room->wish(1, Wish::resign, kStart).has_value());
}

TEST(Room, AmongThreeNobodyWinsWhenOneResigns) {
  auto row = two_players();
  row.game = "samliam";
  row.rules = "players=3";
  row.seats.push_back({.secret = "eve"});
  const auto room = open(row);
  EXPECT_FALSE(room->wish(2, Wish::resign, kStart).has_value());
  EXPECT_EQ(room->result(), Result::draw());
}

TEST(Room, ADrawNeedsBoth) {
  const auto room = open(two_players());
  EXPECT_FALSE(room->wish(0, Wish::draw, kStart).has_value());
  EXPECT_FALSE(room->is_over());
  room->decline(1, Wish::draw);
  EXPECT_FALSE(room->wish(1, Wish::draw, kStart).has_value());
  EXPECT_FALSE(room->is_over());
  EXPECT_FALSE(room->wish(0, Wish::draw, kStart).has_value());
  EXPECT_EQ(room->result(), Result::draw());
}

TEST(Room, AMoveTurnsDownWhatWasAsked) {
  const auto room = open(two_players());
  EXPECT_FALSE(room->wish(1, Wish::draw, kStart).has_value());
  play(*room, {"@c1n"});
  EXPECT_FALSE(room->wishes(Wish::draw, 1));
}

TEST(Room, ATakeBackGoesToTheAskersLastMove) {
  const auto room = open(two_players());
  EXPECT_TRUE(room->wish(0, Wish::take_back, kStart).has_value());
  play(*room, {"@c1n", "@a1n", "c1c2n", "a1e"});
  EXPECT_FALSE(room->wish(0, Wish::take_back, kStart).has_value());
  EXPECT_FALSE(room->wish(1, Wish::take_back, kStart).has_value());
  EXPECT_EQ(room->row().moves.size(), 2U);
  EXPECT_EQ(room->state().to_move(), 0);
}

TEST(Room, EnginesAgreeToTakeBackButNotToADraw) {
  auto row = two_players();
  row.seats[1] = {.engine = 3};
  const auto room = open(row);
  play(*room, {"@c1n", "@a1n"});
  EXPECT_TRUE(room->wish(0, Wish::draw, kStart).has_value());
  EXPECT_FALSE(room->wish(0, Wish::take_back, kStart).has_value());
  EXPECT_TRUE(room->row().moves.empty());
}

TEST(Room, ARematchIsForFinishedGames) {
  const auto room = open(two_players());
  EXPECT_TRUE(room->wish(0, Wish::rematch, kStart).has_value());
  EXPECT_FALSE(room->wish(0, Wish::resign, kStart).has_value());
  EXPECT_FALSE(room->wish(0, Wish::rematch, kStart).has_value());
  EXPECT_TRUE(room->wishes(Wish::rematch, 0));
}

TEST(Room, WishesHaveNames) {
  for (const auto wish : {Wish::resign, Wish::draw, Wish::take_back, Wish::rematch}) {
    EXPECT_EQ(wish_named(name_of(wish)), wish);
  }
  EXPECT_EQ(wish_named("money"), std::nullopt);
}

} // namespace
} // namespace howdah::server
