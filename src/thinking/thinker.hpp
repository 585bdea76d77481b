// An engine on its own threads: searches are asynchronous.
//
// One thread calls the engine's `think`, the others its `help`. All of them are joined when a
// search is over, so between searches only the caller uses the engine.
#pragma once

#include "engine/engine.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace howdah {

/// Receives the result; called once, on the thinking thread, when `is_thinking` is already false.
using DoneListener = std::function<void(const SearchResult&)>;

class Thinker {
public:
  explicit Thinker(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  /// Stops the search and waits for its end.
  ~Thinker();

  /// Only while no search runs.
  [[nodiscard]] Engine& engine() noexcept { return *engine_; }

  /// From 1 to Engine::kMaxThreads, for the searches to come.
  void set_threads(int threads) noexcept { threads_ = threads; }

  /// Begins a search and returns at once, after an earlier one has ended. The listeners are called
  /// on the thinking thread and must not wait for this search. On an error no search runs and
  /// neither is called.
  [[nodiscard]] std::optional<Error> start(const SearchLimits& limits, const SearchOptions& options,
                                           SearchListener listener, DoneListener on_done);
  /// Asks the search to end soon. Safe from any thread.
  void stop() noexcept { engine_->stop(); }
  /// Returns when no search runs and the listeners have returned.
  void wait();
  /// The same, for that long at most: whether the search has ended.
  [[nodiscard]] bool wait_for(std::chrono::milliseconds time);

  [[nodiscard]] bool is_thinking() const;

  /// A synchronous search: the caller waits for the result.
  [[nodiscard]] Expected<SearchResult>
  think(const SearchLimits& limits, const SearchOptions& options, SearchListener listener = {});

private:
  enum class Phase : unsigned char { idle, starting, thinking, given_up };

  void start_threads(SearchListener listener, DoneListener on_done);
  void lead(const SearchListener& listener, const DoneListener& on_done);
  [[nodiscard]] bool whole_team_is_there();
  void enter(Phase phase);

  std::unique_ptr<Engine> engine_;
  int threads_ = 1;
  mutable std::mutex mutex_; // of phase_
  std::condition_variable phase_changed_;
  Phase phase_ = Phase::idle;
  std::vector<std::jthread> helpers_; // while a search runs, the leader's to join
  std::jthread leader_;
};

} // namespace howdah
