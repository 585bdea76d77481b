#include "training/first_move_values.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <utility>

namespace howdah {
namespace {

/// Orders scores from a loss, the sooner the worse, to a win.
int rank_of(Score score) {
  constexpr int kProved = 1'000'000; // beyond every estimate
  if (!score.is_proved()) return score.centi();
  return score.is_win() ? kProved - score.plies() : score.plies() - kProved;
}

} // namespace

Expected<FirstMoveMap> map_first_moves(OpeningJudge& judge, const AnyGame& game,
                                       std::uint64_t nodes, const MapListener& listener) {
  FirstMoveMap map{.game = std::string(game.name()), .rules = game.rules_text()};
  const auto start = game.start();
  const auto groups = moves_by_symmetry(*start);
  for (const auto& group : groups) {
    const auto state = start->clone();
    (void)state->play(group.front()); // legal
    const auto score = judge.value(*state, {.nodes = nodes});
    if (!score) {
      return fail({concat("too few nodes for the first move '", group.front(), "'"),
                   concat("trop peu de nœuds pour le premier coup « ", group.front(), " »")});
    }
    map.entries.push_back({.score = *score, .moves = group});
    listener(map.entries.size(), groups.size());
  }
  std::ranges::sort(map.entries, {}, [](const FirstMoves& entry) {
    return std::pair(rank_of(entry.score), entry.moves.front());
  });
  return map;
}

} // namespace howdah
