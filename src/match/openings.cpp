#include "match/openings.hpp"

#include "core/random.hpp"
#include "core/text.hpp"

#include <sstream>

namespace howdah::match {
namespace {

tl::unexpected<Error> bad_line(std::size_t line, const Phrase& what) {
  return fail(
      {concat("line ", line, ": ", what.english), concat("ligne ", line, " : ", what.french)});
}

Expected<Opening> read_line(const std::string& line, std::size_t number, const AnyState& start) {
  Opening opening;
  const auto state = start.clone();
  std::istringstream words(line);
  for (std::string move; words >> move;) {
    if (const auto error = state->play(move)) {
      return bad_line(number, {concat("move ", opening.size() + 1, " '", quotable(move),
                                      "': ", error->what.english),
                               concat("coup ", opening.size() + 1, " « ", quotable(move),
                                      " » : ", error->what.french)});
    }
    opening.push_back(std::move(move));
  }
  if (state->result().is_over()) {
    return bad_line(number,
                    {"the game is over after these moves", "la partie est finie après ces coups"});
  }
  return opening;
}

} // namespace

Expected<std::vector<Opening>> read_openings(std::istream& in, const AnyState& start) {
  std::vector<Opening> openings;
  std::string line;
  for (std::size_t number = 1; std::getline(in, line); ++number) {
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos || line[begin] == '#') continue;
    auto opening = read_line(line, number, start);
    if (!opening) return tl::unexpected<Error>(std::move(opening).error());
    openings.push_back(*std::move(opening));
  }
  if (openings.empty()) return fail({"it contains no opening", "il ne contient aucune ouverture"});
  return openings;
}

Expected<Opening> random_opening(const AnyState& start, int plies, std::uint64_t seed,
                                 std::size_t index) {
  Random random(mix(seed) + index);
  constexpr int kTries = 1000;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    Opening opening;
    const auto state = start.clone();
    while (static_cast<int>(opening.size()) < plies && !state->result().is_over()) {
      auto moves = state->legal_moves();
      auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      (void)state->play(move); // legal, as it was listed
      opening.push_back(std::move(move));
    }
    if (!state->result().is_over()) return opening;
  }
  return fail({concat("every random game ends within ", plies, " plies"),
               concat("toute partie aléatoire se termine en ", plies, " coups au plus")});
}

} // namespace howdah::match
