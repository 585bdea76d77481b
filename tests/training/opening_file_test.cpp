// Files of opening knowledge, one section of which is replaced.
#include "games/setup.hpp"
#include "training/opening_file.hpp"

#include <gmock/gmock.h>

namespace howdah {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kFile = "# Head.\n"
                                   "game siam\n"
                                   "rules classic\n"
                                   "1 +0.12 1 @b1w @d1n\n"
                                   "# seed 7: 12 candidates tried\n"
                                   "rules 2015\n"
                                   "# A comment.\n"
                                   "game samliam\n"
                                   "rules size=7\n"
                                   "1 -0.05 0.5 b2ne\n"
                                   "# seed 1: 3 candidates tried\n";

TEST(OpeningFile, KeepsTheOtherSections) {
  auto file = parse_opening_file(kFile);
  ASSERT_TRUE(file);
  ASSERT_EQ(file->sections.size(), 3U);
  file->replace({.game = "siam", .rules = "2015", .text = "game siam\nrules 2015\nNEW\n"});
  file->replace({.game = "samliam", .rules = "players=2", .text = "game samliam\nLAST\n"});
  EXPECT_EQ(to_text(*file), "# Head.\n"
                            "game siam\n"
                            "rules classic\n"
                            "1 +0.12 1 @b1w @d1n\n"
                            "# seed 7: 12 candidates tried\n"
                            "game siam\n"
                            "rules 2015\n"
                            "NEW\n"
                            "game samliam\n"
                            "rules size=7\n"
                            "1 -0.05 0.5 b2ne\n"
                            "# seed 1: 3 candidates tried\n"
                            "game samliam\n"
                            "LAST\n");
}

TEST(OpeningFile, OfNothingIsEmpty) {
  const auto file = parse_opening_file("");
  ASSERT_TRUE(file);
  EXPECT_EQ(to_text(*file), "");
}

TEST(OpeningFile, IsRefusedWithTheLineThatIsWrong) {
  const auto file = parse_opening_file("game siam\nrules fast\n");
  ASSERT_FALSE(file);
  EXPECT_THAT(file.error().what.english, HasSubstr("line 2"));
}

TEST(OpeningProgress, IsReadFromItsComment) {
  const auto classic = *make_game("siam", "classic");
  const auto progress = parse_progress(kFile, *classic, 1);
  ASSERT_TRUE(progress);
  EXPECT_EQ(progress->seed, 7U);
  EXPECT_EQ(progress->tried, 12U);
  ASSERT_EQ(progress->list.starts.size(), 1U);
  EXPECT_EQ(progress->list.starts[0].centi, 12);

  const auto again = parse_progress(to_text(*progress), *classic, 1);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->list, progress->list);
  EXPECT_EQ(again->tried, 12U);
}

TEST(OpeningProgress, BeginsAnewWithoutASection) {
  const auto once = *make_game("siam", "exits=once");
  const auto progress = parse_progress(kFile, *once, 5);
  ASSERT_TRUE(progress);
  EXPECT_EQ(progress->seed, 5U);
  EXPECT_EQ(progress->tried, 0U);
  EXPECT_TRUE(progress->list.starts.empty());
}

TEST(OpeningProgress, IsRefusedWhereTheCommentIsMissingOrSpoiled) {
  const auto booklet = *make_game("siam", "2015");
  EXPECT_FALSE(parse_progress(kFile, *booklet, 1));
  const auto classic = *make_game("siam", "classic");
  for (const auto* const comment : {"# seed x: 1 candidates tried", "# seed 1 candidates tried",
                                    "# seed 1:  candidates tried", "# seed 1: 2 tried"}) {
    const auto text = std::string("game siam\nrules classic\n") + comment + "\n";
    EXPECT_FALSE(parse_progress(text, *classic, 1)) << comment;
  }
}

} // namespace
} // namespace howdah
