#include "engine/first_moves.hpp"
#include "games/setup.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace howdah {
namespace {

FirstMoveMap example_map() {
  FirstMoveMap map{.game = "siam", .rules = "classic"};
  const auto game = make_game(map.game, map.rules);
  int centi = -60;
  for (auto& group : moves_by_symmetry(*(*game)->start())) {
    map.entries.push_back({.score = Score::estimate(centi += 20), .moves = std::move(group)});
  }
  map.entries[1].score = Score::win_in(9);
  map.entries[2].score = Score::loss_in(12);
  return map;
}

std::string map_refusal(std::string_view text) {
  const auto maps = parse_first_move_maps(text);
  return maps ? "read" : maps.error().what.english;
}

TEST(FirstMoves, OfSiamAreEighteenBySymmetry) {
  const auto game = make_game("siam", "classic");
  const auto groups = moves_by_symmetry(*(*game)->start());
  EXPECT_EQ(groups.size(), 18U);
  std::size_t moves = 0;
  for (const auto& group : groups) moves += group.size();
  EXPECT_EQ(moves, (*game)->start()->legal_moves().size());
}

TEST(FirstMoves, AreReadAndWrittenAlike) {
  const auto map = example_map();
  const auto maps = parse_first_move_maps(to_text(map));
  ASSERT_TRUE(maps) << maps.error().what.english;
  ASSERT_EQ(maps->size(), 1U);
  EXPECT_EQ(maps->front(), map);
}

TEST(FirstMoves, AreFoundByMove) {
  const auto map = example_map();
  for (const auto& entry : map.entries) {
    for (const auto& move : entry.moves) EXPECT_EQ(map.find(move), &entry);
  }
  EXPECT_EQ(map.find("@c3n"), nullptr);
}

TEST(FirstMoves, AreRefusedWithTheLine) {
  constexpr std::string_view kHead = "game siam\nrules classic\n";
  const auto refusal = [&](std::string_view entry) {
    return map_refusal(std::string(kHead) + std::string(entry) + "\n");
  };
  EXPECT_THAT(refusal("@a1n"), ::testing::StartsWith("line 3: expected a value"));
  EXPECT_THAT(refusal("+0.10"), ::testing::StartsWith("line 3: expected a value"));
  EXPECT_THAT(refusal("win @a1n"), ::testing::StartsWith("line 3: expected a value"));
  EXPECT_THAT(refusal("+0.10 @c3n"), ::testing::StartsWith("line 3: '@c3n' is not a first move"));
  EXPECT_THAT(refusal("+0.10 @a1n\n+0.10 @a1n"), ::testing::StartsWith("line 4: '@a1n'"));
  EXPECT_THAT(refusal("+0.10 @a1n"), ::testing::HasSubstr("is missing"));
}

TEST(FirstMoves, OfTheProgramAreThereForTheUsualRulesForTwo) {
  for (const auto& [game, rules] : {std::pair{"siam", "classic"}, std::pair{"siam", "2015"},
                                    std::pair{"samliam", ""}, std::pair{"samliam", "size=7"}}) {
    const auto made = make_game(game, rules).value();
    EXPECT_NE(find_first_moves(game, made->rules_text()), nullptr) << rules;
  }
  EXPECT_EQ(find_first_moves("siam", "animals=2"), nullptr);
  EXPECT_EQ(find_first_moves("chess", "classic"), nullptr);
}

} // namespace
} // namespace howdah
