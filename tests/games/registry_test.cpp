// Games by name, and the same contract through texts alone.
#include "games/registry.hpp"
#include "tests/games/good_error.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace howdah {
namespace {

using ::testing::IsEmpty;

std::unique_ptr<AnyGame> siam(std::string_view rules = "classic") {
  return std::move(find_game("siam")->make(rules)).value();
}

TEST(Registry, GamesAreFoundByTheirNames) {
  ASSERT_FALSE(all_games().empty());
  std::set<std::string_view> names;
  for (const auto& entry : all_games()) {
    EXPECT_TRUE(names.insert(entry.name).second) << entry.name << " twice";
    EXPECT_EQ(find_game(entry.name), &entry);
  }
  EXPECT_TRUE(names.contains("siam"));
}

TEST(Registry, UnknownNamesAreNotFound) {
  for (const std::string_view name : {"", "chess", "Siam", "siam ", "sia"}) {
    EXPECT_EQ(find_game(name), nullptr) << name;
  }
}

TEST(Registry, EveryGameStartsWithItsDefaultsAndEveryPreset) {
  for (const auto& entry : all_games()) {
    const auto& book = entry.rule_book();
    std::vector<std::string> texts = {book.text(book.defaults())};
    for (const auto& preset : book.presets) texts.emplace_back(preset.name);
    for (const auto& text : texts) {
      const auto game = entry.make(text);
      ASSERT_TRUE(game) << text;
      EXPECT_EQ((*game)->name(), entry.name);
      EXPECT_EQ((*game)->rules_text(), text);
      const auto state = (*game)->start();
      EXPECT_FALSE(state->legal_moves().empty());
      EXPECT_EQ(state->result(), Result::none());
      EXPECT_EQ(state->ply(), 0U);
      EXPECT_EQ(state->to_move(), 0);
    }
  }
}

TEST(Registry, EveryValueOfEveryOptionIsAccepted) {
  for (const auto& entry : all_games()) {
    for (const auto& option : entry.rule_book().options) {
      const auto accepts = [&](std::string_view value) {
        return entry.make(std::string(option.key) + "=" + std::string(value)).has_value();
      };
      EXPECT_TRUE(accepts(option.usual)) << option.key;
      for (const auto word : option.words) EXPECT_TRUE(accepts(word)) << option.key;
      if (option.least > option.most) continue;
      EXPECT_TRUE(accepts(std::to_string(option.least))) << option.key;
      EXPECT_TRUE(accepts(std::to_string(option.most))) << option.key;
      EXPECT_FALSE(accepts(std::to_string(option.most + 1))) << option.key;
      EXPECT_FALSE(accepts(std::to_string(option.least - 1))) << option.key;
    }
  }
}

TEST(Registry, EveryOptionAndPresetIsDescribedInBothLanguages) {
  for (const auto& entry : all_games()) {
    for (const auto& option : entry.rule_book().options) {
      EXPECT_FALSE(option.english.empty() || option.french.empty()) << option.key;
    }
    for (const auto& preset : entry.rule_book().presets) {
      EXPECT_FALSE(preset.english.empty() || preset.french.empty()) << preset.name;
    }
  }
}

TEST(Registry, WrongRulesAreAnError) {
  const auto game = find_game("siam")->make("exits=twice");
  ASSERT_FALSE(game);
  EXPECT_TRUE(testing::is_good_error(game.error(), "exits=twice"));
  EXPECT_EQ(game.error().place, 6U);
}

TEST(AnyGame, NamesTheSeats) {
  const auto game = siam();
  EXPECT_EQ(game->players(), 2);
  EXPECT_EQ(game->seat_letter(0), 'E');
  EXPECT_EQ(game->seat_letter(1), 'R');
  EXPECT_TRUE(testing::is_good_phrase(game->seat_name(0)));
  EXPECT_NE(game->seat_name(0), game->seat_name(1));
}

TEST(AnyGame, ReadsPositions) {
  const auto game = siam();
  const std::string text = "5/5/1OOO1/5/En4 R * 3";
  const auto state = game->parse_position(text);
  ASSERT_TRUE(state);
  EXPECT_EQ((*state)->text(), text);
  EXPECT_EQ((*state)->to_move(), 1);
  EXPECT_EQ((*state)->ply(), 3U);
  EXPECT_EQ((*state)->in_hand(0), 4);
  EXPECT_EQ((*state)->in_hand(1), 5);
  EXPECT_EQ((*state)->pieces().size(), 4U);
}

TEST(AnyGame, NamesWhatIsWrongWithAPosition) {
  const std::string text = "5/5/1OOO1/5/E4 R * 3";
  const auto state = siam()->parse_position(text);
  ASSERT_FALSE(state);
  EXPECT_TRUE(testing::is_good_error(state.error(), text));
  EXPECT_EQ(state.error().place, text.find("E4") + 1);
}

TEST(AnyState, ListsMovesSortedBytewise) {
  const auto moves = siam()->start()->legal_moves();
  EXPECT_EQ(moves.size(), 64U);
  EXPECT_TRUE(std::ranges::is_sorted(moves));
}

TEST(AnyState, PlaysLegalMovesAndRefusesOthers) {
  const auto state = siam()->start();
  EXPECT_EQ(state->play("@a3e"), std::nullopt);
  const auto before = state->text();
  const auto refusal = state->play("@c3e");
  ASSERT_TRUE(refusal);
  EXPECT_TRUE(testing::is_good_error(*refusal, "@c3e"));
  EXPECT_EQ(state->text(), before);
}

TEST(AnyState, CloneGoesItsOwnWay) {
  const auto state = siam()->start();
  const auto copy = state->clone();
  ASSERT_FALSE(copy->play("@a3e"));
  EXPECT_EQ(state->ply(), 0U);
  EXPECT_EQ(copy->ply(), 1U);
}

TEST(AnyState, CloneKeepsTheHistory) {
  const auto state = siam()->start();
  for (const std::string_view move : {"@a1e", "@e5w", "a1n", "e5s", "a1e", "e5w", "a1n", "e5s"}) {
    ASSERT_FALSE(state->play(move));
  }
  const auto copy = state->clone();
  ASSERT_FALSE(copy->play("a1e"));
  ASSERT_FALSE(copy->play("e5w"));
  EXPECT_EQ(copy->result(), Result::draw());
  EXPECT_EQ(state->result(), Result::none());
}

TEST(AnyState, ADrawByRepetitionEndsTheGameForAllItsMembers) {
  const auto state = siam()->start();
  for (const std::string_view move :
       {"@a1e", "@e5w", "a1n", "e5s", "a1e", "e5w", "a1n", "e5s", "a1e", "e5w"}) {
    ASSERT_FALSE(state->play(move));
  }
  EXPECT_THAT(state->legal_moves(), IsEmpty());
  const auto refusal = state->play("a1n");
  ASSERT_TRUE(refusal);
  EXPECT_TRUE(testing::is_good_error(*refusal, "a1n"));
  const auto explained = state->explain("a1n");
  ASSERT_TRUE(explained);
  EXPECT_FALSE(explained->legal);
  EXPECT_TRUE(testing::is_good_phrase(explained->verdict));
}

TEST(AnyState, ExplainsMoves) {
  const auto state = siam()->start();
  const auto legal = state->explain("@a3e");
  ASSERT_TRUE(legal);
  EXPECT_TRUE(legal->legal);
  const auto illegal = state->explain("@c3e");
  ASSERT_TRUE(illegal);
  EXPECT_FALSE(illegal->legal);
  EXPECT_FALSE(state->explain("nonsense"));
}

TEST(AnyState, CountsSequencesAndStopsWhenTold) {
  const auto state = siam()->start();
  std::atomic<bool> stop = false;
  EXPECT_EQ(state->perft(3, stop), 279'102U);
  EXPECT_EQ(state->text(), "5/5/1OOO1/5/5 E * 0");
  stop = true;
  (void)state->perft(9, stop); // comes back at once
}

TEST(AnyState, DrawsItself) {
  const auto state = siam()->start();
  EXPECT_FALSE(state->draw({}).lines.empty());
  EXPECT_FALSE(state->svg().empty());
}

} // namespace
} // namespace howdah
