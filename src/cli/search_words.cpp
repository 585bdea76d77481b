#include "cli/search_words.hpp"

#include "cli/message.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace howdah::cli {

namespace {

std::string plies_words(int plies, Language language) {
  const auto form = plies == 1 ? Message("{0} ply", "{0} coup") : Message("{0} plies", "{0} coups");
  return form.with(plies).in(language);
}

} // namespace

std::string score_words(Score score, Language language) {
  if (score.is_proved()) {
    const auto form = score.is_win() ? Message("win in {0}", "gain en {0}")
                                     : Message("loss in {0}", "perte en {0}");
    return form.with(plies_words(score.plies(), language)).in(language);
  }
  auto text = fmt::format("{:+.2f}", static_cast<double>(score.centi()) / 100);
  if (language == Language::french) std::ranges::replace(text, '.', ',');
  return text;
}

std::string report_words(const SearchReport& report, Language language) {
  return Message("depth {0}, {1}: {2}", "profondeur {0}, {1} : {2}")
      .with(report.depth, score_words(report.score, language), fmt::join(report.line, " "))
      .in(language);
}

nlohmann::ordered_json report_json(const SearchReport& report) {
  nlohmann::ordered_json score;
  if (report.score.is_proved()) {
    score[report.score.is_win() ? "win" : "loss"] = report.score.plies();
  } else {
    score["cp"] = report.score.centi();
  }
  return {{"depth", report.depth},
          {"selective_depth", report.selective_depth},
          {"score", score},
          {"moves", report.line}};
}

void LatestReports::add(const SearchReport& report) {
  const std::scoped_lock lock(mutex_);
  const auto rank = static_cast<std::size_t>(report.rank);
  if (reports_.size() < rank) reports_.resize(rank);
  reports_[rank - 1] = report;
}

std::optional<SearchReport> LatestReports::best() const {
  const std::scoped_lock lock(mutex_);
  if (reports_.empty() || reports_.front().line.empty()) return std::nullopt;
  return reports_.front();
}

std::vector<SearchReport> LatestReports::all() const {
  const std::scoped_lock lock(mutex_);
  std::vector<SearchReport> shown;
  for (const auto& report : reports_) {
    if (report.line.empty()) continue;
    // A search that was stopped may have a new best move, which an older report also speaks of.
    const bool again = std::ranges::any_of(shown, [&](const SearchReport& earlier) {
      return earlier.line.front() == report.line.front();
    });
    if (!again) shown.push_back(report);
  }
  return shown;
}

} // namespace howdah::cli
