// howdah_train as a child process: what it writes, and what it refuses.
#include "engine/first_moves.hpp"
#include "engine/samliam/multiplayer_weights.hpp"
#include "engine/samliam/weights.hpp"
#include "engine/siam/weights.hpp"
#include "files/whole_file.hpp"
#include "games/balanced_starts.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

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

TEST(TrainProgram, FindsBalancedStartsAndGoesOnWithTheList) {
  const TemporaryFolder folder;
  const auto out = folder.path() + "/balanced.txt";
  const auto search = [&](const std::string& number) {
    return howdah({"balanced", "siam", "--number", number, "--nodes", "20000", "--threads", "2",
                   "--seed", "4", "--out", out});
  };
  ASSERT_EQ(search("1").status, 0);
  const auto first = content_of(out);
  ASSERT_EQ(parse_balanced_lists(first)->at(0).starts.size(), 1U);
  const auto more = search("2");
  EXPECT_EQ(more.status, 0);
  EXPECT_THAT(more.error, HasSubstr("siam classic: 2 of 2 starts"));
  const auto lists = parse_balanced_lists(content_of(out));
  ASSERT_EQ(lists->at(0).starts.size(), 2U);
  EXPECT_EQ(lists->at(0).starts[0], parse_balanced_lists(first)->at(0).starts[0]);

  const auto verified = howdah({"verify", "--nodes", "20000", "--in", out});
  EXPECT_EQ(verified.status, 0);
  EXPECT_EQ(verified.out, "siam classic: 2 of 2 starts are within +0.30\n");
  EXPECT_NE(howdah({"balanced", "siam", "--seed", "5", "--out", out}).status, 0);
  EXPECT_EQ(folder.files().size(), 1U);
}

TEST(TrainProgram, NamesAndRemovesStartsThatAreNotBalanced) {
  const TemporaryFolder folder;
  const auto path = folder.path() + "/balanced.txt";
  ASSERT_FALSE(write_whole_file(path, "game siam\nrules classic\n"
                                      "1 +0.10 1 @e3e @a3e @a3e\n" // rhinos win at once
                                      "2 +0.10 1 @b1w\n"
                                      "# seed 1: 9 candidates tried\n"));
  const std::vector<std::string> verify = {"verify", "siam", "--nodes", "100000", "--in", path};
  const auto found = howdah(verify);
  EXPECT_EQ(found.status, 1);
  EXPECT_THAT(found.out, HasSubstr("siam classic: start 1 is decided, not +0.10\n"));
  auto removal = verify;
  removal.push_back("--remove");
  EXPECT_EQ(howdah(removal).status, 0);
  EXPECT_THAT(content_of(path), Not(HasSubstr("@a3e")));
  EXPECT_THAT(content_of(path), HasSubstr("# seed 1: 9 candidates tried\n"));
  EXPECT_EQ(howdah(verify).status, 0);
}

TEST(TrainProgram, MapsTheFirstMovesOfEveryRuleSetOnItsOwn) {
  const TemporaryFolder folder;
  const auto out = folder.path() + "/first-moves.txt";
  const auto map = [&](const std::string& rules) {
    return howdah({"first-moves", "siam", "--rules", rules, "--nodes", "1000", "--out", out});
  };
  ASSERT_EQ(map("classic").status, 0);
  ASSERT_EQ(map("2015").status, 0);
  ASSERT_EQ(map("classic").status, 0);
  const auto maps = parse_first_move_maps(content_of(out));
  ASSERT_TRUE(maps);
  ASSERT_EQ(maps->size(), 2U);
  EXPECT_EQ(maps->at(0).rules, "classic");
  EXPECT_EQ(maps->at(0).entries.size(), 18U);
}

TEST(TrainProgram, SaysWhatIsWrong) {
  const TemporaryFolder folder;
  const auto out = folder.path() + "/out.weights";
  auto words = learning_of("siam", out);
  words.insert(words.end(), {"--start", folder.path() + "/none"});
  const auto unread = howdah(words);
  EXPECT_EQ(unread.status, 1);
  EXPECT_EQ(unread.error, "howdah_train: " + folder.path() + "/none: cannot be read\n");
  for (const auto* const command : {"first-moves", "balanced"}) {
    EXPECT_EQ(howdah({command, "chess", "--out", out}).status, 1);
    const auto three = howdah({command, "samliam", "--rules", "players=3", "--out", out});
    EXPECT_EQ(three.error, "howdah_train: --rules: only games of two players\n");
  }
  EXPECT_EQ(howdah({"verify", "--in", folder.path() + "/none"}).status, 1);
  EXPECT_NE(howdah({"weights", "siam", "--games", "0", "--out", out}).status, 0);
  EXPECT_NE(howdah({"weights", "siam"}).status, 0);
  EXPECT_TRUE(folder.files().empty());
}

} // namespace
} // namespace howdah::cli
