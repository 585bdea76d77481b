#include "thinking/score_words.hpp"

#include "core/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah {

std::string plies_words(int plies, Language language) {
  if (language == Language::french) return concat(plies, plies == 1 ? " coup" : " coups");
  return concat(plies, plies == 1 ? " ply" : " plies");
}

std::string score_words(Score score, Language language) {
  if (score.is_proved()) {
    const bool french = language == Language::french;
    const auto what =
        score.is_win() ? (french ? "gain en " : "win in ") : (french ? "perte en " : "loss in ");
    return concat(what, plies_words(score.plies(), language));
  }
  auto text = fmt::format("{:+.2f}", static_cast<double>(score.centi()) / 100);
  if (language == Language::french) std::ranges::replace(text, '.', ',');
  return text;
}

} // namespace howdah
