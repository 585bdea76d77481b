// The map of first moves as a picture.
#include "engine/first_move_picture.hpp"
#include "games/setup.hpp"

#include <gmock/gmock.h>

namespace howdah {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t number = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++number;
  return number;
}

/// Every first move has the score.
FirstMoveMap map_of(const AnyGame& game, Score score) {
  FirstMoveMap map{.game = std::string(game.name()), .rules = game.rules_text()};
  map.entries.push_back({.score = score, .moves = game.start()->legal_moves()});
  return map;
}

TEST(FirstMovePicture, HasAPartForEveryFirstMoveOfEveryGame) {
  for (const auto& entry : all_games()) {
    const auto game = make_game(entry.name, "").value();
    const auto svg = first_move_svg(*game, map_of(*game, Score::estimate(40)));
    const auto moves = game->start()->legal_moves();
    EXPECT_EQ(count(svg, "<g><title>"), moves.size()) << entry.name;
    for (const auto& move : moves) EXPECT_THAT(svg, HasSubstr("<title>" + move + " +0.40</title>"));
    EXPECT_EQ(count(svg, "<g"), count(svg, "</g>"));
    EXPECT_EQ(count(svg, "<text"), count(svg, "</text>"));
  }
}

TEST(FirstMovePicture, ColoursByTheSideThatIsBetterAndFramesWhatIsEven) {
  const auto game = make_game("siam", "").value();
  const auto drawn = [&](Score score) { return first_move_svg(*game, map_of(*game, score)); };
  EXPECT_THAT(drawn(Score::estimate(0)), HasSubstr("fill=\"rgb(255,255,255)\" stroke=\"#1d2730\""));
  EXPECT_THAT(drawn(Score::estimate(-150)), HasSubstr("rgb(224,112,16)"));
  EXPECT_THAT(drawn(Score::estimate(-900)), HasSubstr("rgb(224,112,16)"));
  EXPECT_THAT(drawn(Score::estimate(150)), HasSubstr("rgb(42,120,196)"));
  EXPECT_THAT(drawn(Score::estimate(150)), Not(HasSubstr("stroke=\"#1d2730\"")));
  EXPECT_THAT(drawn(Score::win_in(9)), HasSubstr(">+#9<"));
  EXPECT_THAT(drawn(Score::loss_in(8)), HasSubstr(">-#8<"));
}

} // namespace
} // namespace howdah
