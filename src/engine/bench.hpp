// The signature of an engine: the nodes it needs for a fixed set of positions at a fixed depth.
// Every build, native or browser, must come to the same number; a change of play changes it.
#pragma once

#include "core/error.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace howdah {

/// The positions that every build of an engine searches for its signature.
struct BenchSet {
  std::string_view rules{};
  int depth = 0;
  std::span<const std::string_view> positions{};
};

/// Null when a game has none.
[[nodiscard]] const BenchSet* bench_set(std::string_view game);
/// The same, or an error that says so.
[[nodiscard]] Expected<BenchSet> bench_set_of(std::string_view game);

struct BenchResult {
  std::uint64_t nodes = 0; // the signature
  std::chrono::milliseconds time{};
};

/// Called after each position: how many are done, how many there are, and the nodes so far.
using BenchListener = std::function<void(int done, int all, std::uint64_t nodes)>;

/// Searches with one thread, a new engine and the usual rules.
[[nodiscard]] Expected<BenchResult> run_bench(std::string_view game, const BenchListener& listener);

} // namespace howdah
