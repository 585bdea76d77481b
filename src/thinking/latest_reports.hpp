// The latest reports of a search, readable from other threads while it runs.
#pragma once

#include "engine/engine.hpp"

#include <mutex>
#include <optional>
#include <vector>

namespace howdah {

/// The last report of each rank. One thread may add while another reads.
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

} // namespace howdah
