// howdah moves --batch
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kStart = "5/5/1OOO1/5/5 E * 0";
const std::string kLater = "5/5/1OOO1/5/Ee4 R * 1";

std::string joined_moves(const std::string& position) {
  std::string joined;
  for (const auto& move : lines_of(output_of({"moves", "siam", "--position", position}))) {
    joined += (joined.empty() ? "" : " ") + move;
  }
  return joined;
}

TEST(Batch, OneLineForEachPosition) {
  const auto output =
      output_of({"moves", "siam", "--batch"}, {.input = kStart + "\n" + kLater + "\n"});
  EXPECT_EQ(output, joined_moves(kStart) + "\n" + joined_moves(kLater) + "\n");
}

TEST(Batch, LineEndsOfOtherSystemsAndAMissingLastOne) {
  const auto expected = joined_moves(kStart) + "\n" + joined_moves(kLater) + "\n";
  EXPECT_EQ(output_of({"moves", "siam", "--batch"}, {.input = kStart + "\r\n" + kLater + "\r\n"}),
            expected);
  EXPECT_EQ(output_of({"moves", "siam", "--batch"}, {.input = kStart + "\n" + kLater}), expected);
}

TEST(Batch, NothingInNothingOut) {
  EXPECT_EQ(output_of({"moves", "siam", "--batch"}), "");
}

TEST(Batch, AFinishedGameHasAnEmptyLine) {
  const auto output = output_of({"moves", "siam", "--rules", "limit=4", "--batch"},
                                {.input = "5/5/1OOO1/5/5 E * 4\n" + kStart + "\n"});
  EXPECT_THAT(output, StartsWith("\n@a1e "));
}

TEST(Batch, GoesOnAfterBadLines) {
  const auto outcome =
      howdah({"moves", "siam", "--batch"},
             {.input = "\n" + kStart + "\nnonsense\n" + kLater + "\n" + kStart + " \n"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.error, "--batch: bad lines: 3 of 5, the first is line 1\n");
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[0], "error: the line is empty; a position text is expected");
  EXPECT_EQ(lines[1], joined_moves(kStart));
  EXPECT_THAT(lines[2], testing::MatchesRegex("error: .*\\(character [0-9]+\\)"));
  EXPECT_EQ(lines[3], joined_moves(kLater));
  EXPECT_THAT(lines[4], StartsWith("error: "));
}

TEST(Batch, SpeaksFrench) {
  const auto outcome = howdah({"moves", "siam", "--batch", "--lang", "fr"}, {.input = "\n"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "error: la ligne est vide ; une position est attendue\n");
  EXPECT_EQ(outcome.error, "--batch : lignes incorrectes : 1 sur 1, la première est la ligne 1\n");
}

TEST(Batch, BytesThatAreNoTextAreBadLines) {
  const std::string bytes{'\0', '\xff', '\xfe', '\n'};
  const auto outcome = howdah({"moves", "siam", "--batch"}, {.input = bytes + kStart + "\n"});
  EXPECT_EQ(outcome.status, 2);
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[0], StartsWith("error: "));
  EXPECT_EQ(lines[1], joined_moves(kStart));
}

TEST(Batch, AnEndlessLineIsOneBadLine) {
  const auto outcome = howdah({"moves", "siam", "--batch"},
                              {.input = std::string(300'000, '5') + "\n" + kStart + "\n"});
  EXPECT_EQ(outcome.status, 2);
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0], "error: the line has more than 4096 bytes");
  EXPECT_EQ(lines[1], joined_moves(kStart));
}

TEST(Batch, AnswersBeforeTheInputEnds) {
  const auto answers = converse({"moves", "siam", "--batch"}, {kStart, kLater, kStart});
  EXPECT_THAT(answers,
              testing::ElementsAre(joined_moves(kStart) + "\n", joined_moves(kLater) + "\n",
                                   joined_moves(kStart) + "\n"));
}

TEST(Batch, ManyLinesComeOutInOrder) {
  std::string input;
  for (int i = 0; i < 3000; ++i) input += i % 3 == 0 ? kLater + "\n" : kStart + "\n";
  const auto lines = lines_of(output_of({"moves", "siam", "--batch"}, {.input = input}));
  ASSERT_EQ(lines.size(), 3000U);
  const auto start = joined_moves(kStart);
  const auto later = joined_moves(kLater);
  for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(lines[i], i % 3 == 0 ? later : start);
}

TEST(Batch, TakesNoPosition) {
  expect_refused({"moves", "siam", "--batch", "--position", kStart},
                 "--batch and --position are mutually exclusive");
  expect_refused({"moves", "siam", "--batch", "--position", kStart, "--lang", "fr"},
                 "--batch et --position s'excluent");
}

TEST(Batch, AsOneJsonDocument) {
  const auto outcome = howdah({"moves", "siam", "--batch", "--json"},
                              {.input = kStart + "\n\xff\"\n" + kLater + "\n"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, HasSubstr("line 2"));
  const auto document = nlohmann::json::parse(outcome.out);
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["rules"], "classic");
  ASSERT_EQ(document["positions"].size(), 3U);
  EXPECT_EQ(document["positions"][0]["position"], kStart);
  EXPECT_EQ(document["positions"][0]["moves"].size(), 64U);
  EXPECT_TRUE(document["positions"][1].contains("error"));
  EXPECT_FALSE(document["positions"][1].contains("moves"));
  EXPECT_EQ(document["positions"][2]["position"], kLater);
}

TEST(Batch, AnEmptyJsonDocumentIsWhole) {
  EXPECT_TRUE(json_of({"moves", "siam", "--batch", "--json"})["positions"].empty());
}

} // namespace
} // namespace howdah::cli
