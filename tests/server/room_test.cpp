// What a room adds to a game in play: secrets, invitations, the policy of games online, rematches.
#include "server/room.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

using namespace std::chrono_literals;
using play::Offer;

constexpr Milliseconds kStart = 1'000'000;

GameRow two_players(std::optional<play::ClockRules> clock = {}) {
  GameRow row{.id = "room", .seats = {{.secret = "ana"}, {.secret = "bob"}}};
  row.game.opening = {.setup = {.game = "siam"},
                      .players = {play::person("Ana"), play::person("Bob")},
                      .clock = clock};
  return row;
}

GameRow three_players() {
  GameRow row{.id = "room", .seats = {{.secret = "ana"}, {.secret = "bob"}, {.secret = "eve"}}};
  row.game.opening = {.setup = {.game = "samliam", .rules = "players=3"},
                      .players = {play::person("Ana"), play::person("Bob"), play::person("Eve")}};
  return row;
}

std::unique_ptr<Room> open(GameRow row) {
  auto room = Room::open(std::move(row), kStart);
  EXPECT_TRUE(room.has_value());
  return *std::move(room);
}

std::string refusal(const Expected<play::Events>& events) {
  return events ? "done" : events.error().what.english;
}

/// Plays moves in turn, one per second.
void play_moves(Room& room, const std::vector<std::string>& moves, Milliseconds from = kStart) {
  for (const auto& move : moves) {
    from += 1000;
    const auto done = room.act(room.game().state().to_move(),
                               {.ply = room.game().moves_played(), .move = move}, from);
    EXPECT_TRUE(done) << move;
  }
}

TEST(Room, RefusesWhatTheRulesRefuse) {
  for (const auto& spoil : std::vector<void (*)(GameRow&)>{
           [](GameRow& row) { row.game.opening.setup.rules = "1066"; },
           [](GameRow& row) { row.game.opening.setup.game = "chess"; },
           [](GameRow& row) { row.game.opening.setup.start = "5/5"; },
           [](GameRow& row) { row.game.opening.players.emplace_back(); },
           [](GameRow& row) { row.game.timeline.add({.move = "@c3n"}); }}) {
    auto row = two_players();
    spoil(row);
    EXPECT_FALSE(Room::open(row, kStart));
  }
}

TEST(Room, AnInvitationTakesItsSeatOnce) {
  auto row = two_players();
  row.seats[1] = {.invite = "come"};
  row.game.opening.players[1] = play::open_seat();
  const auto room = open(row);
  EXPECT_EQ(refusal(room->act(0, {.move = "@c1n"}, kStart)),
            "the game begins when all seats are taken");
  EXPECT_FALSE(room->join("other", "Bob", "bob", kStart));
  EXPECT_FALSE(room->join("", "Bob", "bob", kStart));
  EXPECT_EQ(room->join("come", "Bob", "bob", kStart), Seat{1});
  EXPECT_FALSE(room->join("come", "Eve", "eve", kStart));
  EXPECT_EQ(room->seat_of("bob"), 1);
  EXPECT_EQ(room->seat_of("eve"), std::nullopt);
  EXPECT_EQ(room->seat_of(""), std::nullopt);
  EXPECT_EQ(room->game().player(1).name, "Bob");
  EXPECT_TRUE(room->act(0, {.move = "@c1n"}, kStart));
}

TEST(Room, IsTheSameWhenOpenedAgainFromItsRow) {
  const auto room = open(two_players(play::ClockRules{.base = 60s, .increment = 2s}));
  play_moves(*room, {"@c1n", "@a1n", "c1c2n", "a1e"});
  auto row = room->row(kStart + 4000);
  row.game.left.clear(); // as a store that keeps only what each entry says
  const auto again = open(row);
  EXPECT_EQ(again->game().state().text(), room->game().state().text());
  for (const Seat seat : {0, 1}) {
    EXPECT_EQ(again->game().left(seat, play::Instant(kStart)),
              room->game().left(seat, play::Instant(kStart + 4000)));
  }
}

