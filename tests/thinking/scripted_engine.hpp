// An engine whose every step a test knows: it reports depth after depth, with the first legal move
// as the best, until a limit or `stop`, and keeps account of how it was called.
#pragma once

#include "engine/engine.hpp"
#include "games/registry.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace howdah::testing {

/// What the test and the engine share; it outlives the engine.
struct Script {
  // What the engine shall do.
  bool ends_by_itself = false; // a search without limits ends after three depths
  Score score = Score::estimate(25);

  // What was done to it.
  SearchLimits limits{}; // of the last search
  SearchOptions options{};
  std::size_t table_bytes = 0;
  int forgotten = 0;
  std::atomic<int> helpers_inside = 0;
  std::atomic<int> helps = 0;
  std::atomic<unsigned> helper_numbers = 0; // a bit for each
  std::atomic<bool> destroyed = false;
};

class ScriptedEngine final : public Engine {
public:
  ScriptedEngine(std::shared_ptr<Script> script, const std::string& game, std::string_view rules)
      : script_(std::move(script)), game_(find_game(game)->make(rules).value()),
        state_(game_->start()) {}
  ~ScriptedEngine() override { script_->destroyed = true; }

  std::optional<Error> set_game(const GameLine& line) override {
    auto state = line.start.empty() ? game_->start() : game_->parse_position(line.start).value();
    for (const auto& move : line.moves) {
      if (auto error = state->play(move)) return error;
    }
    state_ = std::move(state);
    return std::nullopt;
  }
  void forget() override { ++script_->forgotten; }
  void set_table_size(std::size_t bytes) override { script_->table_bytes = bytes; }

  std::optional<Error> begin(const SearchLimits& limits, const SearchOptions& options) override {
    for (const auto& move : limits.moves) {
      if (auto error = state_->clone()->play(move)) return error;
    }
    script_->limits = limits;
    script_->options = options;
    stopped_ = false;
    return std::nullopt;
  }

  SearchResult think(const SearchListener& listener) override {
    const auto moves = state_->legal_moves();
    if (moves.empty()) return {};
    const auto& limits = script_->limits;
    const bool limited = limits.depth || limits.nodes || limits.move_time || limits.clocks[0];
    SearchResult result{.best_move = limits.moves.empty() ? moves.front() : limits.moves.front()};
    for (int depth = 1; depth <= limits.depth.value_or(3); ++depth) {
      SearchReport report{.depth = depth,
                          .selective_depth = depth + 1,
                          .score = script_->score,
                          .nodes = static_cast<std::uint64_t>(depth) * 100,
                          .time = std::chrono::milliseconds(depth),
                          .table_permille = 7,
                          .line = {result.best_move}};
      listener(report);
      result.report = report;
      result.nodes = report.nodes;
    }
    if (!limited && !script_->ends_by_itself) stopped_.wait(false);
    return result;
  }

  void help(int helper) override {
    ++script_->helps;
    script_->helper_numbers |= 1U << static_cast<unsigned>(helper);
    ++script_->helpers_inside; // last: tests wait for it
    stopped_.wait(false);
    --script_->helpers_inside;
  }

  void stop() noexcept override {
    stopped_ = true;
    stopped_.notify_all();
  }

private:
  std::shared_ptr<Script> script_;
  std::unique_ptr<AnyGame> game_;
  std::unique_ptr<AnyState> state_;
  std::atomic<bool> stopped_ = true;
};

} // namespace howdah::testing
