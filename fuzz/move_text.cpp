// A move text is played when it is listed, and only then; explanations say the same.
// Input: a line with game and rules, a line with a position text (or nothing, for the start),
// then a move text a line.
#include "fuzz/fuzzing.hpp"

#include <algorithm>

using namespace howdah;
using namespace howdah::fuzzing;

namespace {

void check_explanation(const AnyState& state, std::string_view move, bool legal) {
  const auto explained = state.explain(move);
  require((explained && explained->legal) == legal, "an explanation says what is legal");
  if (!explained) {
    require_good(explained.error(), move);
    return;
  }
  require(!explained->rule.empty(), "an explanation names its rule");
  require(testing::is_good_phrase(explained->verdict), "a verdict is a sentence");
  const bool good = std::ranges::all_of(explained->details, testing::is_good_phrase);
  require(good, "details are sentences");
}

void check_move(AnyState& state, std::string_view move) {
  const auto before = state.text();
  const auto moves = state.legal_moves();
  const bool legal = std::ranges::find(moves, move) != moves.end();
  check_explanation(state, move, legal);
  const auto ply = state.ply();
  const auto refusal = state.play(move);
  require(refusal.has_value() != legal, "a move is played when it is listed, and only then");
  if (refusal) {
    require_good(*refusal, move);
    require(state.text() == before, "a refused move changes nothing");
  } else {
    require(state.ply() == ply + 1, "a move is one ply");
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  constexpr int kMoves = 40; // enough for every rule, few enough to stay quick
  auto input = as_text(data, size);
  const auto game = take_game(input);
  if (!game) return -1;

  const auto position = take_until(input, '\n');
  auto state = position.empty() ? game->start() : nullptr;
  if (!state) {
    auto read = game->parse_position(position);
    if (!read) return -1;
    state = *std::move(read);
  }
  for (int i = 0; i < kMoves && !input.empty(); ++i) check_move(*state, take_until(input, '\n'));
  return 0;
}
