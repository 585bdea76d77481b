// A file of opening knowledge is refused with a good error, or read, and then written and read
// again alike; so is each of its lists, with the progress of its search. Input: such a file.
#include "training/opening_file.hpp"

#include "fuzz/fuzzing.hpp"
#include "games/setup.hpp"

using namespace howdah;
using namespace howdah::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  const auto file = parse_opening_file(input);
  if (!file) {
    require_good(file.error(), input);
    return 0;
  }
  const auto again = parse_opening_file(to_text(*file));
  require(again.has_value() && to_text(*again) == to_text(*file), "what was read is written alike");
  for (const auto& section : file->sections) {
    const auto game = make_game(section.game, section.rules);
    const auto progress = parse_progress(input, **game, 1);
    if (!progress) {
      require_good(progress.error(), input);
      continue;
    }
    const auto read = parse_progress(to_text(*progress), **game, 1);
    require(read.has_value() && read->list == progress->list && read->seed == progress->seed &&
                read->tried == progress->tried,
            "a list can be gone on with");
  }
  return 0;
}
