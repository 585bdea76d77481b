// Many games of self-play at once, with the same samples whatever the number of threads.
#pragma once

#include "core/hashing.hpp"
#include "training/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <mutex>
#include <thread>

namespace howdah {

[[nodiscard]] inline SearchLimits nodes_limit(const SelfPlay& plan) {
  SearchLimits limits;
  limits.nodes = plan.nodes;
  return limits;
}

/// `make_player()` gives each thread a player of its own, which plays the game of a seed and
/// returns its samples.
template <class Sample>
[[nodiscard]] std::vector<Sample> play_in_parallel(const SelfPlay& plan, auto&& make_player,
                                                   const SelfPlayListener& listener) {
  std::vector<std::vector<Sample>> games(static_cast<std::size_t>(plan.games));
  std::atomic<int> next{0};
  std::atomic<int> done{0};
  std::mutex reporting;
  const auto work = [&] {
    auto play = make_player();
    while (true) {
      const int number = next++;
      if (number >= plan.games) return;
      games[static_cast<std::size_t>(number)] =
          play(mix(plan.seed) + static_cast<std::uint64_t>(number));
      const int finished = ++done;
      const std::scoped_lock lock(reporting);
      listener(finished);
    }
  };
  {
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(plan.threads));
    for (int i = 0; i < plan.threads; ++i) threads.emplace_back(work);
  }
  std::vector<Sample> samples;
  for (auto& of_game : games) std::ranges::move(of_game, std::back_inserter(samples));
  return samples;
}

} // namespace howdah
