// An engine that also plays by the pie rule (SearchOptions::pie): its first move is a balanced one,
// and as second player it may answer `swap`. Values come from the map of first moves where the
// rules have one, else from a search. In every other position the engine inside decides alone.
#pragma once

#include "engine/engine.hpp"
#include "engine/first_moves.hpp"

namespace howdah {

class PieEngine final : public Engine {
public:
  /// For a game of two players; `map` may be null.
  PieEngine(std::unique_ptr<Engine> inner, std::unique_ptr<AnyGame> game, const FirstMoveMap* map)
      : inner_(std::move(inner)), game_(std::move(game)), map_(map) {}

  std::optional<Error> set_game(const GameLine& line) override;
  void forget() override { inner_->forget(); }
  void set_table_size(std::size_t bytes) override { inner_->set_table_size(bytes); }
  std::optional<Error> begin(const SearchLimits& limits, const SearchOptions& options) override;

  SearchResult think(const SearchListener& listener) override;
  void help(int helper) override;
  void stop() noexcept override { inner_->stop(); }

private:
  /// What the search to come is for. An answer that needs none is there before it.
  enum class Task : unsigned char { answered, move, first_move, move_or_swap };

  [[nodiscard]] bool plays_pie(const SearchLimits& limits, const SearchOptions& options) const;
  /// Sets the answer where the map of first moves gives one.
  void consult_map(const SearchOptions& options);
  [[nodiscard]] std::optional<Error> begin_first_move(const SearchLimits& limits,
                                                      const SearchOptions& options);
  [[nodiscard]] SearchResult search_first_move(const SearchListener& listener);

  std::unique_ptr<Engine> inner_;
  std::unique_ptr<AnyGame> game_;
  const FirstMoveMap* map_;
  GameLine line_{};
  Task task_ = Task::move;
  SearchResult answer_{};
  int level_ = kMaxLevel;
  std::uint64_t seed_ = 1;
};

} // namespace howdah
