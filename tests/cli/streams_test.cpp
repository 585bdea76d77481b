// Standard output that ends early, is full or is closed.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

TEST(Streams, AReaderMayHaveHadEnough) {
  const auto outcome = shell("howdah moves siam | head -1");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.text, "@a1e\n");
}

TEST(Streams, AReaderThatIsGoneIsNoError) {
  const auto outcome = shell("{ sleep 0.2; howdah moves siam; echo status $? >&2; } | true");
  EXPECT_EQ(outcome.text, "status 0\n");
}

TEST(Streams, EndlessInputStopsWithItsReader) {
  const auto outcome = shell("yes '5/5/1OOO1/5/5 E * 0' 2>/dev/null | { howdah moves siam --batch; "
                             "echo status $? >&2; } | head -2 | cut -c1-9");
  EXPECT_THAT(lines_of(outcome.text),
              testing::UnorderedElementsAre("status 0", "@a1e @a1n", "@a1e @a1n"));
}

TEST(Streams, AFullDeviceIsAnError) {
  const auto outcome = howdah({"moves", "siam"}, {.out_file = "/dev/full"});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.error, "cannot write to standard output: no space left\n");
  const auto french = howdah({"moves", "siam", "--lang", "fr"}, {.out_file = "/dev/full"});
  EXPECT_EQ(french.error, "impossible d'écrire sur la sortie standard : plus de place\n");
}

TEST(Streams, AClosedOutputIsAnError) {
  const auto outcome = howdah({"moves", "siam"}, {.out_is_closed = true});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.error, "cannot write to standard output: it is closed\n");
}

TEST(Streams, AClosedInputIsAnError) {
  const auto outcome = shell("howdah moves siam --batch <&-");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.text, "cannot read standard input: it is closed\n");
}

} // namespace
} // namespace howdah::cli
