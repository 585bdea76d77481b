// Certificates as text: written, read, and refused with the line that is wrong.
#include "certificate/certificate.hpp"

#include <gtest/gtest.h>

namespace howdah::certificate {
namespace {

constexpr std::string_view kText = "howdah certificate 1\n"
                                   "game siam\n"
                                   "rules classic\n"
                                   "position 5/5/1OOO1/5/5 E * 0\n"
                                   "winner E\n"
                                   "1 plays @a3e then 2\n"
                                   "2 meets @a1e>3 @b1n>3 finish @a3e @e3w else 4\n"
                                   "3 plays a3b3e\n"
                                   "4 plays a3b3e then 5\n"
                                   "5 meets\n"
                                   "end 5\n";

std::string with(std::string_view old, std::string_view other) {
  std::string text(kText);
  return text.replace(text.find(old), old.size(), other);
}

std::string refusal(const std::string& text) {
  const auto read = read_certificate(text);
  return read ? "read" : read.error().what.english;
}

TEST(CertificateText, IsReadAndWrittenAlike) {
  const auto read = read_certificate(kText);
  ASSERT_TRUE(read) << read.error().what.english;
  EXPECT_EQ(to_text(*read), kText);
  EXPECT_EQ(read->steps.size(), 5U);
  EXPECT_EQ(read->steps[1].replies.size(), 2U);
  EXPECT_EQ(read->steps[1].finish.size(), 2U);
  EXPECT_EQ(read->steps[1].next, 4U);
  EXPECT_TRUE(read->steps[2].is_own());
}

TEST(CertificateText, IsReadWithLineEndsOfOtherSystems) {
  std::string text;
  for (const char letter : kText) text += letter == '\n' ? "\r\n" : std::string(1, letter);
  const auto read = read_certificate(text);
  ASSERT_TRUE(read) << read.error().what.english;
  EXPECT_EQ(to_text(*read), kText);
}

TEST(CertificateText, IsRefusedWithTheLineThatIsWrong) {
  EXPECT_EQ(refusal(""), "line 1: it does not begin with 'howdah certificate'");
  EXPECT_EQ(refusal("hello\n"), "line 1: it does not begin with 'howdah certificate'");
  EXPECT_EQ(refusal(with("certificate 1", "certificate 2")),
            "line 1: unknown version '2'; the only one is 1");
  EXPECT_EQ(refusal(with("game siam\n", "")), "line 2: expected a line 'game ...'");
  EXPECT_EQ(refusal(with("winner E", "winner")), "line 5: expected a line 'winner ...'");
  EXPECT_EQ(refusal(with("3 plays a3b3e\n", "")), "line 8: step 3 is missing");
  EXPECT_EQ(refusal(with("1 plays", "1 does")), "line 6: a step either 'plays' or 'meets'");
  EXPECT_EQ(refusal(with("1 plays @a3e then", "1 plays @a3e thus")),
            "line 6: expected 'then' after the move");
  EXPECT_EQ(refusal(with("then 2", "then 1")), "line 6: '1' is not the number of a later step");
  EXPECT_EQ(refusal(with("then 2", "then x")), "line 6: 'x' is not the number of a later step");
  EXPECT_EQ(refusal(with("@a1e>3", "@a1e>2")),
            "line 7: '@a1e>2' is not of the form REPLY>STEP with a later step");
  EXPECT_EQ(refusal(with("@a1e>3", "@a1e")),
            "line 7: '@a1e' is not of the form REPLY>STEP with a later step");
  EXPECT_EQ(refusal(with("finish @a3e @e3w", "finish")), "line 7: 'finish' needs a move");
  EXPECT_EQ(refusal(with("else 4", "else 9")), "step 2 leads to step 9, which does not exist");
  EXPECT_EQ(refusal(with("end 5\n", "end 4\n")), "line 11: expected 'end 5': the number of steps");
  EXPECT_EQ(refusal(with("end 5\n", "")), "line 10: unexpected end: the last line is missing");
  EXPECT_EQ(refusal(with("end 5\n", "end 5\nmore\n")),
            "line 12: unexpected text after the last line");
}

TEST(CertificateText, HasNoControlCharacters) {
  EXPECT_EQ(refusal(with("finish @a3e", "finish @a3e\t")),
            "line 7: a control character in the text");
  EXPECT_EQ(refusal(with("3 plays a3b3e\n", "3 plays a3b3e\r\r\n")),
            "line 8: a control character in the text");
}

TEST(CertificateText, NoBeginningOfItIsACertificate) {
  for (std::size_t size = 0; size + 1 < kText.size(); ++size) {
    EXPECT_NE(refusal(std::string(kText.substr(0, size))), "read") << size;
  }
}

} // namespace
} // namespace howdah::certificate
