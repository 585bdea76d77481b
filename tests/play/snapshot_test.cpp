// A game in play as text, and back: whatever was done to it.
#include "tests/games/good_error.hpp"
#include "tests/play/table.hpp"

#include <random>

namespace howdah::play {
namespace {

using namespace testing;

GameInPlay reopened(const GameInPlay& game, Instant now, Instant then) {
  const auto text = to_text(game.snapshot(now));
  auto parsed = parse_snapshot(text);
  EXPECT_TRUE(parsed) << text << parsed.error().what.english;
  auto opened = GameInPlay::restore(*std::move(parsed), then);
  EXPECT_TRUE(opened) << text << opened.error().what.english;
  return *std::move(opened);
}

/// What a caller can see of it.
void expect_same(const GameInPlay& one, const GameInPlay& other, Instant now, Instant then) {
  EXPECT_EQ(to_text(one.snapshot(now)), to_text(other.snapshot(then)));
  EXPECT_EQ(one.state().text(), other.state().text());
  EXPECT_EQ(one.setup(), other.setup());
  EXPECT_EQ(one.ending(), other.ending());
  EXPECT_EQ(one.swapped(), other.swapped());
  EXPECT_EQ(one.offers(), other.offers());
  for (Seat seat = 0; seat < one.seats(); ++seat) {
    EXPECT_EQ(one.player(seat), other.player(seat));
    EXPECT_EQ(one.left(seat, now), other.left(seat, then));
  }
}

/// A random action, legal or not.
void do_anything(GameInPlay& game, std::mt19937& random, Instant now) {
  const auto any = [&](int most) {
    return static_cast<int>(random() % static_cast<unsigned>(most));
  };
  const Seat seat = any(game.seats());
  switch (any(16)) {
  case 0: (void)game.resign(seat, now); break;
  case 1: (void)game.swap(seat, now); break;
  case 2: (void)game.undo(now); break;
  case 3: (void)game.redo(now); break;
  case 4: (void)game.offer(seat, kOffers[static_cast<std::size_t>(any(3))], now); break;
  case 5: (void)game.decline(seat, kOffers[static_cast<std::size_t>(any(3))]); break;
  case 6: (void)game.take_seat(seat, "Zoé", now); break;
  case 7: (void)game.move(seat, game.moves_played(), "nonsense", now); break;
  default: {
    const auto moves = game.state().legal_moves();
    if (moves.empty()) break;
    const auto& move = moves[static_cast<std::size_t>(any(static_cast<int>(moves.size())))];
    (void)game.move(game.state().to_move(), game.moves_played(), move, now);
  }
  }
  (void)game.tick(now);
}

Opening any_opening(std::mt19937& random) {
  const auto chance = [&] { return random() % 2 == 0; };
  Opening opening;
  opening.setup.game = chance() ? "siam" : "samliam";
  if (opening.setup.game == "samliam") {
    opening.setup.rules = "players=" + std::to_string(2 + random() % 3);
  }
  opening.players = {chance() ? person("Ana B.") : engine(3), chance() ? person() : open_seat()};
  if (chance()) opening.clock = ClockRules{.base = 50s, .increment = 1s};
  if (chance() && !opening.setup.rules.ends_with('3') && !opening.setup.rules.ends_with('4')) {
    opening.swap = SwapRule::pie;
  }
  opening.policy.times_first_moves = chance();
  opening.policy.times_engines = chance();
  opening.policy.engines_judge_draws = chance();
  if (chance()) opening.policy.margin = 100ms;
  if (chance()) opening.policy.ply_limit = 20;
  return opening;
}

TEST(Snapshot, IsReadBackWhateverWasDone) {
  std::mt19937 random(20261118);
  for (int round = 0; round < 150; ++round) {
    auto game = GameInPlay::open(any_opening(random), 0ms).value();
    Instant now = 0ms;
    for (int step = 0; step < 25; ++step) {
      now += milliseconds(random() % 4000);
      do_anything(game, random, now);
      const Instant then = milliseconds(random() % 1000);
      const auto other = reopened(game, now, then);
      expect_same(game, other, now, then);
      if (HasFailure()) return;
    }
  }
}

TEST(Snapshot, WithoutClocksTheTimelineSaysWhatIsLeft) {
  auto game = open_siam({.clock = ClockRules{.base = 60s, .increment = 1s}, .swap = SwapRule::pie});
  (void)play(game, "@b1n", 10s);
  ASSERT_TRUE(game.swap(1, 15s));
  auto snapshot = game.snapshot(15s);
  snapshot.left.clear();
  const auto other = GameInPlay::restore(snapshot, 0ms).value();
  EXPECT_EQ(other.left(0, 0ms), 56s);
  EXPECT_EQ(other.left(1, 0ms), 51s);
}

TEST(Snapshot, ANameStaysOnItsLine) {
  const auto game = open_siam({.players = {person("two\nlines  and spaces ")}});
  const auto other = reopened(game, 0ms, 0ms);
  EXPECT_EQ(other.player(0).name, "two lines  and spaces ");
}

TEST(Snapshot, BadTextsGetASentenceThatNamesTheLine) {
  for (const std::string_view text :
       {"nonsense", "game siam\nclock 5", "game siam\nclock 5 x", "player king", "leave 7 resigned",
        "leave 1 bored", "ending 0 rules 0", "ending x time 0", "offer resign 0", "standing 3",
        "swap-rule 3", "policy none", "move @a3e 5 5", "left 1 x", "used -1"}) {
    const auto parsed = parse_snapshot(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_TRUE(howdah::testing::is_good_error(parsed.error(), text)) << text;
  }
  EXPECT_EQ(parse_snapshot("game siam\nclock 5").error().what.english,
            "line 2 of a game in play cannot be read: 'clock 5'");
}

TEST(Snapshot, WhatCannotHaveHappenedIsNotOpened) {
  for (const std::string_view text :
       {"game chess", "game siam\nmove @c3n", "game siam\nleave 0 resigned",
        "game siam\nmove @a3e\nswap", "game samliam\nrules players=3\nleave 3 time",
        "game samliam\nrules players=3\nleave 1 time\nleave 1 time",
        "game siam\nending 3 resigned 0", "game samliam\nrules players=3\nswap-rule pie"}) {
    auto parsed = parse_snapshot(text);
    ASSERT_TRUE(parsed) << text;
    EXPECT_FALSE(GameInPlay::restore(*std::move(parsed), 0ms)) << text;
  }
}

} // namespace
} // namespace howdah::play
