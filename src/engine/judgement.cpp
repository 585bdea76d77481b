#include "engine/judgement.hpp"

#include <algorithm>
#include <cmath>

namespace howdah {
namespace {

// How much winning probability a move may lose before it is marked.
constexpr double kDoubtful = 0.08;
constexpr double kMistake = 0.15;
constexpr double kBlunder = 0.35;

} // namespace

double chance_of(Score score) noexcept {
  if (score.is_win()) return 1;
  if (score.is_loss()) return 0;
  return 1 / (1 + std::exp(-static_cast<double>(score.centi()) / 100));
}

std::string_view mark_for(double chance_lost) noexcept {
  if (chance_lost >= kBlunder) return "??";
  if (chance_lost >= kMistake) return "?";
  return chance_lost >= kDoubtful ? "?!" : "";
}

Expected<std::optional<Judgement>> judge(const std::string& move, const JudgeSearch& search) {
  const auto best = search({});
  if (!best) return tl::unexpected<Error>(best.error());
  const std::optional<SearchReport>& of_best = best->report;
  if (!of_best) return std::nullopt;
  Judgement judgement{.best = *of_best, .played = *of_best};
  if (best->best_move == move) return judgement;
  SearchLimits alone;
  alone.moves = {move};
  alone.depth = of_best->depth;
  const auto played = search(alone);
  if (!played) return tl::unexpected<Error>(played.error());
  const std::optional<SearchReport>& of_played = played->report;
  if (!of_played) return std::nullopt;
  judgement.played = *of_played;
  judgement.lost =
      std::max(0.0, chance_of(judgement.best.score) - chance_of(judgement.played.score));
  judgement.mark = mark_for(judgement.lost);
  return judgement;
}

} // namespace howdah
