// Weights of Sam Liam as files.
#include "engine/samliam/multiplayer_weights.hpp"
#include "engine/samliam/weights.hpp"

#include <gtest/gtest.h>

namespace howdah::samliam {
namespace {

TEST(SamLiamWeights, AreReadAsTheyAreWritten) {
  auto weights = figure_count_weights();
  weights.seven[kThreatened] = -12345;
  const auto bytes = write_weights(weights);
  EXPECT_EQ(read_weights(bytes), weights);
  EXPECT_FALSE(read_weights(bytes.substr(1)));
  EXPECT_FALSE(read_weights(bytes + "x"));
  EXPECT_FALSE(read_weights(""));
  EXPECT_TRUE(learned_weights().has_value());
}

TEST(MultiplayerWeights, ComeBackFromTheirFileAndDamagedOnesAreRefused) {
  const auto weights = learned_multiplayer_weights();
  ASSERT_TRUE(weights);
  const auto bytes = write_multiplayer_weights(*weights);
  EXPECT_EQ(read_multiplayer_weights(bytes), *weights);
  EXPECT_NE(*weights, multiplayer_figure_counts());
  EXPECT_FALSE(read_multiplayer_weights(bytes.substr(1)));
  EXPECT_FALSE(read_multiplayer_weights(bytes + "x"));
  EXPECT_FALSE(read_multiplayer_weights(""));
}

} // namespace
} // namespace howdah::samliam