TEST(Room, FirstMovesAreNotTimed) {
  const auto room = open(two_players(play::ClockRules{.base = 60s, .increment = 2s}));
  play_moves(*room, {"@c1n", "@a1n"});
  EXPECT_EQ(room->game().left(0, play::Instant(kStart + 2000)), 60s);
  EXPECT_EQ(room->game().left(0, play::Instant(kStart + 12'000)), 50s);
}

TEST(Room, EnginesAgreeToTakeBackButNotToADraw) {
  auto row = two_players();
  row.seats[1] = {};
  row.game.opening.players[1] = play::engine(3);
  const auto room = open(row);
  play_moves(*room, {"@c1n", "@a1n"});
  EXPECT_EQ(refusal(room->act(0, {.kind = Action::Kind::offer, .offer = Offer::draw}, kStart)),
            "the computer declines the draw");
  EXPECT_TRUE(room->act(0, {.kind = Action::Kind::offer, .offer = Offer::take_back}, kStart));
  EXPECT_EQ(room->game().moves_played(), 0U);
}

TEST(Room, ASwapTakesSecretsNamesAndClocksAlong) {
  auto row = two_players(play::ClockRules{.base = 60s});
  row.game.opening.swap = play::SwapRule::pie;
  const auto room = open(row);
  play_moves(*room, {"@b1n"});
  ASSERT_TRUE(room->act(1, {.kind = Action::Kind::swap}, kStart));
  play_moves(*room, {"@e3w", "b1e"}); // the last one takes Bob a second
  constexpr Milliseconds kNow = kStart + 2000;
  const auto again = Room::open(room->row(kNow), kNow).value();
  for (const auto* const each : {room.get(), again.get()}) {
    EXPECT_EQ(each->seat_of("ana"), 1);
    EXPECT_EQ(each->seat_of("bob"), 0);
    EXPECT_EQ(each->original_seat_of("ana"), 0);
    EXPECT_EQ(each->game().player(0).name, "Bob");
    EXPECT_EQ(each->game().left(0, play::Instant(kNow)), 59s);
    EXPECT_EQ(each->game().left(1, play::Instant(kNow)), 60s);
  }
}

TEST(Room, ATakeBackAfterASwapGoesToTheAskersLastEntry) {
  auto row = two_players();
  row.game.opening.swap = play::SwapRule::pie;
  const auto room = open(row);
  play_moves(*room, {"@b1n"});
  ASSERT_TRUE(room->act(1, {.kind = Action::Kind::swap}, kStart));
  play_moves(*room, {"@e3w"});
  for (const auto* const secret : {"bob", "ana"}) {
    const auto seat = room->seat_of(secret);
    ASSERT_TRUE(seat);
    EXPECT_TRUE(room->act(*seat, {.kind = Action::Kind::offer, .offer = Offer::take_back}, kStart));
  }
  EXPECT_FALSE(room->game().swapped()) << "Bob asked, and had done nothing after the swap";
  EXPECT_EQ(room->game().moves_played(), 1U);
  EXPECT_EQ(room->seat_of("bob"), 1);
}

TEST(Room, ARematchAfterASwapPassesTheOriginalSeatingOn) {
  auto row = two_players();
  row.game.opening.swap = play::SwapRule::pie;
  row.game.opening.start_name = "balanced 3";
  const auto room = open(row);
  play_moves(*room, {"@b1n"});
  ASSERT_TRUE(room->act(1, {.kind = Action::Kind::swap}, kStart));
  ASSERT_TRUE(room->act(0, {.kind = Action::Kind::resign}, kStart));
  const auto next = room->rematch("other", kStart);
  EXPECT_EQ(next.seats[0].secret, "bob") << "Ana made the first move of this one";
  EXPECT_EQ(next.game.opening.players[0].name, "Bob");
  EXPECT_EQ(next.game.opening.swap, play::SwapRule::pie);
  EXPECT_EQ(next.game.opening.start_name, "balanced 3");
}

TEST(Room, AmongThreeWhoeverResignsLeavesAndTheGameGoesOn) {
  const auto room = open(three_players());
  EXPECT_TRUE(room->act(2, {.kind = Action::Kind::resign}, kStart));
  EXPECT_FALSE(room->game().is_over());
  EXPECT_EQ(room->game().player(2).level, play::kSubstituteLevel);
  EXPECT_EQ(refusal(room->act(2, {.kind = Action::Kind::resign}, kStart)),
            "you have left this game");
}

TEST(Room, ARematchPassesTheOriginalSeatingOn) {
  const auto room = open(two_players());
  EXPECT_TRUE(room->act(0, {.kind = Action::Kind::resign}, kStart));
  const auto row = room->rematch("other", kStart + 5);
  EXPECT_EQ(row.id, "other");
  EXPECT_EQ(row.created, kStart + 5);
  EXPECT_EQ(row.seats[0].secret, "bob");
  EXPECT_EQ(row.game.opening.players[1].name, "Ana");
  EXPECT_TRUE(row.game.timeline.entries.empty());
  EXPECT_FALSE(row.game.ending);
}

TEST(Room, InARematchAnEngineSitsForWhoeverLeft) {
  const auto room = open(three_players());
  EXPECT_TRUE(room->act(1, {.kind = Action::Kind::resign}, kStart));
  const auto row = room->rematch("other", kStart);
  EXPECT_EQ(row.game.opening.players[0], play::engine(play::kSubstituteLevel));
  EXPECT_TRUE(row.seats[0].secret.empty());
}

TEST(Room, ThereIsOneRematchOfAGame) {
  const auto room = open(two_players());
  EXPECT_TRUE(room->act(0, {.kind = Action::Kind::resign}, kStart));
  room->set_next("other");
  const auto again = room->act(0, {.kind = Action::Kind::offer, .offer = Offer::rematch}, kStart);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->empty());
}

} // namespace
} // namespace howdah::server
