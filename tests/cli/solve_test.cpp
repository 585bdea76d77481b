// howdah solve
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>

namespace howdah::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kSeven = "7/7/7/2RnwRne(RneRsw)2/7/7/Rsw6 R - 0";
const std::vector<std::string> kProof = {"solve",  "samliam",    "--rules",
                                         "size=7", "--position", kSeven};

std::vector<std::string> with(std::vector<std::string> words,
                              const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

void write(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary) << content;
}

TEST(Solve, ProvesAWinAndChecksItsCertificate) {
  const TemporaryFolder folder;
  const auto lines =
      lines_of(output_of(with(kProof, {"--certificate", "proof"}), {.folder = folder.path()}));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_THAT(lines[0], StartsWith("won: R wins with "));
  EXPECT_EQ(lines[2], "wrote proof");
  const auto checked = output_of({"solve", "--check", "proof"}, {.folder = folder.path()});
  EXPECT_THAT(checked, StartsWith("proved: R wins in "));
  const auto json = json_of({"solve", "--check", "proof", "--json"}, {.folder = folder.path()});
  EXPECT_EQ(json["winner"], "R");
  EXPECT_EQ(json["position"], kSeven);
}

TEST(Solve, SaysWhatIsRuledOut) {
  EXPECT_EQ(lines_of(output_of({"solve", "siam", "--plies", "3"})).front(),
            "not won: E has no forced win within 3 plies");
  EXPECT_EQ(lines_of(output_of({"solve", "samliam", "--plies", "3", "--lang", "fr"})).front(),
            "pas gagné : R n'a pas de gain forcé en 3 coups par des menaces (les autres coups "
            "n'ont pas été essayés)");
  EXPECT_THAT(output_of({"solve", "siam", "--nodes", "10"}), StartsWith("open: "));
}

TEST(Solve, AnswersInJson) {
  const auto won = json_of(with(kProof, {"--json"}));
  EXPECT_EQ(won["verdict"], "won");
  EXPECT_EQ(won["all_moves"], false);
  EXPECT_TRUE(won["move"].is_string());
  EXPECT_TRUE(won["disproof_number"].is_null());
  const auto open = json_of({"solve", "siam", "--nodes", "10", "--json"});
  EXPECT_EQ(open["verdict"], "open");
  EXPECT_EQ(open["searched"], 10);
  EXPECT_TRUE(open["move"].is_null());
}

TEST(Solve, LooksForTheWinOfThePlayerNamed) {
  const auto json = json_of({"solve", "siam", "--winner", "R", "--plies", "2", "--json"});
  EXPECT_EQ(json["winner"], "R");
  EXPECT_EQ(json["verdict"], "not_won");
}

TEST(Solve, GoesOnFromItsFile) {
  const TemporaryFolder folder;
  const Surroundings here{.folder = folder.path()};
  const std::vector<std::string> words = {"solve", "siam", "--rules", "animals=1", "--nodes", "40"};
  EXPECT_THAT(output_of(with(words, {"--save", "kept"}), here), HasSubstr("40 positions searched"));
  EXPECT_THAT(output_of(with(words, {"--resume", "kept"}), here),
              HasSubstr("80 positions searched"));
  EXPECT_THAT(output_of(with(words, {"--resume", "kept"}), here),
              HasSubstr("120 positions searched"));
  EXPECT_THAT(folder.files(), testing::ElementsAre("kept"));
}

TEST(Solve, RefusesAFileItCannotGoOnFrom) {
  const TemporaryFolder folder;
  const Surroundings here{.folder = folder.path()};
  (void)output_of({"solve", "siam", "--nodes", "40", "--save", "kept"}, here);
  expect_refused({"solve", "siam", "--rules", "animals=2", "--resume", "kept"},
                 "--resume 'kept': the file is about another question: 'rules classic' instead of "
                 "'rules animals=2'",
                 here);
  auto content = content_of(folder.path() + "/kept");
  content[content.size() / 2] = static_cast<char>(content[content.size() / 2] ^ 1);
  write(folder.path() + "/kept", content);
  expect_refused({"solve", "siam", "--resume", "kept"}, "--resume 'kept': the file is damaged",
                 here);
  EXPECT_EQ(content_of(folder.path() + "/kept"), content);
  expect_refused({"solve", "siam", "--resume", "absent"},
                 "--resume: cannot read 'absent': no such file", here);
}

