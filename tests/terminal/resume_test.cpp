#include "terminal/resume.hpp"
#include "tests/terminal/games.hpp"
#include "tests/terminal/state_folder.hpp"

#include <gmock/gmock.h>

namespace howdah::terminal {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

TEST(Resume, MovesAreCountedInGoodEnglishAndFrench) {
  EXPECT_EQ(moves_words(0), (Phrase{"no moves", "aucun coup"}));
  EXPECT_EQ(moves_words(1), (Phrase{"1 move", "1 coup"}));
  EXPECT_EQ(moves_words(2), (Phrase{"2 moves", "2 coups"}));
}

TEST(Resume, TheQuestionTellsHowTheGameStands) {
  auto game = open_siam();
  play_moves(game, {"@a3e"});
  EXPECT_EQ(resume_question(game).english, "Resume the saved game (1 move, Rhinos to move)?");
  EXPECT_THAT(resume_question(game).french, EndsWith(" ?"));
}

TEST(Resume, AGameThatIsPutAwayIsKeptAndTheNoticeSaysWhere) {
  const testing::StateFolder folder;
  SaveSlot slot(folder.path(), "siam");
  auto game = open_siam();
  play_moves(game, {"@a3e"});
  const auto outcome = put_away(slot, game);
  EXPECT_FALSE(outcome.problem);
  EXPECT_EQ(outcome.notice->english,
            "A new game begins; the saved one (1 move) is kept in " + slot.kept_file() + ".");
  EXPECT_THAT(folder.content("siam-games.record"), HasSubstr("1. @a3e *"));
}

TEST(Resume, AGameWithoutMovesIsNotWorthANotice) {
  const testing::StateFolder folder;
  SaveSlot slot(folder.path(), "siam");
  const auto outcome = put_away(slot, open_siam());
  EXPECT_FALSE(outcome.problem);
  EXPECT_FALSE(outcome.notice);
}

TEST(Resume, WhatCannotBeKeptMustGoOn) {
  SaveSlot slot("", "siam");
  EXPECT_TRUE(put_away(slot, open_siam()).problem);
}

} // namespace
} // namespace howdah::terminal
