// Our own engines as players.
#include "tests/match/mock.hpp"

namespace howdah::match {
namespace {

using namespace std::chrono_literals;

std::unique_ptr<Player> player_of(const AnyGame& game, std::string_view text) {
  return make_own_player(parse_engine(text).value(), {.game = game}).value();
}

TEST(OwnPlayer, ChoosesALegalMove) {
  const auto game = game_of("siam", "classic");
  for (const auto* const text : {"level:1", "level:10", "hand-made", "greedy", "random"}) {
    const auto player = player_of(*game, text);
    ASSERT_FALSE(player->new_game(1));
    const auto choice = player->choose({.start = "", .moves = {"@a3e"}}, {.depth = 2}, 60s);
    const auto state = game->start();
    ASSERT_FALSE(state->play("@a3e"));
    EXPECT_FALSE(state->play(choice.move)) << text << " played " << choice.move;
    EXPECT_FALSE(choice.fault);
  }
}

TEST(OwnPlayer, TheSeedDecidesWhatIsLeftToChance) {
  const auto game = game_of("siam", "classic");
  const auto player = player_of(*game, "random");
  const auto moves = [&](std::uint64_t seed) {
    std::string all;
    GameLine line;
    EXPECT_FALSE(player->new_game(seed));
    for (int ply = 0; ply < 8; ++ply) {
      line.moves.push_back(player->choose(line, {.depth = 1}, 60s).move);
      all += line.moves.back() + " ";
    }
    return all;
  };
  EXPECT_EQ(moves(1), moves(1));
  EXPECT_NE(moves(1), moves(2));
}

TEST(OwnPlayer, AnAnswerAfterItsTimeIsAFault) {
  const auto game = game_of("siam", "classic");
  const auto player = player_of(*game, "level:10");
  ASSERT_FALSE(player->new_game(1));
  EXPECT_EQ(player->choose({}, {.move_time = 60ms}, 1ms).fault, Fault::timeout);
}

} // namespace
} // namespace howdah::match
