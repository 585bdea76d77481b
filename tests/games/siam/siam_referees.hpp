// The basis of every rule test of Siam: a referee, and short ways to ask it.
#pragma once

#include "tests/games/referee.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::testing {

/// The plain rules of tests/reference.
[[nodiscard]] RefereeSource siam_reference_referees();

class SiamTest : public ::testing::TestWithParam<RefereeSource> {
public:
  [[nodiscard]] static std::string name(const ::testing::TestParamInfo<RefereeSource>& info) {
    return info.param.name;
  }

protected:
  /// A game from the start, some moves played. A refused text fails the test and gives null.
  [[nodiscard]] static std::unique_ptr<Referee> game(std::string_view rules,
                                                     std::string_view moves = "");
  /// A game from a position text.
  [[nodiscard]] static std::unique_ptr<Referee> game_at(std::string_view position,
                                                        std::string_view rules = "classic");

  [[nodiscard]] static bool reads_rules(std::string_view rules);
  [[nodiscard]] static bool reads_position(std::string_view position,
                                           std::string_view rules = "classic");

  [[nodiscard]] static std::vector<std::string> moves_at(std::string_view position,
                                                         std::string_view rules = "classic");
  [[nodiscard]] static bool is_legal(std::string_view position, std::string_view move,
                                     std::string_view rules = "classic");
  /// The position a move leads to, or "illegal".
  [[nodiscard]] static std::string after(std::string_view position, std::string_view move,
                                         std::string_view rules = "classic");
  /// The result of the game after a move, or "illegal".
  [[nodiscard]] static std::string result_after(std::string_view position, std::string_view move,
                                                std::string_view rules = "classic");
};

/// Those moves of the list that start with a text.
[[nodiscard]] std::vector<std::string> starting_with(std::string_view beginning,
                                                     const std::vector<std::string>& moves);

/// The 25 squares' names, and the 16 of the border.
[[nodiscard]] std::vector<std::string> all_squares();
[[nodiscard]] bool on_border(std::string_view square);

/// Plays the moves of a text, spaces between; false at the first that is refused.
[[nodiscard]] bool play_all(Referee& referee, std::string_view moves);

} // namespace howdah::testing

/// Declares a suite of rule tests that runs against both referees.
#define HOWDAH_SIAM_SUITE(suite)                                                                   \
  namespace howdah::testing {                                                                      \
  class suite : public SiamTest {};                                                                \
  INSTANTIATE_TEST_SUITE_P(Siam, suite,                                                            \
                           ::testing::Values(library_referees("siam"), siam_reference_referees()), \
                           SiamTest::name);                                                        \
  }
