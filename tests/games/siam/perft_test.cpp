// The number of move sequences from the start, for rule sets that differ.
#include "tests/games/siam/siam_referees.hpp"

namespace howdah::testing {
namespace {

struct Vector {
  std::string_view name;
  std::string_view rules;
  std::vector<std::uint64_t> counts; // of depths 1, 2, ...
};

const std::vector<Vector>& vectors() {
  static const std::vector<Vector> kVectors = {
      {"Classic", "classic", {64, 3'894, 279'102, 19'240'774, 1'471'268'278}},
      {"Running", "push=running", {64, 3'894, 279'082, 19'235'728, 1'470'410'222}},
      {"Crosses", "2015", {56, 2'960, 184'564, 11'013'066, 837'780'246}},
      {"CrossesOnceRunning",
       "opening=crosses,exits=once,push=running",
       {56, 2'960, 184'544, 11'008'748, 837'119'672}},
      // One exit per player makes no difference this early.
      {"Once", "exits=once", {64, 3'894, 279'102, 19'240'774, 1'471'268'278}},
  };
  return kVectors;
}

class SiamPerft : public ::testing::TestWithParam<Vector> {};

INSTANTIATE_TEST_SUITE_P(, SiamPerft, ::testing::ValuesIn(vectors()),
                         [](const auto& vector) { return std::string(vector.param.name); });

TEST_P(SiamPerft, OfTheLibrary) {
  const auto start = library_referees("siam").start(GetParam().rules);
  ASSERT_TRUE(start);
  EXPECT_EQ(start->perft(0), 1U);
  int depth = 0;
  for (const auto count : GetParam().counts) EXPECT_EQ(start->perft(++depth), count);
}

TEST_P(SiamPerft, OfTheReferenceToDepth3) {
  const auto start = siam_reference_referees().start(GetParam().rules);
  ASSERT_TRUE(start);
  EXPECT_EQ(start->perft(0), 1U);
  for (int depth = 1; depth <= 3; ++depth) {
    EXPECT_EQ(start->perft(depth), GetParam().counts[static_cast<std::size_t>(depth - 1)]);
  }
}

} // namespace
} // namespace howdah::testing
