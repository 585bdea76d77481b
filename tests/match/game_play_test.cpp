// One game of a match, with players whose moves the test chooses.
#include "match/game_play.hpp"
#include "record/replay.hpp"
#include "tests/match/mock.hpp"

#include <deque>

namespace howdah::match {
namespace {

using namespace std::chrono_literals;

/// Plays from a list, and records its inputs.
class Scripted final : public Player {
public:
  explicit Scripted(std::deque<std::string> moves) : moves_(std::move(moves)) {}

  std::optional<Fault> new_game(std::uint64_t given) override {
    seed = given;
    return std::nullopt;
  }
  Choice choose(const GameLine& given, const SearchLimits& limits,
                std::chrono::milliseconds time) override {
    line = given;
    clocks.push_back(limits.clocks[0] ? limits.clocks[0]->left : 0ms);
    patience = time;
    if (moves_.empty()) return {.fault = Fault::crash};
    Choice choice{.move = moves_.front()};
    moves_.pop_front();
    return choice;
  }
  void stop() noexcept override {}

  std::uint64_t seed = 0;
  GameLine line;
  std::vector<std::chrono::milliseconds> clocks;
  std::chrono::milliseconds patience{};

private:
  std::deque<std::string> moves_;
};

struct Scene {
  std::unique_ptr<AnyGame> game = game_of("siam", "classic");
  std::unique_ptr<AnyState> start = game->start();
  Opening opening{};
  play::SwapRule swap = play::SwapRule::none;
  TimeControl control{.move_time = 50ms};
  std::uint32_t ply_limit = 0;

  std::optional<PlayedGame> play(Scripted& first, Scripted& second, bool stopped = false) {
    Player* const players[] = {&first, &second};
    const std::string names[] = {"A", "B"};
    const std::atomic<bool> stop = stopped;
    return play_game({.game = *game,
                      .start = *start,
                      .start_name = "",
                      .opening = opening,
                      .swap = swap,
                      .players = players,
                      .names = names,
                      .control = control,
                      .ply_limit = ply_limit,
                      .seed = 5},
                     stop);
  }
};

TEST(GamePlay, EndsByTheRulesAndLeavesAGoodRecord) {
  Scene scene{.opening = {"@e3e"}};
  Scripted first({"@a3e"});
  Scripted second({"@a3e", "@a3e"});
  const auto played = scene.play(first, second).value();
  EXPECT_FALSE(played.failure);
  EXPECT_EQ(played.reason, play::EndReason::rules);
  EXPECT_EQ(played.result, Result::win(1));
  EXPECT_EQ(played.plies, 4U);
  EXPECT_EQ(*played.record.tag("Elephants"), "A");
  EXPECT_EQ(*played.record.tag("Rhinos"), "B");
  EXPECT_EQ(*played.record.tag("Result"), "R");
  EXPECT_EQ(*played.record.tag("TimeControl"), "movetime 50");
  EXPECT_EQ(*played.record.tag("Termination"), "normal");
  EXPECT_EQ(record::replay(played.record)->state->result(), Result::win(1));
  EXPECT_NE(first.seed, second.seed);
  EXPECT_EQ(first.patience, 1050ms);
  EXPECT_EQ(second.line.moves, (std::vector<std::string>{"@e3e", "@a3e", "@a3e"}));
}

TEST(GamePlay, ASwapExchangesThePlayers) {
  Scene scene{.swap = play::SwapRule::pie, .ply_limit = 3};
  Scripted first({"@a1n", "@e5s"});
  Scripted second({"swap", "@b1n"});
  const auto played = scene.play(first, second).value();
  EXPECT_FALSE(played.failure);
  EXPECT_TRUE(played.swapped);
  EXPECT_EQ(played.first, 0);
  EXPECT_EQ(played.original(0), 1);
  EXPECT_EQ(*played.record.tag("Elephants"), "B") << "the second player moves for them now";
  EXPECT_EQ(*played.record.tag("Rhinos"), "A");
  EXPECT_EQ(*played.record.tag("Swap"), "pie");
  EXPECT_TRUE(played.record.swapped);
  EXPECT_EQ(first.line.moves, (std::vector<std::string>{"@a1n"}))
      << "asked again for the other side";
  EXPECT_TRUE(first.line.swapped);
  EXPECT_EQ(second.line.moves, (std::vector<std::string>{"@a1n", "@e5s"}));
}

TEST(GamePlay, ASwapInTheWrongPlaceIsUnreadable) {
  Scene without;
  Scripted mover({"@a1n"});
  Scripted swapper({"swap"});
  EXPECT_EQ(without.play(mover, swapper).value().failure->fault, Fault::unreadable);
  Scene with{.swap = play::SwapRule::pie};
  Scripted hasty({"swap"});
  Scripted idle({});
  EXPECT_EQ(with.play(hasty, idle).value().failure->fault, Fault::unreadable);
}

TEST(GamePlay, TheLimitOfPliesIsADraw) {
  Scene scene{.ply_limit = 2};
  Scripted first({"@a1n"});
  Scripted second({"@a5n"});
  const auto played = scene.play(first, second).value();
  EXPECT_EQ(played.reason, play::EndReason::length);
  EXPECT_TRUE(played.result.is_draw());
  EXPECT_EQ(*played.record.tag("Termination"), "length");
}

TEST(GamePlay, IllegalAndUnreadableMoves) {
  Scene scene;
  Scripted first({"a1x"});
  Scripted second({});
  const auto illegal = scene.play(first, second).value();
  EXPECT_EQ(illegal.failure->fault, Fault::illegal_move);
  EXPECT_EQ(*illegal.record.tag("Termination"), "illegal");
  EXPECT_EQ(*illegal.record.tag(kFaultTag), "Elephants: a1x");
  Scripted babbler({"bla bla"});
  EXPECT_EQ(scene.play(babbler, second).value().failure->fault, Fault::unreadable);
}

TEST(GamePlay, AStartOtherThanTheUsualOneIsTold) {
  Scene scene;
  scene.start = scene.game->parse_position("5/5/1OOO1/5/4Ew R * 1").value();
  Scripted first({});
  Scripted second({"@a1e"});
  const auto played = scene.play(first, second).value();
  EXPECT_EQ(first.line.start, "5/5/1OOO1/5/4Ew R * 1");
  EXPECT_EQ(played.failure->seat, 0);
  EXPECT_EQ(*played.record.tag("Position"), "5/5/1OOO1/5/4Ew R * 1");
}

TEST(GamePlay, ClocksRunAndGain) {
  Scene scene;
  scene.control = {.clock = PlayerClock{.left = 5000ms, .increment = 700ms}};
  Scripted first({"@a1n", "a1e"});
  Scripted second({"@a5n"});
  const auto played = scene.play(first, second).value();
  EXPECT_EQ(played.failure->seat, 1);
  ASSERT_EQ(first.clocks.size(), 2U);
  EXPECT_EQ(first.clocks[0], 5000ms);
  EXPECT_GT(first.clocks[1], 5000ms);
  EXPECT_LE(first.clocks[1], 5700ms);
  EXPECT_EQ(*played.record.tag("TimeControl"), "clock 5000+700");
}

TEST(GamePlay, AStoppedGameDoesNotCount) {
  Scene scene;
  Scripted first({"@a1n"});
  Scripted second({});
  EXPECT_FALSE(scene.play(first, second, true));
}

} // namespace
} // namespace howdah::match
