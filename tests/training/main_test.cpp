// howdah_train as a child process: what it writes, and what it refuses.
#include "engine/samliam/multiplayer_weights.hpp"
#include "engine/samliam/weights.hpp"
#include "engine/siam/weights.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

using ::testing::HasSubstr;

/// One round of two short games.
std::vector<std::string> learning_of(const std::string& name, const std::string& out) {
  return {"weights",  name, "--games", "2", "--nodes", "20",
          "--epochs", "1",  "--seed",  "3", "--out",   out};
}

TEST(TrainProgram, LearnsWeightsThatCanBeRead) {
  const TemporaryFolder folder;
  const auto out = folder.path() + "/out.weights";

  EXPECT_THAT(output_of(learning_of("siam", out)), HasSubstr("5 squares per side, round 1: "));
  EXPECT_TRUE(siam::read_weights(content_of(out)));
  EXPECT_NE(content_of(out), siam::write_weights(*siam::hand_crafted_weights()));

  EXPECT_THAT(output_of(learning_of("samliam", out)), HasSubstr("7 cells per side, round 1: "));
  const auto two = samliam::read_weights(content_of(out));
  ASSERT_TRUE(two);
  EXPECT_NE(two->nine, samliam::figure_count_weights().nine);
  EXPECT_NE(two->seven, samliam::figure_count_weights().seven);

  EXPECT_THAT(output_of(learning_of("multiplayer", out)), HasSubstr("4 players, round 1: "));
  const auto more = samliam::read_multiplayer_weights(content_of(out));
  ASSERT_TRUE(more);
  EXPECT_NE(more->three, samliam::multiplayer_figure_counts().three);
  EXPECT_NE(more->four, samliam::multiplayer_figure_counts().four);
}

TEST(TrainProgram, GoesOnFromTheWeightsOfAFile) {
  const TemporaryFolder folder;
  const auto out = folder.path() + "/out.weights";
  auto words = learning_of("siam", out);
  (void)output_of(words);
  const auto first = content_of(out);
  words.insert(words.end(), {"--start", out});
  (void)output_of(words);
  EXPECT_TRUE(siam::read_weights(content_of(out)));
  EXPECT_NE(content_of(out), first);
}

TEST(TrainProgram, WritesOneOpeningPerLine) {
  const TemporaryFolder folder;
  const auto out = folder.path() + "/openings.txt";
  (void)output_of({"openings", "siam", "--number", "3", "--plies", "2", "--nodes", "500",
                   "--balance", "100", "--out", out});
  EXPECT_EQ(lines_of(content_of(out)).size(), 3U);
}

TEST(TrainProgram, SaysWhatIsWrong) {
  const TemporaryFolder folder;
  const auto out = folder.path() + "/out.weights";
  auto words = learning_of("siam", out);
  words.insert(words.end(), {"--start", folder.path() + "/none"});
  const auto unread = howdah(words);
  EXPECT_EQ(unread.status, 1);
  EXPECT_EQ(unread.error, "howdah_train: " + folder.path() + "/none: cannot be read\n");
  EXPECT_EQ(howdah({"openings", "chess", "--out", out}).status, 1);
  EXPECT_NE(howdah({"weights", "siam", "--games", "0", "--out", out}).status, 0);
  EXPECT_NE(howdah({"weights", "siam"}).status, 0);
  EXPECT_TRUE(folder.files().empty());
}

} // namespace
} // namespace howdah::cli
