#include "cli/search_words.hpp"

#include "cli/message.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace howdah::cli {

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

} // namespace howdah::cli
