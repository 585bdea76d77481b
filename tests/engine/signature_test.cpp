// How many nodes the benches search. The number is the same in every build, with sanitizers and
// assertions too; the page's tests compare WebAssembly with the program.
#include "engine/bench.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

std::uint64_t signature(std::string_view game) {
  const auto result = run_bench(game, [](int, int, std::uint64_t) {});
  return result.has_value() ? result->nodes : 0;
}

TEST(Signature, OfSiamIsTheSameInEveryBuild) {
  EXPECT_EQ(signature("siam"), 1151457U);
}

TEST(Signature, OfSamLiamIsTheSameInEveryBuild) {
  EXPECT_EQ(signature("samliam"), 7841U);
}

} // namespace
} // namespace howdah
