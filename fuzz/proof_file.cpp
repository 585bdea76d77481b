// The file of a proof search is refused with a good error, or gone on from. Since hardly any change
// to a file keeps its checksum, the bytes behind it are also read as a graph by themselves.
// Input: a game and its rules on a line, then a file, or any bytes.
#include "engine/solver/solver.hpp"
#include "fuzz/fuzzing.hpp"

#include <vector>

using namespace howdah;
using namespace howdah::fuzzing;

namespace {

void read_as_graph(std::string_view bytes) {
  const std::vector<std::uint8_t> given(bytes.begin(), bytes.end());
  ProofGraph graph;
  if (!graph.read(given)) return;
  std::vector<std::uint8_t> written;
  graph.write(written);
  ProofGraph again;
  require(again.read(written), "what was read can be written and read again");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  auto rest = input;
  const auto game = take_game(rest);
  read_as_graph(rest);
  if (game == nullptr) return 0;
  const auto solver =
      make_solver({.setup = {.game = std::string(game->name()), .rules = game->rules_text()}});
  require(solver.has_value(), "there is a solver for every game");
  const auto error = (*solver)->restore(rest);
  if (error) {
    require_good(*error, rest);
  } else {
    (void)(*solver)->run({.expansions = 3}, [](const SolveState&) { return true; });
  }
  return 0;
}
