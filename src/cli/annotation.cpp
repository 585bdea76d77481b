#include "cli/annotation.hpp"

#include "cli/interruptible_search.hpp"
#include "cli/message.hpp"
#include "engine/judgement.hpp"
#include "thinking/score_words.hpp"

#include <cmath>

namespace howdah::cli {
namespace {

constexpr std::string_view kOurs = "howdah: "; // how our comments begin

bool is_our_mark(std::string_view mark) {
  return mark == "?!" || mark == "?" || mark == "??";
}

void remove_earlier(record::Move& move) {
  const auto removed = std::erase_if(
      move.comments, [](const std::string& comment) { return comment.starts_with(kOurs); });
  if (removed > 0 && is_our_mark(move.mark)) move.mark.clear();
}

} // namespace

std::optional<Error> annotate(record::Record& record, Thinker& thinker,
                              const AnnotationPlan& plan) {
  GameLine line;
  if (const auto* const position = record.tag(record::kPositionTag)) line.start = *position;
  for (std::size_t i = 0; i < record.moves.size() && !plan.stop; ++i) {
    auto& move = record.moves[i];
    remove_earlier(move);
    if (auto error = thinker.engine().set_game(line)) return error;
    line.moves.push_back(move.text);
    const auto judged = judge(move.text, [&](SearchLimits limits) {
      limits.move_time = plan.time;
      return search_until(plan.stop, thinker, limits, {}, {},
                          [&] { plan.progress(i, record.moves.size()); });
    });
    if (!judged) return judged.error();
    if (!*judged || (*judged)->mark.empty()) continue;
    const auto& [best, played, lost, mark] = **judged;
    if (move.mark.empty() || is_our_mark(move.mark)) move.mark = mark;
    move.comments.push_back(std::string(kOurs) + Message("better {0}: {1} instead of {2} (-{3} %)",
                                                         "mieux {0} : {1} au lieu de {2} (-{3} %)")
                                                     .with(best.line.front(),
                                                           score_words(best.score, plan.language),
                                                           score_words(played.score, plan.language),
                                                           std::lround(lost * 100))
                                                     .in(plan.language));
  }
  return std::nullopt;
}

} // namespace howdah::cli
