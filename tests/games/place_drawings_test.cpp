// The board place by place, and the words beside it: what the full-screen game is made of.
#include "games/registry.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::unique_ptr<AnyGame> make(std::string_view game, std::string_view rules) {
  return std::move(find_game(game)->make(rules)).value();
}

/// The lines of the place of that name.
std::vector<std::string> lines_at(const AnyGame& game, const AnyState& state,
                                  std::string_view place, bool turned) {
  const auto drawings = state.draw_places({.unicode = false}, turned);
  const auto board = game.board();
  std::vector<std::string> lines;
  for (std::size_t row = 0; row < board.size(); ++row) {
    for (std::size_t column = 0; column < board[row].size(); ++column) {
      if (board[row][column] != place) continue;
      for (const auto& line : drawings[row][column].lines) {
        auto& text = lines.emplace_back();
        for (const auto& span : line) text += span.text;
      }
    }
  }
  return lines;
}

TEST(PlaceDrawings, ShowAnimalsFromBothSides) {
  const auto game = make("siam", "classic");
  const auto state = game->parse_position("En3Rw/5/1OOO1/5/5 E * 4").value();
  EXPECT_THAT(lines_at(*game, *state, "a5", false), ElementsAre("   ^   ", "   E   ", "       "));
  EXPECT_THAT(lines_at(*game, *state, "a5", true), ElementsAre("       ", "   E   ", "   v   "));
  EXPECT_THAT(lines_at(*game, *state, "e5", false), ElementsAre("       ", " < R   ", "       "));
  EXPECT_THAT(lines_at(*game, *state, "e5", true), ElementsAre("       ", "   R > ", "       "));
  EXPECT_EQ(lines_at(*game, *state, "b3", false), lines_at(*game, *state, "b3", true));
}

TEST(PlaceDrawings, ShowTrianglesFromBothSides) {
  const auto game = make("samliam", "players=2");
  const auto state = game->parse_position("Rnw(RneGsw)Gse6/9/9/9/9/9/9/9/9 R - 4").value();
  EXPECT_THAT(lines_at(*game, *state, "a9", false), ElementsAre("R / ", " /  "));
  EXPECT_THAT(lines_at(*game, *state, "a9", true), ElementsAre("  / ", " / R"));
  EXPECT_THAT(lines_at(*game, *state, "b9", false), ElementsAre(" \\ R", "G \\ "));
  EXPECT_THAT(lines_at(*game, *state, "b9", true), ElementsAre(" \\ G", "R \\ "));
  EXPECT_THAT(lines_at(*game, *state, "c9", true), ElementsAre("G / ", " /  "));
}

TEST(PlaceDrawings, AreAsManyAsThePlacesAndOfOneSize) {
  for (const auto& entry : all_games()) {
    const auto game = entry.make(entry.rule_book().text(entry.rule_book().defaults())).value();
    const auto drawings = game->start()->draw_places({}, false);
    ASSERT_EQ(drawings.size(), game->board().size());
    for (const auto& row : drawings) {
      EXPECT_EQ(row.size(), game->board().front().size());
      for (const auto& drawing : row) {
        EXPECT_EQ(drawing.lines.size(), drawings[0][0].lines.size());
      }
    }
  }
}

TEST(HandWords, SayWhatWaitsBesideTheBoard) {
  const auto siam = make("siam", "exits=once");
  EXPECT_EQ(siam->start()->hand_words(0),
            (Phrase{"5 in reserve, 1 exit", "5 en réserve, 1 sortie"}));
  EXPECT_EQ(make("samliam", "triangles=8")->start()->hand_words(1),
            (Phrase{"8 triangles in hand", "8 triangles en main"}));
}

TEST(Remarks, SayWhatIsInForce) {
  const auto siam = make("siam", "2015")->start();
  ASSERT_EQ(siam->remarks().size(), 1U);
  EXPECT_EQ(siam->remarks()[0].kind, kBarredRemark);
  EXPECT_THAT(make("siam", "classic")->start()->remarks(), IsEmpty());
  const auto samliam = make("samliam", "players=2");
  const auto state = samliam->parse_position("9/9/9/9/9/2Rnw2Rne3/9/9/9 R - 4").value();
  EXPECT_THAT(state->remarks(), IsEmpty());
  ASSERT_FALSE(state->play("c1sw"));
  ASSERT_EQ(state->remarks().size(), 2U);
  EXPECT_EQ(state->remarks()[0].text.english, "Red announces SAM: f1");
  EXPECT_EQ(state->remarks()[1].kind, kOpenRemark);
}

} // namespace
} // namespace howdah
