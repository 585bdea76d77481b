// An asynchronous engine: one search at a time on its own threads; its result is fetched when it is
// ready.
#pragma once

#include "terminal/local_game.hpp"
#include "thinking/latest_reports.hpp"
#include "thinking/thinker.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace howdah::terminal {

/// What a search is for.
enum class SearchPurpose : unsigned char { move, hint, evaluation, draw_offer };

struct FinishedSearch {
  SearchPurpose purpose{};
  std::string move{};                  // the best one
  std::vector<SearchReport> reports{}; // best first
  std::uint32_t at_move = 0;           // how many moves were played
};

class BackgroundEngine {
public:
  /// The engine is created when the first search starts.
  BackgroundEngine() = default;
  BackgroundEngine(const BackgroundEngine&) = delete;
  BackgroundEngine& operator=(const BackgroundEngine&) = delete;

  /// Cancels the search before it. Where the game has the pie rule, moves and hints are chosen by
  /// it, whatever the options say. An error says why there is no engine.
  [[nodiscard]] std::optional<Error> start(SearchPurpose purpose, const play::GameInPlay& game,
                                           const SearchLimits& limits, SearchOptions options);
  /// Of the search that runs, or has ended and was not fetched.
  [[nodiscard]] std::optional<SearchPurpose> purpose() const { return purpose_; }
  /// Returns the result once; nothing while the search runs.
  [[nodiscard]] std::optional<FinishedSearch> fetch();
  /// Stops the search; there is nothing to fetch then.
  void cancel();
  /// Waits until the search has ended or `stop` is set, and fetches it.
  [[nodiscard]] std::optional<FinishedSearch> wait(const std::atomic<bool>& stop);

private:
  [[nodiscard]] std::optional<Error> prepare(const AnyGame& game);

  std::string game_; // the name and rules the engine was made for
  std::shared_ptr<LatestReports> reports_;
  std::optional<SearchPurpose> purpose_;
  std::uint32_t at_move_ = 0;
  mutable std::mutex mutex_; // of result_, which the searching thread sets
  std::optional<SearchResult> result_;
  std::unique_ptr<Thinker> thinker_; // last: its thread is gone before what it writes to
};

/// How long an engine may think about its move: that time at most, and what the clock allows.
[[nodiscard]] SearchLimits move_limits(const LocalGame& game, milliseconds most);

} // namespace howdah::terminal
