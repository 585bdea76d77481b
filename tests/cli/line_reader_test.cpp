#include "cli/line_reader.hpp"

#include <gmock/gmock.h>

#include <unistd.h>
#include <vector>

namespace howdah::cli {
namespace {

/// What the reader makes of a text; the text must fit a pipe.
std::vector<std::string> lines_read(const std::string& text) {
  int ends[2] = {};
  EXPECT_EQ(::pipe(ends), 0);
  EXPECT_EQ(::write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  ::close(ends[1]);
  std::vector<std::string> lines;
  LineReader reader(ends[0], [] {});
  while (const auto line = reader.next()) lines.emplace_back(*line);
  ::close(ends[0]);
  return lines;
}

using testing::ElementsAre;

TEST(LineReader, LinesWithAnyEnd) {
  EXPECT_THAT(lines_read(""), testing::IsEmpty());
  EXPECT_THAT(lines_read("a\nb\n"), ElementsAre("a", "b"));
  EXPECT_THAT(lines_read("a\r\nb"), ElementsAre("a", "b"));
  EXPECT_THAT(lines_read("\n\r\n\n"), ElementsAre("", "", ""));
  EXPECT_THAT(lines_read("a\rb\n"), ElementsAre("a\rb"));
}

TEST(LineReader, LongLinesAreCutOneByteTooLong) {
  const std::string longest(LineReader::kLongestLine, 'x');
  EXPECT_THAT(lines_read(longest + "\n" + longest + "\r\na"), ElementsAre(longest, longest, "a"));
  EXPECT_THAT(lines_read(longest + "yz\nb\n"), ElementsAre(longest + "y", "b"));
  EXPECT_THAT(lines_read(longest + "y\r\nb\n"), ElementsAre(longest + "y", "b"));
}

TEST(LineReader, SaysWhenItIsAboutToWait) {
  int ends[2] = {};
  ASSERT_EQ(::pipe(ends), 0);
  ASSERT_EQ(::write(ends[1], "a\nb\n", 4), 4);
  int waits = 0;
  LineReader reader(ends[0], [&] { ++waits; });
  EXPECT_EQ(reader.next(), "a");
  EXPECT_EQ(reader.next(), "b");
  EXPECT_EQ(waits, 1);
  ::close(ends[1]);
  EXPECT_EQ(reader.next(), std::nullopt);
  EXPECT_EQ(waits, 2);
  ::close(ends[0]);
}

} // namespace
} // namespace howdah::cli
