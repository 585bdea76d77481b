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

nlohmann::ordered_json score_json(Score score) {
  nlohmann::ordered_json json;
  if (score.is_proved()) {
    json[score.is_win() ? "win" : "loss"] = score.plies();
  } else {
    json["cp"] = score.centi();
  }
  return json;
}

nlohmann::ordered_json report_json(const SearchReport& report) {
  return {{"depth", report.depth},
          {"selective_depth", report.selective_depth},
          {"score", score_json(report.score)},
          {"moves", report.line}};
}

} // namespace howdah::cli
