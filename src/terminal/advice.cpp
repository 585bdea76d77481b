#include "terminal/advice.hpp"

#include "engine/judgement.hpp"
#include "thinking/score_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace howdah::terminal {
namespace {

/// The reason in one language, behind the move and a colon.
std::string reason(const Answer& answer, Language language) {
  const bool french = language == Language::french;
  if (answer.reports.empty()) return french ? "le meilleur vu" : "the best one seen";
  const auto& best = answer.reports.front();
  if (best.score.is_win()) {
    return fmt::format("{} {}", french ? "gagne en" : "wins in",
                       plies_words(best.score.plies(), language));
  }
  if (best.score.is_loss()) {
    return fmt::format("{} {}",
                       french ? "tient le plus longtemps : perdu en" : "holds out longest: lost in",
                       plies_words(best.score.plies(), language));
  }
  if (answer.reports.size() > 1 && answer.reports[1].score.is_loss()) {
    return fmt::format("{} {}",
                       french ? "empêche un gain : tout autre coup perd en"
                              : "stops a win: any other move loses in",
                       plies_words(answer.reports[1].score.plies(), language));
  }
  auto score = score_words(best.score, language);
  if (best.line.size() < 2) return score;
  return fmt::format("{}, {} {}", score, french ? "puis" : "then",
                     fmt::join(best.line.begin() + 1, best.line.end(), " "));
}

} // namespace

SearchOptions hint_options() {
  return {.lines = 2};
}

Phrase hint_words(const Answer& answer) {
  return {fmt::format("Hint: {}: {}", answer.move, reason(answer, Language::english)),
          fmt::format("Conseil : {} : {}", answer.move, reason(answer, Language::french))};
}

bool accepts_draw(Score offering) {
  return offering.is_win() || (!offering.is_proved() && offering.centi() >= 0);
}

std::string evaluation_bar(Score score, int width, bool unicode, Language language) {
  const auto filled = static_cast<int>(std::lround(chance_of(score) * width));
  std::string bar;
  for (int i = 0; i < width; ++i) {
    bar += i < filled ? (unicode ? "█" : "#") : (unicode ? "░" : "-");
  }
  return fmt::format("{} {}", bar, score_words(score, language));
}

} // namespace howdah::terminal
