// A rules text is refused with a good error, or chooses rules that have a text of their own.
// Input: the rules text, tried with every game.
#include "fuzz/fuzzing.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  for (const auto& entry : all_games()) {
    const auto game = entry.make(input);
    if (!game) {
      require_good(game.error(), input);
      continue;
    }
    const auto text = (*game)->rules_text();
    const auto again = entry.make(text);
    require(again.has_value(), "the text of rules is a rules text");
    require((*again)->rules_text() == text, "and it is its own text");
    const auto start = (*game)->start();
    require((*again)->start()->text() == start->text(), "the same rules start alike");
    require((*again)->start()->legal_moves() == start->legal_moves(), "and play alike");
    require((*game)->parse_position(start->text()).has_value(), "the start can be read");
  }
  return 0;
}
