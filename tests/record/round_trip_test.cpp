// Random games of every rule set, written and read again. HOWDAH_GAMES says how many of each.
#include "core/random.hpp"
#include "games/registry.hpp"
#include "record/writer.hpp"
#include "tests/record/reading.hpp"

#include <cstdlib>

namespace howdah::record {
namespace {

int games_of_each() {
  const char* const wanted = std::getenv("HOWDAH_GAMES");
  return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 8;
}

/// The usual rules, every preset, every word of every option, and the ends of its numbers.
std::vector<std::string> rule_sets_of(const GameEntry& entry) {
  const auto& book = entry.rule_book();
  std::vector<std::string> candidates = {book.text(book.defaults())};
  for (const auto& preset : book.presets) candidates.emplace_back(preset.name);
  for (const auto& option : book.options) {
    const auto key = std::string(option.key) + "=";
    for (const auto word : option.words) candidates.push_back(key + std::string(word));
    if (option.least > option.most) continue;
    for (const auto number : {option.least, std::min(option.most, option.least + 1)}) {
      candidates.push_back(key + std::to_string(number));
    }
  }
  std::erase_if(candidates, [&](const auto& rules) { return !entry.make(rules); });
  return candidates;
}

const std::string kComments[] = {"", "a", "two words", "}", "\\", "\"[1.]\"", "a\n\nb", "é {"};

/// Random moves from a position, which they lead on; some with marks, comments and variations.
std::vector<Move> random_line(AnyState& state, std::size_t length, int depth, Random& random) {
  std::vector<Move> line;
  while (line.size() < length && !state.result().is_over()) {
    const auto moves = state.legal_moves();
    Move move{.text = moves[random.below(static_cast<std::uint32_t>(moves.size()))]};
    if (random.below(10) == 0) move.mark = kMarks[random.below(std::size(kMarks))];
    while (random.below(12) == 0) move.comments.push_back(kComments[random.below(8)]);
    while (depth < 4 && random.below(20) == 0) {
      const auto other = state.clone();
      Variation variation;
      if (random.below(3) == 0) variation.comments.push_back(kComments[random.below(8)]);
      variation.moves = random_line(*other, 1 + random.below(6), depth + 1, random);
      move.variations.push_back(std::move(variation));
    }
    (void)state.play(move.text);
    line.push_back(std::move(move));
  }
  return line;
}

/// A game of random moves, ended early at times.
Record random_record(const AnyGame& game, Random& random) {
  const auto state = game.start();
  const auto lead = random.below(3);
  for (std::uint32_t ply = 0; ply < lead && !state->result().is_over(); ++ply) {
    const auto moves = state->legal_moves();
    (void)state->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  // The text of a finished game need not be readable as a start.
  const auto begin = state->result().is_over() ? game.start() : state->clone();
  auto record = begin_record(game, *begin);
  for (Seat seat = 0; seat < game.players(); ++seat) {
    record.set_tag(game.seat_tag(seat), kComments[random.below(std::size(kComments))]);
  }
  if (random.below(2) == 0) record.comments.push_back(kComments[random.below(8)]);
  record.moves = random_line(*begin, random.below(120), 0, random);
  record.result = result_word(game, begin->result());
  if (random.below(2) == 0) record.set_tag(kResultTag, record.result);
  return record;
}

TEST(RoundTrip, RandomGamesOfEveryRuleSetAreReadAsTheyWereWritten) {
  Random random(7);
  int written = 0;
  for (const auto& entry : all_games()) {
    for (const auto& rules : rule_sets_of(entry)) {
      const auto game = entry.make(rules).value();
      std::string file;
      std::vector<Record> records;
      for (int i = 0; i < games_of_each(); ++i) {
        records.push_back(random_record(*game, random));
        file += to_text(records.back()) + "\n";
      }
      const auto read = read_all(file);
      ASSERT_EQ(read.size(), records.size()) << file;
      for (std::size_t i = 0; i < records.size(); ++i) {
        ASSERT_TRUE(read[i]) << read[i].error().what.english << "\n" << file;
        EXPECT_EQ(read[i]->record, records[i]) << file;
        const auto played = replay(records[i]);
        ASSERT_TRUE(played);
        EXPECT_EQ(played->state->text(), read[i]->replay.state->text());
      }
      written += static_cast<int>(records.size());
    }
  }
  EXPECT_GE(written, 20);
}

TEST(RoundTrip, ReplayStopsWhereItIsTold) {
  const auto record = read_one("[Game \"siam\"] 1. @a3e @e3w 2. a3n *");
  EXPECT_EQ(replay(record, 0)->state->ply(), 0U);
  EXPECT_EQ(replay(record, 2)->state->ply(), 2U);
  EXPECT_EQ(replay(record)->state->ply(), 3U);
}

} // namespace
} // namespace howdah::record
