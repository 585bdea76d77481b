// What a room adds to a game in play: secrets, invitations, the policy of games online, rematches,
// and what has to be stored.
#include "server/room.hpp"
#include "store/digest.hpp"

#include <gmock/gmock.h>

namespace howdah::server {
namespace {

using namespace std::chrono_literals;
using play::Offer;
using store::digest;

constexpr Milliseconds kStart = 1'000'000;

store::GameRow two_players(Milliseconds base = 0, Milliseconds increment = 0) {
  return {.id = "room",
          .setup = {.game = "siam"},
          .base = base,
          .increment = increment,
          .seats = {{.secret = digest("ana"), .name = "Ana"},
                    {.secret = digest("bob"), .name = "Bob"}}};
}

store::GameRow three_players() {
  return {.id = "room",
          .setup = {.game = "samliam", .rules = "players=3"},
          .seats = {{.secret = digest("ana"), .name = "Ana"},
                    {.secret = digest("bob"), .name = "Bob"},
                    {.secret = digest("eve"), .name = "Eve"}}};
}

std::unique_ptr<Room> open(store::GameRow row, Milliseconds now = kStart) {
  auto room = Room::open(std::move(row), now);
  EXPECT_TRUE(room.has_value());
  return *std::move(room);
}

std::string refusal(const Expected<play::Events>& events) {
  return events ? "done" : events.error().what.english;
}

Action offer(Offer offer) {
  return {.kind = Action::Kind::offer, .offer = offer};
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
  for (const auto& spoil : std::vector<void (*)(store::GameRow&)>{
           [](store::GameRow& row) { row.setup.rules = "1066"; },
           [](store::GameRow& row) { row.setup.game = "chess"; },
           [](store::GameRow& row) { row.setup.start = "5/5"; },
           [](store::GameRow& row) { row.seats.emplace_back(); },
           [](store::GameRow& row) { row.entries.push_back({.move = "@c3n"}); }}) {
    auto row = two_players();
    spoil(row);
    EXPECT_FALSE(Room::open(row, kStart));
  }
}

TEST(Room, AnInvitationTakesItsSeatOnce) {
  auto row = two_players();
  row.seats[1] = {.invite = digest("come")};
  const auto room = open(row);
  EXPECT_EQ(refusal(room->act(0, {.move = "@c1n"}, kStart)),
            "the game begins when all seats are taken");
  EXPECT_FALSE(room->join("other", "Bob", "bob", kStart));
  EXPECT_FALSE(room->join("", "Bob", "bob", kStart));
  const auto seated = room->join("come", "Bob", "bob", kStart);
  ASSERT_TRUE(seated);
  EXPECT_EQ(seated->seat, 1);
  EXPECT_TRUE(seated->is_new);
  EXPECT_FALSE(room->join("come", "Bob", "bob", kStart)->is_new);
  EXPECT_FALSE(room->join("come", "Eve", "eve", kStart));
  EXPECT_EQ(room->seat_of("bob"), 1);
  EXPECT_EQ(room->seat_of("eve"), std::nullopt);
  EXPECT_EQ(room->seat_of(""), std::nullopt);
  EXPECT_EQ(room->game().player(1).name, "Bob");
  const auto change = room->take_change(kStart);
  EXPECT_EQ(change.seats.at(1).secret, digest("bob"));
  EXPECT_TRUE(room->act(0, {.move = "@c1n"}, kStart));
}

TEST(Room, IsTheSameWhenOpenedAgainFromItsRow) {
  const auto room = open(two_players(60'000, 2000));
  play_moves(*room, {"@c1n", "@a1n", "c1c2n", "a1e"});
  ASSERT_TRUE(room->act(0, offer(Offer::draw), kStart + 4000));
  const auto row = room->row(kStart + 4000);
  const auto again = open(row, kStart + 5000);
  EXPECT_EQ(again->game().state().text(), room->game().state().text());
  EXPECT_TRUE(again->game().offers().has(Offer::draw, 0));
  for (const Seat seat : {0, 1}) {
    EXPECT_EQ(again->game().left(seat, play::Instant(kStart + 5000)),
              room->game().left(seat, play::Instant(kStart + 5000)));
  }
  EXPECT_EQ(again->game().deadline(), room->game().deadline());
}

TEST(Room, AChangeIsWhatHappenedSinceTheLastOne) {
  const auto room = open(two_players());
  play_moves(*room, {"@c1n"});
  auto change = room->take_change(kStart, "client", 0, "key");
  EXPECT_EQ(change.version, 1);
  EXPECT_EQ(room->version(), 2);
  EXPECT_EQ(change.keeps, 0U);
  EXPECT_EQ(change.adds.at(0).move, "@c1n");
  EXPECT_EQ(change.key, (store::KeyRow{.seat = 0, .key = "key", .version = 2}));
  EXPECT_TRUE(change.seats.empty());
  EXPECT_EQ(room->version_of_key(0, "key"), 2);
  EXPECT_EQ(room->version_of_key(1, "key"), std::nullopt);
  play_moves(*room, {"@a1n"});
  change = room->take_change(kStart);
  EXPECT_EQ(change.keeps, 1U);
  EXPECT_EQ(change.adds.size(), 1U);
  ASSERT_TRUE(room->act(0, offer(Offer::take_back), kStart));
  ASSERT_TRUE(room->act(1, offer(Offer::take_back), kStart));
  change = room->take_change(kStart);
  EXPECT_EQ(change.keeps, 0U);
  EXPECT_TRUE(change.adds.empty());
}

TEST(Room, AnEngineTurnIsStoredForWhoeverCausedIt) {
  auto row = two_players();
  row.seats[1] = {.level = 3};
  const auto room = open(row);
  EXPECT_FALSE(room->row(kStart).standing.engine_turn);
  play_moves(*room, {"@c1n"});
  EXPECT_EQ(room->take_change(kStart, "ana").standing.engine_turn, "ana");
  EXPECT_EQ(room->row(kStart).standing.engine_turn, "ana");
  play_moves(*room, {"@a1n"});
  EXPECT_FALSE(room->take_change(kStart, "ana").standing.engine_turn);
}

TEST(Room, FirstMovesAreNotTimed) {
  const auto room = open(two_players(60'000, 2000));
  play_moves(*room, {"@c1n"});
  EXPECT_FALSE(room->take_change(kStart).standing.deadline);
  play_moves(*room, {"@a1n"}, kStart + 1000);
  EXPECT_EQ(room->game().left(0, play::Instant(kStart + 2000)), 60s);
  EXPECT_EQ(room->game().left(0, play::Instant(kStart + 12'000)), 50s);
  EXPECT_TRUE(room->has_unstored_deadline());
  EXPECT_EQ(room->take_change(kStart + 2000).standing.deadline, kStart + 62'000);
  EXPECT_FALSE(room->has_unstored_deadline());
}

TEST(Room, ADeclinedOfferIsKeptUntilTheNextChange) {
  const auto room = open(two_players());
  ASSERT_TRUE(room->act(0, offer(Offer::draw), kStart));
  ASSERT_TRUE(room->act(1, {.kind = Action::Kind::decline, .offer = Offer::draw}, kStart));
  const auto again = open(room->row(kStart));
  for (const auto* const each : {room.get(), again.get()}) {
    ASSERT_TRUE(each->declined());
    EXPECT_EQ(each->declined()->asker, 0);
    EXPECT_EQ(each->declined()->by, 1);
    EXPECT_FALSE(each->game().offers().asker(Offer::draw));
  }
  play_moves(*room, {"@c1n"});
  EXPECT_FALSE(room->declined());
}

TEST(Room, EnginesAgreeToTakeBackButNotToADraw) {
  auto row = two_players();
  row.seats[1] = {.level = 3};
  const auto room = open(row);
  play_moves(*room, {"@c1n", "@a1n"});
  EXPECT_EQ(refusal(room->act(0, offer(Offer::draw), kStart)), "the computer declines the draw");
  EXPECT_TRUE(room->act(0, offer(Offer::take_back), kStart));
  EXPECT_EQ(room->game().moves_played(), 0U);
}

TEST(Room, ASwapTakesSecretsNamesAndClocksAlong) {
  auto row = two_players(60'000);
  row.swap = static_cast<int>(play::SwapRule::pie);
  const auto room = open(row);
  play_moves(*room, {"@b1n"});
  ASSERT_TRUE(room->act(1, {.kind = Action::Kind::swap}, kStart));
  play_moves(*room, {"@e3w", "b1e"}); // the last one takes Bob a second
  constexpr Milliseconds kNow = kStart + 2000;
  const auto again = open(room->row(kNow), kNow);
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
  row.swap = static_cast<int>(play::SwapRule::pie);
  const auto room = open(row);
  play_moves(*room, {"@b1n"});
  ASSERT_TRUE(room->act(1, {.kind = Action::Kind::swap}, kStart));
  play_moves(*room, {"@e3w"});
  for (const auto* const secret : {"bob", "ana"}) {
    const auto seat = room->seat_of(secret);
    ASSERT_TRUE(seat);
    EXPECT_TRUE(room->act(*seat, offer(Offer::take_back), kStart));
  }
  EXPECT_FALSE(room->game().swapped()) << "Bob asked, and had done nothing after the swap";
  EXPECT_EQ(room->game().moves_played(), 1U);
  EXPECT_EQ(room->seat_of("bob"), 1);
}

TEST(Room, AmongThreeWhoeverResignsLeavesAndTheGameGoesOn) {
  const auto room = open(three_players());
  EXPECT_TRUE(room->act(2, {.kind = Action::Kind::resign}, kStart));
  EXPECT_FALSE(room->game().is_over());
  EXPECT_EQ(room->game().player(2).level, play::kSubstituteLevel);
  EXPECT_EQ(refusal(room->act(2, {.kind = Action::Kind::resign}, kStart)),
            "you have left this game");
}

store::GameRow rematch_of(Room& room) {
  room.start_rematch("other", kStart + 5, "client");
  EXPECT_EQ(room.next(), "other");
  return room.take_change(kStart + 5).creates.at(0);
}

TEST(Room, ARematchPassesTheOriginalSeatingOn) {
  auto row = two_players(60'000);
  row.swap = static_cast<int>(play::SwapRule::pie);
  row.start_name = "balanced 3";
  const auto room = open(row);
  play_moves(*room, {"@b1n"});
  ASSERT_TRUE(room->act(1, {.kind = Action::Kind::swap}, kStart));
  ASSERT_TRUE(room->act(0, {.kind = Action::Kind::resign}, kStart));
  const auto next = rematch_of(*room);
  EXPECT_EQ(next.id, "other");
  EXPECT_EQ(next.version, 1);
  EXPECT_EQ(next.created, kStart + 5);
  EXPECT_EQ(next.seats[0].secret, digest("bob")) << "Ana made the first move of this one";
  EXPECT_EQ(next.seats[1].name, "Ana");
  EXPECT_EQ(next.swap, row.swap);
  EXPECT_EQ(next.start_name, "balanced 3");
  EXPECT_TRUE(next.entries.empty());
  EXPECT_FALSE(next.standing.over);
  EXPECT_THAT(next.standing.clocks, testing::ElementsAre(60'000, 60'000));
  const auto again = room->act(0, offer(Offer::rematch), kStart);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->empty()) << "there is one";
}

TEST(Room, InARematchAnEngineSitsForWhoeverLeft) {
  const auto room = open(three_players());
  EXPECT_TRUE(room->act(1, {.kind = Action::Kind::resign}, kStart));
  const auto next = rematch_of(*room);
  EXPECT_EQ(next.seats[0], store::SeatRow{.level = play::kSubstituteLevel});
  EXPECT_EQ(next.standing.engine_turn, "client") << "it has the first move";
}

} // namespace
} // namespace howdah::server
