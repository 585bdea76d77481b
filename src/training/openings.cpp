#include "training/openings.hpp"

#include "core/random.hpp"
#include "engine/engine.hpp"
#include "games/setup.hpp"

#include <cstdlib>
#include <set>

namespace howdah {
namespace {

std::string joined(const std::vector<std::string>& moves) {
  std::string line;
  for (const auto& move : moves) line += (line.empty() ? "" : " ") + move;
  return line;
}

} // namespace

Expected<std::vector<std::string>> find_openings(const OpeningSearch& plan) {
  const auto* const entry = find_game(plan.game);
  if (entry == nullptr) return tl::unexpected<Error>(unknown_game(plan.game));
  const auto rules = entry->rule_book().text(entry->rule_book().defaults());
  auto engine = make_engine(plan.game, rules);
  if (!engine) return tl::unexpected<Error>(std::move(engine).error());
  const auto game = *entry->make(rules);

  Random random(plan.seed);
  std::set<std::string> seen;
  std::vector<std::string> openings;
  while (openings.size() < static_cast<std::size_t>(plan.openings)) {
    const auto state = game->start();
    std::vector<std::string> line;
    for (int ply = 0; ply < plan.plies && !state->result().is_over(); ++ply) {
      const auto moves = state->legal_moves();
      line.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      if (auto error = state->play(line.back())) return tl::unexpected<Error>(*std::move(error));
    }
    if (state->result().is_over() || !seen.insert(state->text()).second) continue;
    SearchLimits limits;
    limits.nodes = plan.nodes;
    (*engine)->forget();
    if (auto error = (*engine)->set_game({.start = {}, .moves = line})) {
      return tl::unexpected<Error>(*std::move(error));
    }
    if (auto error = (*engine)->begin(limits, {})) return tl::unexpected<Error>(*std::move(error));
    const auto report = (*engine)->think([](const SearchReport&) {}).report;
    if (!report || report->score.is_proved()) continue;
    if (std::abs(report->score.centi()) <= plan.balance) openings.push_back(joined(line));
  }
  return openings;
}

} // namespace howdah
