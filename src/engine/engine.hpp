// The facade of every engine, whatever the game.
//
// An engine knows no text but moves and positions, prints nothing and starts no thread. Whoever
// wants several threads calls `help` on the others while `think` runs (src/thinking does).
#pragma once

#include "core/error.hpp"
#include "engine/limits.hpp"
#include "engine/score.hpp"
#include "games/setup.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// A game so far: where it began and what was played. The engine needs both: repetition counts.
struct GameLine {
  std::string start; // a position text; the usual start when empty
  std::vector<std::string> moves{};
  bool swapped = false; // sides were swapped after the first move
};

[[nodiscard]] inline GameLine line_of(const GameSetup& setup, bool swapped = false) {
  return {.start = setup.start, .moves = setup.moves, .swapped = swapped};
}

/// One of the best moves, with what is expected to follow.
struct SearchReport {
  int depth = 0;
  int selective_depth = 0; // the longest line searched
  int rank = 1;            // 1 for the best move, 2 for the second
  Score score = Score::estimate(0);
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{};
  int table_permille = 0; // how full the table is
  /// The expected score by seat, in thousandths; only of engines for more than two players.
  std::vector<int> shares{};
  std::vector<std::string> line{};
};

struct SearchResult {
  /// Empty when the game is over; `swap` (kSwapMove) only where the options allow it.
  std::string best_move;
  /// The last report of the best move; nothing when the search ended before its first.
  std::optional<SearchReport> report{};
  std::uint64_t nodes = 0;
};

using SearchListener = std::function<void(const SearchReport&)>;

class Engine {
public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  // What follows is called while no search runs.

  /// The game to think about. On an error the old one stays.
  [[nodiscard]] virtual std::optional<Error> set_game(const GameLine& line) = 0;
  /// Clears the results of earlier searches.
  virtual void forget() = 0;
  /// Also clears them. The smallest table is a few kilobytes, whatever is asked for.
  virtual void set_table_size(std::size_t bytes) = 0;
  /// Prepares a search; from then on `stop` takes effect. Refuses an illegal move among
  /// `limits.moves`.
  [[nodiscard]] virtual std::optional<Error> begin(const SearchLimits& limits,
                                                   const SearchOptions& options) = 0;

  // A search: one thread thinks, others may help.

  /// Thinks until a limit is reached or `stop` is called, and reports on the way, on this thread.
  [[nodiscard]] virtual SearchResult think(const SearchListener& listener) = 0;
  /// Searches the same game beside `think`, and returns soon after it ends. Helpers are numbered
  /// from 1, and every helper has a number of its own, below kMaxThreads.
  virtual void help(int helper) = 0;
  /// Safe from any thread, at any time.
  virtual void stop() noexcept = 0;

  static constexpr int kMaxThreads = 256;
};

/// Who plays: the engine itself, or a baseline.
enum class EngineKind : unsigned char {
  full,
  hand_crafted, // the same search with a hand-crafted evaluation
  greedy,       // wins at once when it can, prevents the opponents' next win, else plays any move
  random,       // plays any move
};

/// An engine for the game of that name and rules; `greedy` where the game has none.
[[nodiscard]] Expected<std::unique_ptr<Engine>>
make_engine(std::string_view game, std::string_view rules, EngineKind kind = EngineKind::full);

} // namespace howdah
