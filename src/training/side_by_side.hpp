// Many games at once, with the same samples whatever the number of threads.
#pragma once

#include "core/hashing.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <iterator>
#include <mutex>
#include <thread>
#include <vector>

namespace howdah {

/// `make_player()` gives each thread a player of its own, which plays the game of a seed and
/// returns its samples. `report` is called with the number of games finished.
template <class Sample>
[[nodiscard]] std::vector<Sample> play_side_by_side(int number_of_games, int number_of_threads,
                                                    std::uint64_t seed, auto&& make_player,
                                                    const std::function<void(int)>& report) {
  std::vector<std::vector<Sample>> games(static_cast<std::size_t>(number_of_games));
  std::atomic<int> next{0};
  std::atomic<int> done{0};
  std::mutex reporting;
  const auto work = [&] {
    auto play = make_player();
    while (true) {
      const int number = next++;
      if (number >= number_of_games) return;
      games[static_cast<std::size_t>(number)] =
          play(mix(seed) + static_cast<std::uint64_t>(number));
      const int finished = ++done;
      const std::scoped_lock lock(reporting);
      report(finished);
    }
  };
  {
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(number_of_threads));
    for (int i = 0; i < number_of_threads; ++i) threads.emplace_back(work);
  }
  std::vector<Sample> samples;
  for (auto& of_game : games) std::ranges::move(of_game, std::back_inserter(samples));
  return samples;
}

} // namespace howdah
