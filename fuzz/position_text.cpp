// A position text is refused with a good error, or read, and then written and read again alike.
// Input: a line with game and rules, then the position text.
#include "fuzz/fuzzing.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  auto input = as_text(data, size);
  const auto game = take_game(input);
  if (!game) return -1; // not worth keeping

  const auto state = game->parse_position(input);
  if (!state) {
    require_good(state.error(), input);
    return 0;
  }
  const auto text = (*state)->text();
  const auto again = game->parse_position(text);
  require(again.has_value(), "what was read can be written and read again");
  require((*again)->text() == text, "a text that was written is written the same again");
  require((*again)->legal_moves() == (*state)->legal_moves(), "the moves are the same");
  require((*again)->result() == (*state)->result(), "the result is the same");
  const bool over = (*state)->result().is_over();
  require((*state)->legal_moves().empty() == over, "there are moves until the game is over");
  require(!(*state)->svg().empty() && !(*state)->draw({}).lines.empty(), "it can be drawn");
  return 0;
}
