#include "terminal/advice.hpp"

#include "core/text.hpp"
#include "engine/judgement.hpp"
#include "engine/pie.hpp"
#include "thinking/score_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace howdah::terminal {
namespace {

/// How a player with that score stands, from the best to the worst.
struct Standing {
  double least_chance; // to win
  std::string_view english;
  std::string_view french;
};
constexpr Standing kStandings[] = {
    {.least_chance = 0.75, .english = "clearly better", .french = "nettement mieux"},
    {.least_chance = 0.58, .english = "slightly better", .french = "un peu mieux"},
    {.least_chance = 0.42, .english = "an even game", .french = "jeu égal"},
    {.least_chance = 0.25, .english = "slightly worse", .french = "un peu moins bien"},
    {.least_chance = 0.0, .english = "clearly worse", .french = "nettement moins bien"},
};

Phrase with_plies(std::string_view english, std::string_view french, Score score) {
  return {concat(english, plies_words(score.plies(), Language::english)),
          concat(french, plies_words(score.plies(), Language::french))};
}

/// Whether the player to move chooses under the pie rule: a first move, or a side.
bool pie_matters(const play::GameInPlay& game) {
  const bool first = game.opening().swap == play::SwapRule::pie && game.moves_played() == 0;
  return first || game.may_swap();
}

/// "slightly better (+0.40)".
Phrase standing_words(Score score) {
  const double chance = chance_of(score);
  const auto* const standing = std::ranges::find_if(
      kStandings, [chance](double least) { return chance >= least; }, &Standing::least_chance);
  return {fmt::format("{} ({})", standing->english, score_words(score, Language::english)),
          fmt::format("{} ({})", standing->french, score_words(score, Language::french))};
}

Phrase swap_hint(const play::GameInPlay& game, const FinishedSearch& search) {
  const auto side = game.game().seat_sentences(1 - game.state().to_move()).side;
  Phrase words{fmt::format("Hint: swap, to take {}", side.english),
               fmt::format("Conseil : échanger, pour prendre {}", side.french)};
  if (!search.reports.empty()) {
    const auto standing = standing_words(search.reports.front().score);
    words.english += ": " + standing.english;
    words.french += " : " + standing.french;
  }
  return words;
}

Phrase reason_words(const play::GameInPlay& game, const std::vector<SearchReport>& reports) {
  if (pie_matters(game) && game.moves_played() == 0) {
    return {"a balanced first move, since the other player chooses a side after it",
            "un premier coup équilibré, puisque l'adversaire choisit ensuite son camp"};
  }
  if (reports.empty()) return {"the best move found", "le meilleur coup trouvé"};
  const auto score = reports.front().score;
  if (score.is_win()) return with_plies("wins in ", "gagne en ", score);
  if (score.is_loss()) {
    return with_plies("holds out longest: lost in ", "tient le plus longtemps : perdu en ", score);
  }
  if (reports.size() > 1 && reports[1].score.is_loss()) {
    return with_plies("stops a win: any other move loses in ",
                      "empêche un gain : tout autre coup perd en ", reports[1].score);
  }
  const auto standing = standing_words(score);
  return {"the best move found, " + standing.english,
          "le meilleur coup trouvé, " + standing.french};
}

} // namespace

SearchOptions hint_options(const play::GameInPlay& game) {
  return {.lines = pie_matters(game) ? 1 : 2};
}

Phrase hint_words(const play::GameInPlay& game, const FinishedSearch& search) {
  if (search.move == kSwapMove) return swap_hint(game, search);
  const auto reason = reason_words(game, search.reports);
  Phrase words{fmt::format("Hint: {}: {}", search.move, reason.english),
               fmt::format("Conseil : {} : {}", search.move, reason.french)};
  if (!search.reports.empty() && search.reports.front().line.size() > 1) {
    const auto& reply = search.reports.front().line[1];
    words.english += fmt::format("; expected reply: {}", reply);
    words.french += fmt::format(" ; réponse attendue : {}", reply);
  }
  return words;
}

std::set<std::string> hint_places(const AnyState& state, std::string_view move) {
  std::set<std::string> places;
  for (const auto& gesture : state.gestures()) {
    if (gesture.move != move) continue;
    if (!gesture.from.empty()) places.insert(gesture.from);
    if (!gesture.to.empty()) places.insert(gesture.to);
  }
  return places;
}

bool accepts_draw(Score offering) {
  return offering.is_win() || (!offering.is_proved() && offering.centi() >= 0);
}

bool accepts_draw(const std::optional<FinishedSearch>& search) {
  return search && !search->reports.empty() && accepts_draw(search->reports.front().score);
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
