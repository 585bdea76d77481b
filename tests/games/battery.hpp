// The contract of the Game concept as property tests, for any game and any of its rule sets.
//
//   HOWDAH_GAME_BATTERY(Chess, chess::Chess, some_positions, "classic", "960")
//
// declares the suite ChessBattery, which runs every check with each of the rules texts.
// `some_positions(rules)` gives position texts that random games from the start would miss.
#pragma once

#include "tests/games/battery/moves.hpp"
#include "tests/games/battery/pictures.hpp"
#include "tests/games/battery/symmetries.hpp"
#include "tests/games/battery/texts.hpp"
#include "tests/games/rules_test_name.hpp"

#include <string>

#define HOWDAH_BATTERY_CHECK(suite, game_type, set_ups, name, check)                               \
  TEST_P(suite, name) {                                                                            \
    ::howdah::testing::check(                                                                      \
        ::howdah::testing::make_subject<game_type>(GetParam(), set_ups(GetParam())));              \
  }

#define HOWDAH_GAME_BATTERY(game, type, set_ups, ...)                                              \
  class game##Battery : public ::testing::TestWithParam<std::string> {};                           \
  INSTANTIATE_TEST_SUITE_P(Rules, game##Battery, ::testing::Values(__VA_ARGS__),                   \
                           ::howdah::testing::rules_test_name);                                    \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, RulesTextsRoundTrip, check_rules_text)        \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, PositionTextsRoundTrip, check_position_texts) \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, DamagedPositionTextsAreHandled,               \
                       check_damaged_position_texts)                                               \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, MoveTextsRoundTripAndAreUnique,               \
                       check_move_texts)                                                           \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, ExactlyTheLegalMovesAreRead,                  \
                       check_only_legal_moves_are_read)                                            \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, SamePositionsHaveEqualHashes, check_hashes)   \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, EveryMovePassesTheTurn, check_turns)          \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, UndoRestoresThePosition, check_undo)          \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, CountsAgreeWithLists, check_counts)           \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, TwoPliesAreCountedRight, check_two_plies)     \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, PerftIsTheSameByPlaying, check_perft)         \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, FinishedGamesHaveNoMoves, check_finished)     \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, SymmetriesFormAGroup, check_group)            \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, SymmetricPositionsHaveSymmetricMoves,         \
                       check_symmetric_moves)                                                      \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, PiecesAndHandsMakeSense, check_pieces)        \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, DrawingsShowSomething, check_drawings)        \
  HOWDAH_BATTERY_CHECK(game##Battery, type, set_ups, PicturesAreWellFormed, check_pictures)
