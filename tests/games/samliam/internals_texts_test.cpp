// Reading texts that are wrong: one clear error with its place, never anything else.
#include "games/samliam/notation.hpp"
#include "tests/games/samliam/internals_support.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace howdah::samliam {
namespace {

void expect_sound(const Error& error, std::string_view text) {
  EXPECT_FALSE(error.what.english.empty());
  EXPECT_FALSE(error.what.french.empty());
  EXPECT_NE(error.what.english, error.what.french);
  EXPECT_EQ(error.what.english.find('\n'), std::string::npos);
  if (error.place) {
    EXPECT_LE(*error.place, text.size());
  }
}

/// Changes, drops, doubles or inserts characters here and there.
std::string spoil(std::string text, Random& random) {
  constexpr std::string_view kLetters = "0123456789/()RGBWabcdefghinwse-!, samong\t\xc3";
  const auto changes = 1 + random.below(3);
  for (std::uint32_t i = 0; i < changes; ++i) {
    const auto at = random.below(static_cast<std::uint32_t>(text.size()) + 1);
    const char letter = kLetters[random.below(kLetters.size())];
    switch (random.below(4)) {
    case 0: text.insert(at, 1, letter); break;
    case 1: text.erase(at, 1); break;
    case 2: text.insert(at, text.substr(at, 1 + random.below(4))); break;
    default:
      if (at < text.size()) text[at] = letter;
    }
  }
  return text;
}

class SamLiamTexts : public testing::TestWithParam<std::string_view> {};

TEST_P(SamLiamTexts, ASpoiledPositionIsRefusedOrReadsBackAsWritten) {
  const auto game = make_game(GetParam());
  Random random(14);
  std::vector<std::string> texts;
  for (int round = 0; round < 3; ++round) {
    (void)play_at_random(game, 60, random, [&](const Position& position, Move) {
      texts.push_back(game.position_text(position));
    });
  }
  int refused = 0;
  for (int round = 0; round < 1000; ++round) {
    const auto text = spoil(texts[random.below(static_cast<std::uint32_t>(texts.size()))], random);
    const auto read = game.parse_position(text);
    if (read) {
      EXPECT_EQ(game.position_text(*read), text);
    } else {
      ++refused;
      expect_sound(read.error(), text);
      EXPECT_TRUE(read.error().place.has_value()) << text;
    }
  }
  EXPECT_GT(refused, 500);
}

TEST_P(SamLiamTexts, ASpoiledMoveIsRefusedOrReadsBackAsWritten) {
  const auto game = make_game(GetParam());
  Random random(15);
  const Position position = play_at_random(game, 20, random);
  SamLiam::MoveList moves;
  game.legal_moves(position, moves);
  if (moves.empty()) GTEST_SKIP() << "the random game is over";
  for (int round = 0; round < 2000; ++round) {
    const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    const auto text = spoil(game.move_text(move), random);
    const auto explained = game.explain(position, text);
    const auto read = game.parse_move(position, text);
    if (read) {
      EXPECT_EQ(game.move_text(*read), text);
    }
    EXPECT_EQ(read.has_value(), explained.has_value() && explained->legal) << text;
    if (!read) expect_sound(read.error(), text);
    if (!explained) expect_sound(explained.error(), text);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, SamLiamTexts, testing::ValuesIn(kRuleSets));

} // namespace
} // namespace howdah::samliam