TEST(Solve, RefusesACertificateThatProvesNothing) {
  const TemporaryFolder folder;
  const Surroundings here{.folder = folder.path()};
  (void)output_of(with(kProof, {"--certificate", "proof"}), here);
  auto text = content_of(folder.path() + "/proof");
  write(folder.path() + "/green", std::string(text).replace(text.find("winner R"), 8, "winner G"));
  expect_refused({"solve", "--check", "green"},
                 "--check 'green': step 1: it names a move where another player is to move", here);
  write(folder.path() + "/cut", text.substr(0, text.rfind("end")));
  const auto cut = howdah({"solve", "--check", "cut"}, here);
  EXPECT_EQ(cut.status, 2);
  EXPECT_THAT(cut.error, HasSubstr("unexpected end: the last line is missing"));
  const auto reply = text.find("meets ") + 6;
  text.erase(reply, text.find(' ', reply) + 1 - reply);
  write(folder.path() + "/less", text);
  const auto less = howdah({"solve", "--check", "less"}, here);
  EXPECT_EQ(less.status, 2);
  EXPECT_THAT(less.error, HasSubstr("there is no answer to the last reply"));
}

TEST(Solve, RefusesAWrongCommandLine) {
  expect_refused({"solve"}, "solve needs one GAME (siam, samliam), or --check FILE");
  expect_refused({"solve", "siam", "siam"},
                 "solve needs one GAME (siam, samliam), or --check FILE");
  expect_refused({"solve", "siam", "--check", "x"}, "--check takes no GAME: the file names it");
  expect_refused({"solve", "--check", "x", "--nodes", "5"},
                 "--check and --nodes are mutually exclusive");
}

TEST(Solve, ChecksACertificateWithLineEndsOfOtherSystems) {
  const TemporaryFolder folder;
  const Surroundings here{.folder = folder.path()};
  (void)output_of(with(kProof, {"--certificate", "proof"}), here);
  std::string text;
  for (const auto& line : lines_of(content_of(folder.path() + "/proof"))) text += line + "\r\n";
  write(folder.path() + "/proof", text);
  EXPECT_THAT(output_of({"solve", "--check", "proof"}, here), StartsWith("proved: R wins in "));
}

TEST(Solve, ShowsOnATerminalHowFarItIs) {
  const auto shown = howdah_on_terminal({"solve", "siam", "--time", "2500"}).out;
  const auto progress = shown.substr(0, shown.find("open: "));
  EXPECT_THAT(progress, testing::ContainsRegex("\\[K[0-9]+ positions searched, [0-9]+ of 256 MB, "
                                               "[12]\\.[0-9]+ s, [0-9.]+ k?/s"));
  EXPECT_THAT(progress, testing::Not(HasSubstr("to prove")));
  std::set<std::string> counts;
  for (auto at = progress.find("\x1b[K"); at != std::string::npos;
       at = progress.find("\x1b[K", at + 1)) {
    counts.insert(progress.substr(at + 3, progress.find(' ', at) - at - 3));
  }
  EXPECT_GE(counts.size(), 5U) << "the count does not move";
}

TEST(Solve, StopsCleanlyAtCtrlCAndKeepsItsFile) {
  const TemporaryFolder folder;
  const auto stopped = howdah_on_terminal({"solve", "siam", "--save", "kept"},
                                          {.folder = folder.path()}, "positions searched");
  EXPECT_EQ(stopped.status, 1);
  EXPECT_THAT(stopped.out, HasSubstr("open: "));
  EXPECT_THAT(stopped.out, HasSubstr("interrupted"));
  EXPECT_THAT(folder.files(), testing::ElementsAre("kept"));
}

} // namespace
} // namespace howdah::cli
