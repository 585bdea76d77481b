#include "thinking/latest_reports.hpp"

#include <algorithm>

namespace howdah {

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
    // A search that was stopped may have a new best move, which an older report also contains.
    const bool again = std::ranges::any_of(shown, [&](const SearchReport& earlier) {
      return earlier.line.front() == report.line.front();
    });
    if (!again) shown.push_back(report);
  }
  return shown;
}

} // namespace howdah
