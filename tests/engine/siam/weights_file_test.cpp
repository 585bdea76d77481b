// Weights of Siam as a file.
#include "tests/engine/siam/positions.hpp"

namespace howdah::siam {
namespace {

TEST(SiamWeights, RoundTripAsAFile) {
  const auto bytes = write_weights(**learned_weights());
  const auto read = read_weights(bytes);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ((*read)->lines, (*learned_weights())->lines);
  EXPECT_EQ((*read)->animals, (*learned_weights())->animals);
  EXPECT_EQ((*read)->blocks, (*learned_weights())->blocks);
  EXPECT_EQ(write_weights(**read), bytes);
}

TEST(SiamWeights, DamagedFilesAreRefused) {
  const auto bytes = write_weights(*hand_crafted_weights());
  EXPECT_FALSE(read_weights(""));
  EXPECT_FALSE(read_weights("howdah siam weights 1\n" + bytes.substr(22)));
  EXPECT_FALSE(read_weights(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(read_weights(bytes + "x"));
}

} // namespace
} // namespace howdah::siam
