// The basis of every rule test of Sam Liam: a referee, boards written as lists of triangles
// (`Rc3nw`: red, on c3, pointing nw), and short ways to ask.
#pragma once

#include "tests/games/referee.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::testing {

/// The plain rules of tests/reference.
[[nodiscard]] RefereeSource samliam_reference_referees();

class SamLiamTest : public ::testing::TestWithParam<RefereeSource> {
public:
  [[nodiscard]] static std::string name(const ::testing::TestParamInfo<RefereeSource>& info) {
    return info.param.name;
  }

protected:
  // These three throw, which fails the test, when a text is refused.
  [[nodiscard]] static std::unique_ptr<Referee> start(std::string_view rules);
  [[nodiscard]] static std::unique_ptr<Referee> read(std::string_view rules,
                                                     std::string_view position);
  /// `rest` is what stands behind the board in a position text: `R - 10`.
  [[nodiscard]] static std::unique_ptr<Referee>
  given(std::string_view rules, std::string_view triangles, std::string_view rest);

  [[nodiscard]] static bool refuses_rules(std::string_view rules);
  [[nodiscard]] static bool refuses_position(std::string_view rules, std::string_view position);
};

/// The board field of a position text for triangles with single spaces between them.
[[nodiscard]] std::string board_of(std::string_view triangles, int size = 9);

/// The moves that put a triangle on that cell.
[[nodiscard]] std::vector<std::string> moves_onto(const Referee& game, std::string_view cell);

/// What may follow the move, the empty text for nothing: {"", "!sam"}.
[[nodiscard]] std::set<std::string> announcements(const Referee& game, std::string_view move);

/// Field number `index`, from 0, of the position text.
[[nodiscard]] std::string field(const Referee& game, int index);

/// Plays moves with spaces between; the test fails where one is refused.
void play_all(Referee& game, std::string_view moves);

/// Whether the move is refused, and changes nothing; a legal one is played.
[[nodiscard]] bool refuses(Referee& game, std::string_view move);

} // namespace howdah::testing

/// Declares a suite of rule tests that runs against both referees.
#define HOWDAH_SAMLIAM_SUITE(suite)                                                                \
  namespace howdah::testing {                                                                      \
  class suite : public SamLiamTest {};                                                             \
  INSTANTIATE_TEST_SUITE_P(SamLiam, suite,                                                         \
                           ::testing::Values(library_referees("samliam"),                          \
                                             samliam_reference_referees()),                        \
                           SamLiamTest::name);                                                     \
  }
