// Other programs as children: their lines, their ends.
#include "match/child_process.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <sys/wait.h>

namespace howdah::match {
namespace {

using namespace std::chrono_literals;
using Reading = ChildProcess::Reading;

Deadline in(std::chrono::milliseconds time) {
  return std::chrono::steady_clock::now() + time;
}

std::unique_ptr<ChildProcess> start(const std::vector<std::string>& command) {
  return ChildProcess::start(command).value();
}

bool is_gone(pid_t id) {
  return ::waitpid(id, nullptr, WNOHANG) < 0 && errno == ECHILD;
}

TEST(ChildProcess, LinesGoInAndOut) {
  const auto cat = start({"cat"});
  std::string line;
  ASSERT_TRUE(cat->write_line("hello", in(10s)));
  EXPECT_EQ(cat->read_line(line, in(10s)), Reading::line);
  EXPECT_EQ(line, "hello");
  ASSERT_TRUE(cat->write_line("one\ntwo\r", in(10s)));
  EXPECT_EQ(cat->read_line(line, in(10s)), Reading::line);
  EXPECT_EQ(cat->read_line(line, in(10s)), Reading::line);
  EXPECT_EQ(line, "two");
}

TEST(ChildProcess, AnswersThatComeTooLate) {
  const auto cat = start({"cat"});
  std::string line;
  EXPECT_EQ(cat->read_line(line, in(20ms)), Reading::late);
}

TEST(ChildProcess, AProgramThatEnds) {
  const auto echo = start({"sh", "-c", "echo last; exit 3"});
  std::string line;
  EXPECT_EQ(echo->read_line(line, in(10s)), Reading::line);
  EXPECT_EQ(line, "last");
  EXPECT_EQ(echo->read_line(line, in(10s)), Reading::ended);
  bool written = true;
  for (int i = 0; i < 100'000 && written; ++i) written = echo->write_line("x", in(1s));
  EXPECT_FALSE(written);
}

TEST(ChildProcess, AProgramThatDoesNotRead) {
  const auto sleep = start({"sleep", "60"});
  EXPECT_FALSE(sleep->write_line(std::string(1'000'000, 'x'), in(20ms)));
}

TEST(ChildProcess, ALineWithoutEnd) {
  const auto flood = start({"sh", "-c", "tr '\\0' x < /dev/zero"});
  std::string line;
  EXPECT_EQ(flood->read_line(line, in(60s)), Reading::too_long);
}

TEST(ChildProcess, NoneStaysBehind) {
  pid_t id = 0;
  {
    const auto stubborn = start({"sh", "-c", "trap '' TERM INT; echo up; sleep 60"});
    std::string line;
    EXPECT_EQ(stubborn->read_line(line, in(10s)), Reading::line);
    id = stubborn->id();
    EXPECT_FALSE(is_gone(id));
  }
  EXPECT_TRUE(is_gone(id));
}

TEST(ChildProcess, AProgramThatIsNotThere) {
  const auto missing = ChildProcess::start({"/no/such/program"});
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().what.english, "cannot start '/no/such/program': no such program");
}

} // namespace
} // namespace howdah::match
