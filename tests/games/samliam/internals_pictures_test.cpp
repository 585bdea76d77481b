// The drawn board and the picture.
#include "tests/games/samliam/internals_support.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace howdah::samliam {
namespace {

using testing::Contains;
using testing::HasSubstr;

std::vector<std::string> lines_of(const Drawing& drawing) {
  std::vector<std::string> lines;
  for (const auto& spans : drawing.lines) {
    std::string line;
    for (const auto& span : spans) line += span.text;
    lines.push_back(line);
  }
  return lines;
}

std::vector<std::string> draw(std::string_view rules, std::string_view text, bool marks = false,
                              Language language = Language::english) {
  const auto game = make_game(rules);
  const auto position = game.parse_position(text);
  EXPECT_TRUE(position.has_value()) << text;
  return lines_of(game.draw(*position, {.language = language, .unicode = false, .marks = marks}));
}

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

TEST(SamLiamDrawing, ShowsEachTriangleInItsCorner) {
  const auto lines = draw("size=7", "RnwGneGseRsw(RneRsw)(GnwRse)1/7/7/7/7/7/7 R - 8");
  EXPECT_EQ(lines[2], " 8 |R / | \\ G|  / | \\  | \\ R|G / |    | 8");
  EXPECT_EQ(lines[3], "   | /  |  \\ | / G|R \\ |R \\ | / R|    |");
}

TEST(SamLiamDrawing, SaysWhoseTurnItIsAndWhatIsInHand) {
  const auto lines = draw("triangles=8", "9/9/9/9/4Gnw4/9/9/9/RneRneRneRneRneRneRneRne1 R - 8");
  EXPECT_THAT(lines, Contains(HasSubstr("Red: 0 triangles in hand")));
  EXPECT_THAT(lines, Contains(HasSubstr("Green: 7 triangles in hand")));
  EXPECT_THAT(lines, Contains(HasSubstr("Red to take and place a triangle (plies played: 8)")));
}

TEST(SamLiamDrawing, NamesTheAnnouncementOfTheLastPlayer) {
  constexpr std::string_view kSam = "9/9/9/9/9/9/RnwRne7/Rsw8/9 G - 5";
  EXPECT_THAT(draw("players=2", kSam), Contains(HasSubstr("Red announces SAM: b2")));
  EXPECT_THAT(draw("players=2", kSam, false, Language::french),
              Contains(HasSubstr("Rouge annonce SAM : b2")));
  EXPECT_THAT(draw("announce=off", kSam), testing::Not(Contains(HasSubstr("announces"))));
}

TEST(SamLiamDrawing, MarksWhereFiguresCanBeCompleted) {
  const auto lines = draw("players=2", "9/9/9/9/9/9/RnwRne7/Rsw8/9 G - 5", true);
  EXPECT_EQ(lines[24], "   |R \\ |   r|    |    |    |    |    |    |    |");
  EXPECT_THAT(lines, Contains("   Open to Red: the outward square a3nw b3ne a2sw, with b2se "
                              "missing"));
}

TEST(SamLiamDrawing, NamesBars) {
  EXPECT_THAT(draw("announce=strict", "9/9/9/9/9/9/RnwRne7/Rsw8/9 G Rb2 5"),
              Contains(HasSubstr("Barred to Red: b2")));
}

TEST(SamLiamDrawing, IsPlainAsciiOnDemandAndEquallyWide) {
  Random random(16);
  for (const auto rules : kRuleSets) {
    const auto game = make_game(rules);
    const auto position = play_at_random(game, 60, random);
    const auto lines = lines_of(game.draw(position, {.unicode = false, .marks = true}));
    const auto size = static_cast<std::size_t>(game.rules().size);
    for (const auto& line : lines) {
      EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
    }
    for (std::size_t i = 1; i <= 3 * size + 1; ++i) {
      EXPECT_EQ(lines[i].find_last_of("|+"), 3 + 5 * size) << lines[i];
    }
  }
}

TEST(SamLiamPicture, HasAPolygonForEachTriangle) {
  Random random(17);
  for (const auto rules : kRuleSets) {
    const auto game = make_game(rules);
    const auto position = play_at_random(game, 50, random);
    const auto picture = game.svg(position);
    EXPECT_EQ(count(picture, "<polygon"), static_cast<int>(game.pieces(position).size()));
    EXPECT_THAT(picture, testing::StartsWith("<svg xmlns"));
    EXPECT_THAT(picture, testing::EndsWith("</svg>\n"));
    EXPECT_THAT(picture, HasSubstr(game.position_text(position)));
    EXPECT_EQ(count(picture, "<g"), count(picture, "</g>"));
  }
}

} // namespace
} // namespace howdah::samliam
