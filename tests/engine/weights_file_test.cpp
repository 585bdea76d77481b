#include "engine/weights_file.hpp"

#include <gtest/gtest.h>

#include <array>

namespace howdah {
namespace {

using Weights = std::array<std::int16_t, 3>;

constexpr WeightsFormat kFormat = {.header = "three weights\n", .english = "x", .french = "x"};
constexpr auto kForEach = [](auto& weights, auto&& visit) {
  for (auto& weight : weights) visit(weight);
};

TEST(WeightsFile, HoldsLittleEndianWordsBehindItsHeader) {
  const auto bytes = weights_as_bytes(kFormat, Weights{1, -2, 0x1234}, kForEach);
  EXPECT_EQ(bytes, std::string("three weights\n\x01\x00\xfe\xff\x34\x12", 20));
}

TEST(WeightsFile, IsReadAsItWasWritten) {
  const Weights weights = {32767, -32768, 0};
  Weights read{};
  EXPECT_FALSE(fill_weights(kFormat, weights_as_bytes(kFormat, weights, kForEach), read, kForEach));
  EXPECT_EQ(read, weights);
}

TEST(WeightsFile, OfAnotherHeaderOrLengthIsRefusedAndChangesNothing) {
  Weights read = {5, 6, 7};
  const auto bytes = weights_as_bytes(kFormat, Weights{}, kForEach);
  EXPECT_TRUE(fill_weights(kFormat, "four" + bytes, read, kForEach));
  EXPECT_TRUE(fill_weights(kFormat, bytes + "x", read, kForEach));
  EXPECT_TRUE(fill_weights(kFormat, bytes.substr(0, bytes.size() - 1), read, kForEach));
  EXPECT_EQ(read, (Weights{5, 6, 7}));
}

} // namespace
} // namespace howdah
