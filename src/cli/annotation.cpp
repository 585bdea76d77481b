#include "cli/annotation.hpp"

#include "cli/message.hpp"
#include "terminal/advice.hpp"
#include "thinking/score_words.hpp"

#include <cmath>

namespace howdah::cli {
namespace {

constexpr std::string_view kOurs = "howdah: "; // how our comments begin

// How much of the chance to win a move may lose before it is marked.
constexpr double kDoubtful = 0.08;
constexpr double kMistake = 0.15;
constexpr double kBlunder = 0.35;

bool is_our_mark(std::string_view mark) {
  return mark == "?!" || mark == "?" || mark == "??";
}

void remove_earlier(record::Move& move) {
  const auto removed = std::erase_if(
      move.comments, [](const std::string& comment) { return comment.starts_with(kOurs); });
  if (removed > 0 && is_our_mark(move.mark)) move.mark.clear();
}

struct Opinion {
  std::string move{}; // empty when the search ended before its first report
  Score score = Score::estimate(0);
};

/// What the engine would play, or thinks of one move.
Expected<Opinion> opinion(Thinker& thinker, const AnnotationPlan& plan,
                          std::vector<std::string> moves) {
  SearchLimits limits{.move_time = plan.time};
  limits.moves = std::move(moves);
  const auto result = thinker.think(limits, {});
  if (!result) return tl::unexpected<Error>(result.error());
  const auto& report = result->report;
  if (!report) return Opinion{};
  return Opinion{.move = result->best_move, .score = report->score};
}

} // namespace

std::string_view mark_for(double chance_lost) noexcept {
  if (chance_lost >= kBlunder) return "??";
  if (chance_lost >= kMistake) return "?";
  return chance_lost >= kDoubtful ? "?!" : "";
}

std::optional<Error> annotate(record::Record& record, Thinker& thinker,
                              const AnnotationPlan& plan) {
  GameLine line;
  if (const auto* const position = record.tag(record::kPositionTag)) line.start = *position;
  for (std::size_t i = 0; i < record.moves.size() && !plan.stop; ++i) {
    plan.progress(i, record.moves.size());
    auto& move = record.moves[i];
    remove_earlier(move);
    if (auto error = thinker.engine().set_game(line)) return error;
    line.moves.push_back(move.text);
    const auto best = opinion(thinker, plan, {});
    if (!best) return best.error();
    if (best->move.empty() || best->move == move.text) continue;
    const auto played = opinion(thinker, plan, {move.text});
    if (!played) return played.error();
    if (played->move.empty()) continue;
    const auto lost = terminal::chance_of(best->score) - terminal::chance_of(played->score);
    const auto mark = mark_for(lost);
    if (mark.empty()) continue;
    if (move.mark.empty() || is_our_mark(move.mark)) move.mark = mark;
    move.comments.push_back(std::string(kOurs) +
                            Message("better {0}: {1} instead of {2} (-{3} %)",
                                    "mieux {0} : {1} au lieu de {2} (-{3} %)")
                                .with(best->move, score_words(best->score, plan.language),
                                      score_words(played->score, plan.language),
                                      std::lround(lost * 100))
                                .in(plan.language));
  }
  return std::nullopt;
}

} // namespace howdah::cli
