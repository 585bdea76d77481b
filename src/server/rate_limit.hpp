// Rate limits per client: a token bucket.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace howdah::server {

class RateLimit {
public:
  /// `burst` at once, then `rate` per second. A rate of 0 limits nothing.
  RateLimit(double rate, double burst) : rate_(rate), burst_(burst) {}

  /// Whether the client may have one more, at that time in milliseconds.
  [[nodiscard]] bool allow(const std::string& client, std::int64_t now, double cost = 1) {
    if (rate_ == 0) return true;
    auto& bucket = buckets_.try_emplace(client, Bucket{.level = burst_, .at = now}).first->second;
    const auto seconds = static_cast<double>(now - bucket.at) / 1000;
    bucket.level = std::min(burst_, bucket.level + seconds * rate_);
    bucket.at = now;
    if (bucket.level < cost) return false;
    bucket.level -= cost;
    return true;
  }

  /// Removes clients whose bucket is full again.
  void tidy(std::int64_t now) {
    std::erase_if(buckets_, [&](const auto& entry) {
      return entry.second.level + static_cast<double>(now - entry.second.at) / 1000 * rate_ >=
             burst_;
    });
  }

  [[nodiscard]] std::size_t size() const noexcept { return buckets_.size(); }

private:
  struct Bucket {
    double level = 0;
    std::int64_t at = 0;
  };
  double rate_;
  double burst_;
  std::unordered_map<std::string, Bucket> buckets_{};
};

} // namespace howdah::server
