// How a record is written.
#include "games/registry.hpp"
#include "record/writer.hpp"
#include "tests/record/reading.hpp"

#include <gmock/gmock.h>

#include <sstream>

namespace howdah::record {
namespace {

std::unique_ptr<AnyGame> game_of(std::string_view name, std::string_view rules) {
  return find_game(name)->make(rules).value();
}

TEST(Writer, WritesTagsAnEmptyLineNumberedMovesAndTheResult) {
  const auto game = game_of("siam", "2015");
  auto record = begin_record(*game, *game->start());
  record.set_tag(game->seat_tag(0), "A \"quoted\" \\ name");
  record.moves = {{"@a3e"}, {"@e3w", "?"}, {"a3n", "", {"so", "and } so"}}, {"e3n"}};
  record.result = "draw";
  EXPECT_EQ(to_text(record), "[Game \"siam\"]\n"
                             "[Rules \"2015\"]\n"
                             "[Elephants \"A \\\"quoted\\\" \\\\ name\"]\n"
                             "\n"
                             "1. @a3e @e3w? 2. a3n { so } { and \\} so } 2... e3n draw\n");
}

TEST(Writer, VariationsStandInBracketsAndANumberFollowsThem) {
  const auto game = game_of("siam", "2015");
  auto record = begin_record(*game, *game->start());
  record.moves = {{"@a3e"}, {"@e3w"}, {"a3n"}, {"e3n"}};
  record.moves[0].variations = {{.moves = {{"@a1n", "?!"}, {"@e3w", "", {"why"}}}},
                                {.comments = {"or"}, .moves = {{"@a5s"}}}};
  record.moves[0].variations[0].moves[1].variations = {{.moves = {{"@e1w"}}}};
  EXPECT_EQ(to_text(record),
            "[Game \"siam\"]\n[Rules \"2015\"]\n\n"
            "1. @a3e (1. @a1n?! @e3w { why } (1... @e1w)) ({ or } 1. @a5s) 1... @e3w 2. a3n\n"
            "e3n *\n");
  EXPECT_EQ(read_one(to_text(record)), record);
}

TEST(Writer, AStartOtherThanTheUsualOneIsATag) {
  const auto game = game_of("siam", "classic");
  const auto state = game->parse_position("5/5/1OOO1/5/4Ew R * 7").value();
  auto record = begin_record(*game, *state);
  record.moves = {{"@a1e"}, {"e1n"}};
  EXPECT_EQ(to_text(record), "[Game \"siam\"]\n[Rules \"classic\"]\n"
                             "[Position \"5/5/1OOO1/5/4Ew R * 7\"]\n\n"
                             "4... @a1e 5. e1n *\n");
}

TEST(Writer, LinesHaveAtMost80Columns) {
  const auto game = game_of("samliam", "players=2");
  auto record = begin_record(*game, *game->start());
  const auto state = game->start();
  for (int ply = 0; ply < 60; ++ply) {
    const auto moves = state->legal_moves();
    record.moves.push_back({moves.front()});
    if (state->play(moves.front()) || state->result().is_over()) break;
  }
  record.result = result_word(*game, state->result());
  std::istringstream lines(to_text(record));
  std::size_t longest = 0;
  for (std::string line; std::getline(lines, line);) longest = std::max(longest, line.size());
  EXPECT_LE(longest, 80U);
  EXPECT_EQ(read_one(to_text(record)), record);
}

TEST(Writer, ResultsAreLettersDrawAndAStar) {
  const auto game = game_of("samliam", "players=4");
  EXPECT_EQ(result_word(*game, Result::win(3)), "W");
  EXPECT_EQ(result_word(*game, Result::draw()), "draw");
  EXPECT_EQ(result_word(*game, Result::none()), "*");
  EXPECT_TRUE(is_result_word(*game, "G"));
  EXPECT_FALSE(is_result_word(*game, "E"));
  EXPECT_FALSE(is_result_word(*game, ""));
}

} // namespace
} // namespace howdah::record
