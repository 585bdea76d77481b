// A collection of puzzles is refused with a good error, or read, and then written and read again
// alike. Input: a collection.
#include "fuzz/fuzzing.hpp"
#include "puzzles/puzzle.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  const auto read = puzzles::read_collection(input);
  if (!read) {
    require_good(read.error(), input);
    return 0;
  }
  const auto again = puzzles::read_collection(puzzles::to_text(*read));
  require(again.has_value() && *again == *read, "what was read can be written and read again");
  return 0;
}
