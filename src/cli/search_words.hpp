// What a search found, in words for people and as JSON.
#pragma once

#include "core/language.hpp"
#include "engine/engine.hpp"

#include <nlohmann/json_fwd.hpp>

#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace howdah::cli {

/// "+0.35", "win in 5 plies", "loss in 4 plies".
[[nodiscard]] std::string score_words(Score score, Language language);

/// "depth 8, +0.35: @a1e @e1w".
[[nodiscard]] std::string report_words(const SearchReport& report, Language language);

[[nodiscard]] nlohmann::ordered_json report_json(const SearchReport& report);

/// The last report of each rank. One thread may add while another looks.
class LatestReports {
public:
  void add(const SearchReport& report);
  [[nodiscard]] std::optional<SearchReport> best() const;
  /// Best first, each move once.
  [[nodiscard]] std::vector<SearchReport> all() const;

private:
  mutable std::mutex mutex_;
  std::vector<SearchReport> reports_; // by rank
};

} // namespace howdah::cli
