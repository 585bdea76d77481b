#include "play/game_record.hpp"
#include "record/reader.hpp"
#include "record/writer.hpp"
#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

/// Written, read and opened again.
GameInPlay reread(const GameInPlay& game, Instant now = 0ms) {
  const auto text = record::to_text(record_of(game, now));
  record::Reader reader(text);
  const auto read = reader.next();
  EXPECT_TRUE(read && *read) << text;
  auto snapshot = snapshot_of((*read)->record);
  EXPECT_TRUE(snapshot) << text << snapshot.error().what.english;
  auto opened = GameInPlay::restore(*std::move(snapshot), now);
  EXPECT_TRUE(opened) << text << opened.error().what.english;
  return *std::move(opened);
}

void expect_same_record(const GameInPlay& one, const GameInPlay& other, Instant now = 0ms) {
  EXPECT_EQ(one.state().text(), other.state().text());
  EXPECT_EQ(one.setup(), other.setup());
  EXPECT_EQ(one.ending(), other.ending());
  EXPECT_EQ(one.swapped(), other.swapped());
  EXPECT_EQ(one.timeline().standing, other.timeline().standing);
  for (Seat seat = 0; seat < one.seats(); ++seat) {
    EXPECT_EQ(one.player(seat), other.player(seat));
    EXPECT_EQ(one.left(seat, now), other.left(seat, now));
  }
}

TEST(GameRecord, NamesPersonsAndEngines) {
  const auto game = open_siam({.players = {person("Ana"), engine(5)}});
  const auto record = record_of(game, 0ms);
  EXPECT_EQ(*record.tag("Elephants"), "Ana");
  EXPECT_EQ(*record.tag("Rhinos"), "howdah level 5");
  EXPECT_EQ(record.result, "*");
  EXPECT_EQ(record.tag(record::kTerminationTag), nullptr);
  expect_same_record(game, reread(game));
}

TEST(GameRecord, TellsHowAGameEnded) {
  auto game = open_siam();
  (void)play(game, "@a3e");
  ASSERT_TRUE(game.resign(1, 0ms));
  const auto record = record_of(game, 0ms);
  EXPECT_EQ(record.result, "E");
  EXPECT_EQ(*record.tag(record::kTerminationTag), "resigned");
  expect_same_record(game, reread(game));
}

TEST(GameRecord, TellsWhoLeftAndWhen) {
  auto game = open_samliam(3, {.players = {person("Ana"), person(), engine(7)}});
  (void)play_any(game);
  ASSERT_TRUE(game.resign(1, 0ms));
  (void)play_any(game);
  const auto record = record_of(game, 0ms);
  EXPECT_EQ(*record.tag(record::kLeftTag), "Green 1 resigned");
  EXPECT_EQ(*record.tag("Black"), "howdah level 7");
  expect_same_record(game, reread(game));
  ASSERT_TRUE(game.resign(0, 0ms));
  EXPECT_TRUE(game.is_over());
  expect_same_record(game, reread(game));
}

TEST(GameRecord, HasTheSwapBehindTheFirstMove) {
  auto game = open_siam({.players = {person("Ana"), person("Bob")}, .swap = SwapRule::pie});
  (void)play(game, "@b1n");
  ASSERT_TRUE(game.swap(1, 0ms));
  (void)play(game, "@e3w");
  const auto record = record_of(game, 0ms);
  EXPECT_TRUE(record.swapped);
  EXPECT_EQ(*record.tag(record::kSwapTag), "pie");
  EXPECT_EQ(*record.tag("Elephants"), "Bob") << "who held the side at the end";
  expect_same_record(game, reread(game));
}

TEST(GameRecord, KeepsASwapThatWasUndone) {
  for (int undone = 1; undone <= 3; ++undone) {
    auto game = open_siam({.players = {person("Ana"), person("Bob")},
                           .clock = ClockRules{.base = 60s},
                           .swap = SwapRule::pie});
    (void)play(game, "@b1n", 10s);
    ASSERT_TRUE(game.swap(1, 15s));
    (void)play(game, "@e3w", 30s);
    for (int i = 0; i < undone; ++i) ASSERT_TRUE(game.undo(30s));
    EXPECT_EQ(*record_of(game, 30s).tag("Elephants"), "Bob") << undone;
    auto other = reread(game, 30s);
    expect_same_record(game, other, 30s);
    EXPECT_EQ(other.opening(), game.opening()) << undone;
    for (int i = 0; i < undone; ++i) ASSERT_TRUE(other.redo(30s));
    EXPECT_TRUE(other.swapped());
    EXPECT_EQ(other.player(0).name, "Bob");
  }
}

TEST(GameRecord, KeepsTheStartAndItsName) {
  const std::string start = "5/5/EeOOORw/5/5 E * 2";
  const auto game = open_siam({.setup = {.start = start}, .start_name = "balanced 17"});
  const auto record = record_of(game, 0ms);
  EXPECT_EQ(*record.tag(record::kPositionTag), start);
  EXPECT_EQ(*record.tag(record::kOpeningTag), "balanced 17");
  EXPECT_EQ(reread(game).opening(), game.opening());
}

TEST(GameRecord, HoldsClocksAndWhatWasUndone) {
  auto game = open_siam({.clock = ClockRules{.base = 300s, .increment = 500ms}});
  (void)play(game, "@a3e", 10s);
  (void)play(game, "@e3w", 20s);
  ASSERT_TRUE(game.undo(20s));
  const auto record = record_of(game, 20s);
  EXPECT_EQ(*record.tag(record::kTimeControlTag), "300+0.5");
  EXPECT_EQ(*record.tag(kAtTag), "1");
  const auto other = reread(game, 20s);
  expect_same_record(game, other, 20s);
  EXPECT_TRUE(other.timeline().can_redo());
}

TEST(GameRecord, ReadsEndingsOfOtherPrograms) {
  record::Record record;
  record.set_tag("Game", "siam");
  record.set_tag("Termination", "the cat");
  record.result = "R";
  EXPECT_EQ(snapshot_of(record)->ending,
            (Ending{.result = Result::win(1), .reason = EndReason::resigned, .seat = 0}));
  record.result = "draw";
  EXPECT_EQ(snapshot_of(record)->ending->reason, EndReason::agreed);
}

TEST(GameRecord, BadRecordsGetASentence) {
  record::Record record;
  EXPECT_FALSE(snapshot_of(record)) << "no game";
  record.set_tag("Game", "samliam");
  record.set_tag("Left", "Purple 3 resigned");
  EXPECT_FALSE(snapshot_of(record));
}

TEST(TimeControl, IsReadBack) {
  for (const auto& rules : {ClockRules{.base = 300s, .increment = 3s}, ClockRules{.base = 500ms},
                            ClockRules{.base = 60s, .increment = 10ms}}) {
    EXPECT_EQ(parse_time_control(time_control(rules)), rules);
  }
  EXPECT_EQ(time_control({.base = 500ms, .increment = 10ms}), "0.5+0.01");
  for (const auto* const text : {"", "5", "0+1", "x+1", "5+", "5.+1", "5.1234+1", "movetime 5"}) {
    EXPECT_FALSE(parse_time_control(text)) << text;
  }
}

} // namespace
} // namespace howdah::play
