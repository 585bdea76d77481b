// The positions that every build of an engine searches for its signature.
#pragma once

#include <span>
#include <string_view>

namespace howdah {

struct BenchSet {
  std::string_view rules;
  int depth;
  std::span<const std::string_view> positions;
};

/// Null when there is none for a game of that name.
[[nodiscard]] const BenchSet* bench_set(std::string_view game);

} // namespace howdah
