// howdah show --svg: the file is written atomically.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sys/stat.h>

namespace howdah::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string picture() {
  return output_of({"show", "siam", "--svg", "-"});
}

void expect_failed(const Outcome& outcome, std::string_view sentence) {
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.error, std::string(sentence) + '\n');
}

TEST(SvgFile, DashIsStandardOutput) {
  const auto svg = picture();
  EXPECT_THAT(svg, HasSubstr("<svg"));
  EXPECT_THAT(svg, HasSubstr("</svg>"));
}

TEST(SvgFile, IsWrittenAndNamed) {
  const TemporaryFolder folder;
  EXPECT_EQ(output_of({"show", "siam", "--svg", "board.svg"}, {.folder = folder.path()}),
            "wrote board.svg\n");
  EXPECT_THAT(folder.files(), ElementsAre("board.svg"));
  EXPECT_EQ(content_of(folder.path() + "/board.svg"), picture());
  EXPECT_EQ(
      output_of({"show", "siam", "--svg", "board.svg", "--lang", "fr"}, {.folder = folder.path()}),
      "écrit : board.svg\n");
}

TEST(SvgFile, JsonNamesItToo) {
  const TemporaryFolder folder;
  EXPECT_EQ(
      json_of({"show", "siam", "--svg", "board.svg", "--json"}, {.folder = folder.path()})["svg"],
      "board.svg");
  EXPECT_EQ(content_of(folder.path() + "/board.svg"), picture());
}

TEST(SvgFile, ReplacesAFileAndKeepsItsPermissions) {
  const TemporaryFolder folder;
  const auto path = folder.path() + "/board.svg";
  std::ofstream(path) << "old";
  ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
  (void)output_of({"show", "siam", "--svg", path});
  EXPECT_EQ(content_of(path), picture());
  EXPECT_EQ(std::filesystem::status(path).permissions(), std::filesystem::perms{0640});
  EXPECT_THAT(folder.files(), ElementsAre("board.svg"));
}

TEST(SvgFile, ALinkStaysALink) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/real.svg") << "old";
  std::filesystem::create_symlink("real.svg", folder.path() + "/link.svg");
  (void)output_of({"show", "siam", "--svg", folder.path() + "/link.svg"});
  EXPECT_TRUE(std::filesystem::is_symlink(folder.path() + "/link.svg"));
  EXPECT_EQ(content_of(folder.path() + "/real.svg"), picture());
}

TEST(SvgFile, WhatIsNoFileIsNotReplaced) {
  (void)output_of({"show", "siam", "--svg", "/dev/null"});
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST(SvgFile, AMissingFolder) {
  const TemporaryFolder folder;
  expect_failed(howdah({"show", "siam", "--svg", "no/board.svg"}, {.folder = folder.path()}),
                "--svg: cannot write 'no/board.svg': no such folder");
  expect_failed(
      howdah({"show", "siam", "--svg", "no/board.svg", "--lang", "fr"}, {.folder = folder.path()}),
      "--svg : impossible d'écrire « no/board.svg » : dossier inexistant");
  EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(SvgFile, AFolderOfThatName) {
  const TemporaryFolder folder;
  expect_failed(howdah({"show", "siam", "--svg", "."}, {.folder = folder.path()}),
                "--svg: cannot write '.': it is a folder");
  EXPECT_THAT(folder.files(), IsEmpty());
}

TEST(SvgFile, AFileForAFolder) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/file") << "text";
  expect_failed(howdah({"show", "siam", "--svg", "file/board.svg"}, {.folder = folder.path()}),
                "--svg: cannot write 'file/board.svg': a part of the path is not a folder");
}

TEST(SvgFile, AFullDevice) {
  expect_failed(howdah({"show", "siam", "--svg", "/dev/full"}),
                "--svg: cannot write '/dev/full': no space left");
}

TEST(SvgFile, AnEmptyNameIsRefused) {
  expect_refused({"show", "siam", "--svg", ""}, "--svg: the file's name is empty");
  expect_refused({"show", "siam", "--svg="}, "--svg: the file's name is empty");
}

TEST(SvgFile, OnlyOneDocumentFitsStandardOutput) {
  expect_refused({"show", "siam", "--svg", "-", "--json"},
                 "--svg - and --json are mutually exclusive: both write to standard output");
}

TEST(SvgFile, NothingIsWrittenForBadInput) {
  const TemporaryFolder folder;
  EXPECT_EQ(
      howdah({"show", "siam", "--svg", "board.svg", "--position", "x"}, {.folder = folder.path()})
          .status,
      2);
  EXPECT_EQ(
      howdah({"show", "siam", "--svg", "board.svg", "--color", "x"}, {.folder = folder.path()})
          .status,
      2);
  EXPECT_THAT(folder.files(), IsEmpty());
}

/// A file opened while standard output is closed must not be taken for it.
TEST(SvgFile, IsWholeWhenStandardOutputIsClosed) {
  const TemporaryFolder folder;
  const auto outcome = howdah({"show", "siam", "--svg", "board.svg"},
                              {.folder = folder.path(), .out_is_closed = true});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(content_of(folder.path() + "/board.svg"), picture());
}

} // namespace
} // namespace howdah::cli
