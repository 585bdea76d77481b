// What the user calls an engine.
#include "match/engine_spec.hpp"

#include <gmock/gmock.h>

namespace howdah::match {
namespace {

using testing::ElementsAre;
using testing::Pair;

TEST(EngineSpec, WordsAreSplitAsAShellDoes) {
  EXPECT_THAT(*split_words("  a b\t'c d' \"e 'f\" g\\ h i''j \"\\\"\" '' "),
              ElementsAre("a", "b", "c d", "e 'f", "g h", "ij", "\"", ""));
  EXPECT_THAT(*split_words("'a\\b' $HOME *"), ElementsAre("a\\b", "$HOME", "*"));
  EXPECT_EQ(split_words("a 'b").error().what.english, "unterminated quotation mark");
}

TEST(EngineSpec, OwnPlayers) {
  EXPECT_EQ(parse_engine("random")->kind, EngineKind::random);
  EXPECT_EQ(parse_engine("greedy")->kind, EngineKind::greedy);
  const auto level = parse_engine("level:7");
  EXPECT_EQ(level->kind, EngineKind::full);
  EXPECT_EQ(level->level, 7);
  EXPECT_FALSE(level->is_program);
}

TEST(EngineSpec, ProgramsWithOptions) {
  const auto spec = parse_engine("./howdah ugi 'my game' option.Threads=2 'option.Clear Hash='");
  ASSERT_TRUE(spec);
  EXPECT_TRUE(spec->is_program);
  EXPECT_THAT(spec->command, ElementsAre("./howdah", "ugi", "my game"));
  EXPECT_THAT(spec->options, ElementsAre(Pair("Threads", "2"), Pair("Clear Hash", "")));
}

TEST(EngineSpec, WrongOnesAreRefused) {
  for (const auto& [text, sentence] :
       {std::pair("", "an engine is level:N, hand-made, greedy, random or a command line"),
        {"option.A=1", "an engine is level:N, hand-made, greedy, random or a command line"},
        {"level:0", "'level:0': levels go from 1 to 10"},
        {"level:11", "'level:11': levels go from 1 to 10"},
        {"level:x", "'level:x': levels go from 1 to 10"},
        {"random 5", "unexpected word '5' after 'random'"},
        {"level:3 option.Threads=2", "'level:3' takes no options, such as 'option.Threads'"},
        {"x option.Threads", "'option.Threads' is not of the form option.NAME=VALUE"},
        {"x option.=3", "'option.=3' is not of the form option.NAME=VALUE"}}) {
    const auto spec = parse_engine(text);
    ASSERT_FALSE(spec) << text;
    EXPECT_EQ(spec.error().what.english, sentence);
    EXPECT_NE(spec.error().what.french, sentence);
  }
}

} // namespace
} // namespace howdah::match
