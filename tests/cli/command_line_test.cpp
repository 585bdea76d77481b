// Wrong command lines: each gets one sentence that names the offending part, and status 2.
#include "core/random.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace howdah::cli {
namespace {

const std::string kStart = "5/5/1OOO1/5/5 E * 0";
const Surroundings kFrench = {.environment = {{"LC_ALL", "fr_FR.UTF-8"}}};

TEST(CommandLine, CommandIsMissing) {
  expect_refused({}, "missing command; howdah --help lists the commands");
  expect_refused({}, "commande manquante ; howdah --help donne la liste des commandes", kFrench);
}

TEST(CommandLine, UnknownCommand) {
  expect_refused({"mvoes", "siam"}, "unknown command 'mvoes'; did you mean 'moves'?");
  expect_refused({"zzz"}, "unknown command 'zzz'; howdah --help lists the commands");
  expect_refused({""}, "unknown command ''; howdah --help lists the commands");
  expect_refused({"mvoes"}, "commande inconnue « mvoes » ; vouliez-vous dire « moves » ?", kFrench);
}

TEST(CommandLine, GameBeforeCommand) {
  expect_refused({"siam", "moves"}, "the command comes before the game: howdah COMMAND siam");
  expect_refused({"siam"}, "la commande vient avant le jeu : howdah COMMANDE siam", kFrench);
}

TEST(CommandLine, UnknownOptionBeforeCommand) {
  expect_refused({"--vresion"}, "unknown option '--vresion'; did you mean '--version'?");
  expect_refused({"-x", "moves", "siam"}, "unknown option '-x'; --help lists the options");
}

TEST(CommandLine, UnknownOptionOfCommand) {
  expect_refused({"moves", "siam", "--rule", "2015"},
                 "unknown option '--rule'; did you mean '--rules'?");
  expect_refused({"moves", "siam", "--xyzzy=3"},
                 "unknown option '--xyzzy'; --help lists the options");
  expect_refused({"moves", "siam", "-x"}, "unknown option '-x'; --help lists the options");
  expect_refused({"moves", "siam", "--divide"},
                 "unknown option '--divide'; --help lists the options");
  expect_refused({"moves", "siam", "--jsno"},
                 "option inconnue « --jsno » ; vouliez-vous dire « --json » ?", kFrench);
}

TEST(CommandLine, UnknownGame) {
  expect_refused({"moves", "saim"}, "unknown game 'saim'; did you mean 'siam'?");
  expect_refused({"moves", "saim"}, "jeu inconnu « saim » ; vouliez-vous dire « siam » ?", kFrench);
  const auto outcome = howdah({"moves", "chess"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, testing::StartsWith("unknown game 'chess'; the games are siam"));
}

TEST(CommandLine, MissingArguments) {
  for (const std::string command : {"moves", "apply", "why", "perft", "show", "rules"}) {
    const auto english = howdah({command});
    EXPECT_EQ(english.status, 2);
    EXPECT_THAT(english.error,
                testing::MatchesRegex("missing argument GAME \\(siam.*\\); usage: howdah " +
                                      command + " GAME.*\n"));
    const auto french = howdah({command}, kFrench);
    EXPECT_EQ(french.status, 2);
    EXPECT_THAT(french.error,
                testing::MatchesRegex("argument manquant : JEU \\(siam.*\\) ; usage : howdah " +
                                      command + " JEU.*\n"));
  }
  expect_refused({"why", "siam"}, "missing argument MOVE; usage: howdah why GAME MOVE");
  expect_refused({"perft", "siam"}, "missing argument DEPTH; usage: howdah perft GAME DEPTH");
  expect_refused({"perft", "siam"},
                 "argument manquant : PROFONDEUR ; usage : howdah perft JEU PROFONDEUR", kFrench);
}

TEST(CommandLine, TooManyArguments) {
  expect_refused({"moves", "siam", "x"}, "unexpected argument 'x'; usage: howdah moves GAME");
  expect_refused({"why", "siam", "@a1e", "@a1n"},
                 "unexpected argument '@a1n'; usage: howdah why GAME MOVE");
  expect_refused({"moves", "siam", "x"}, "argument de trop « x » ; usage : howdah moves JEU",
                 kFrench);
}

TEST(CommandLine, MissingValue) {
  for (const std::string option : {"--rules", "--position", "--lang"}) {
    expect_refused({"moves", "siam", option}, "option '" + option + "' needs a value");
    expect_refused({"moves", "siam", option}, "l'option « " + option + " » demande une valeur",
                   kFrench);
  }
  expect_refused({"perft", "siam", "1", "--threads"}, "option '--threads' needs a value");
  expect_refused({"show", "siam", "--svg"}, "option '--svg' needs a value");
}

TEST(CommandLine, EmptyValueIsNotTheNextWord) {
  const auto outcome = howdah({"moves", "siam", "--rules=", "--json"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, testing::StartsWith("--rules: a rule is missing here"));
  expect_refused({"show", "siam", "--svg=", "x.svg"},
                 "unexpected argument 'x.svg'; usage: howdah show GAME");
}

TEST(CommandLine, OptionGivenTwice) {
  expect_refused({"moves", "siam", "--json", "--json"}, "option '--json' is given twice");
  expect_refused({"moves", "siam", "--position", kStart, "--position", kStart},
                 "option '--position' is given twice");
  expect_refused({"--lang", "en", "moves", "siam", "--lang", "en"},
                 "option '--lang' is given twice");
  expect_refused({"moves", "siam", "--rules=2015", "--rules", "2015"},
                 "l'option « --rules » est donnée deux fois", kFrench);
}

TEST(CommandLine, SwitchTakesNoValue) {
  expect_refused({"moves", "siam", "--json=yes"}, "option '--json' takes no value");
  expect_refused({"moves", "siam", "--batch=no"}, "l'option « --batch » ne prend pas de valeur",
                 kFrench);
}

TEST(CommandLine, BadNumbersNameTheirRange) {
  for (const std::string depth :
       {"-1", "100", "x", "", "1.5", "+2", "007", "99999999999999999999"}) {
    expect_refused({"perft", "siam", depth}, "DEPTH: '" + depth + "' is not a number from 0 to 99");
  }
  for (const std::string threads : {"0", "257", "-5", "two"}) {
    expect_refused({"perft", "siam", "1", "--threads", threads},
                   "--threads: '" + threads + "' is not a number from 1 to 256");
  }
  expect_refused({"perft", "siam", "1", "--threads", "0"},
                 "--threads : « 0 » n'est pas un nombre de 1 à 256", kFrench);
}

TEST(CommandLine, ValuesMayBeginWithAnything) {
  for (const std::string value : {"-x", "--json", "@x", "--", "[a,b]", "%%"}) {
    for (const auto& words : {std::vector<std::string>{"moves", "siam", "--position", value},
                              std::vector<std::string>{"moves", "siam", "--position=" + value}}) {
      const auto outcome = howdah(words);
      EXPECT_EQ(outcome.status, 2) << value;
      EXPECT_THAT(outcome.error, testing::StartsWith("--position: ")) << value;
    }
  }
}

TEST(CommandLine, ValuesBehindEqualsSignOrSpaceAreTheSame) {
  const auto expected = output_of({"moves", "siam", "--rules", "opening=crosses,exits=once"});
  EXPECT_EQ(lines_of(expected).size(), 56U);
  EXPECT_EQ(output_of({"moves", "siam", "--rules=opening=crosses,exits=once"}), expected);
  EXPECT_EQ(output_of({"moves", "--rules=opening=crosses,exits=once", "siam"}), expected);
}

TEST(CommandLine, EverythingBehindTwoDashesIsAnArgument) {
  expect_refused({"moves", "siam", "--", "--json"},
                 "unexpected argument '--json'; usage: howdah moves GAME");
  EXPECT_EQ(lines_of(output_of({"moves", "--", "siam"})).size(), 64U);
  EXPECT_EQ(lines_of(output_of({"--", "moves", "siam"})).size(), 64U);
}

TEST(CommandLine, ArgumentsWithBracketsAndCommasStayWhole) {
  const auto outcome = howdah({"apply", "siam", "[@a1e,@a1n]"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, testing::StartsWith("move 1 '[@a1e,@a1n]': "));
}

TEST(CommandLine, ControlCharactersDoNotReachTheMessage) {
  expect_refused({"moves", "siam", "x\ny\x1b[2J"},
                 "unexpected argument 'x?y?[2J'; usage: howdah moves GAME");
}

TEST(CommandLine, BadRulesNameTheOptionAndThePlace) {
  const auto outcome = howdah({"moves", "siam", "--rules", "2015,exist=once"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, testing::MatchesRegex("--rules: .*'exist'.*\\(character 6\\)\n"));
  const auto french = howdah({"moves", "siam", "--rules", "2015,exist=once"}, kFrench);
  EXPECT_THAT(french.error, testing::MatchesRegex("--rules : .*« exist ».*\\(caractère 6\\)\n"));
}

TEST(CommandLine, BadPositionsNameTheOptionAndThePlace) {
  for (const std::string command : {"moves", "apply", "show"}) {
    const auto outcome = howdah({command, "siam", "--position", "5/5/1OXO1/5/5 E * 0"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.error, testing::MatchesRegex("--position: .*\\(character 7\\)\n"));
  }
}

/// Words in any order give an answer or one sentence, and no crash.
TEST(CommandLine, AnyWordsEndWithAStatusAndOneSentence) {
  const std::vector<std::string> vocabulary = {
      "moves",   "apply",     "why",    "perft", "show",  "rules",   "siam",       "--rules",
      "2015",    "x=y",       "--json", "-",     "--",    "--batch", "--position", kStart,
      "@a1e",    "a1x",       "2",      "-1",    "--svg", "--help",  "--threads",  "--divide",
      "--color", "never",     "--lang", "fr",    "",      "-h",      "=",          "--=",
      "---",     "--version", "[,]",    "{}"};
  Random random(1);
  for (int run = 0; run < 300; ++run) {
    std::vector<std::string> words;
    const auto count = random.below(7);
    for (std::uint32_t i = 0; i < count; ++i) {
      words.push_back(vocabulary[random.below(static_cast<std::uint32_t>(vocabulary.size()))]);
    }
    const TemporaryFolder folder; // for files that --svg writes
    const auto outcome = howdah(words, {.folder = folder.path()});
    const auto shown = testing::PrintToString(words);
    ASSERT_THAT(outcome.status, testing::AnyOf(0, 1, 2)) << shown;
    EXPECT_EQ(std::ranges::count(outcome.error, '\n'), outcome.status == 0 ? 0 : 1) << shown;
  }
}

} // namespace
} // namespace howdah::cli
