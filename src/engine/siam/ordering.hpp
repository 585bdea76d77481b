// Move ordering: history and continuation history of the moves that caused cutoffs, and killer
// moves.
//
// All threads of a search share these counters: threads that order and reduce alike find each
// other's results in the transposition table. They write without a lock; a lost update is harmless.
#pragma once

#include "engine/siam/knowledge.hpp"
#include "engine/siam/tuning.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace howdah::siam {

/// How well a move did so far, from -kMost to kMost. Each update moves it part of the way (history
/// gravity), so that old results fade.
class HistoryCounter {
public:
  static constexpr int kMost = 8192;

  void add(int bonus) noexcept {
    const int before = value();
    set(before + bonus - before * std::abs(bonus) / kMost);
  }
  [[nodiscard]] int value() const noexcept { return value_.load(std::memory_order_relaxed); }
  void fade() noexcept { set(value() / 2); }

private:
  void set(int value) noexcept {
    value_.store(static_cast<std::int16_t>(value), std::memory_order_relaxed);
  }

  std::atomic<std::int16_t> value_{0};
};

/// The last two quiet moves, by number, that caused a cutoff at some ply.
class Killers {
public:
  [[nodiscard]] std::uint32_t first() const noexcept {
    return first_.load(std::memory_order_relaxed);
  }
  [[nodiscard]] std::uint32_t second() const noexcept {
    return second_.load(std::memory_order_relaxed);
  }
  void add(std::uint32_t number) noexcept {
    if (first() == number) return;
    second_.store(first(), std::memory_order_relaxed);
    first_.store(number, std::memory_order_relaxed);
  }
  void clear() noexcept {
    first_.store(kNone, std::memory_order_relaxed);
    second_.store(kNone, std::memory_order_relaxed);
  }

private:
  static constexpr std::uint32_t kNone = UINT32_MAX;
  std::atomic<std::uint32_t> first_{kNone};
  std::atomic<std::uint32_t> second_{kNone};
};

/// A copy shares its counters.
class Ordering {
public:
  using Before = std::optional<Move>; // the move before; none at the root and after a null move

  // Between searches.
  void clear() { counters_ = std::make_shared<Counters>(); }
  void fade() noexcept {
    for (auto& of_seat : counters_->moves) {
      for (auto& counter : of_seat) counter.fade();
    }
    for (auto& killers : counters_->killers) killers.clear();
  }

  [[nodiscard]] int history(unsigned seat, Move move, Before before) const noexcept {
    return counters_->moves[seat][Knowledge::number(move)].value() +
           counters_->after[row_of(before)][Knowledge::destination(move)].value();
  }

  /// A function that scores the moves of one position: higher is tried earlier.
  [[nodiscard]] auto scorer(unsigned seat, Before before, int ply) const noexcept {
    const auto& moves = counters_->moves[seat];
    const auto& after = counters_->after[row_of(before)];
    const auto& killers = counters_->killers[static_cast<unsigned>(ply)];
    return [&moves, &after, first = killers.first(), second = killers.second()](Move move) {
      const auto number = Knowledge::number(move);
      const bool is_killer = number == first || number == second;
      return moves[number].value() + after[Knowledge::destination(move)].value() +
             (Knowledge::is_forcing(move) ? kTuning.forcing_bonus : 0) +
             (is_killer ? kTuning.killer_bonus : 0);
    };
  }

  [[nodiscard]] bool is_killer(Move move, int ply) const noexcept {
    const auto& killers = counters_->killers[static_cast<unsigned>(ply)];
    const auto number = Knowledge::number(move);
    return killers.first() == number || killers.second() == number;
  }

  /// The move caused a cutoff; those tried before it did not.
  void reward(unsigned seat, Move best, const auto& tried_before, Before before, int ply,
              int depth) noexcept {
    const int bonus =
        std::min(kTuning.history_square * depth * depth + kTuning.history_linear * depth,
                 kTuning.history_most);
    add(seat, best, before, bonus);
    for (const Move move : tried_before) add(seat, move, before, -bonus);
    if (!Knowledge::is_forcing(best)) {
      counters_->killers[static_cast<unsigned>(ply)].add(
          static_cast<std::uint32_t>(Knowledge::number(best)));
    }
  }

private:
  struct Counters {
    std::array<std::array<HistoryCounter, Knowledge::kMoveNumbers>, 2> moves;
    /// The last row is for positions without a move before.
    std::array<std::array<HistoryCounter, Knowledge::kDestinations>, Knowledge::kDestinations + 1>
        after;
    std::array<Killers, kMaxPlies> killers;
  };

  [[nodiscard]] static std::size_t row_of(Before before) noexcept {
    return before ? Knowledge::destination(*before) : Knowledge::kDestinations;
  }

  void add(unsigned seat, Move move, Before before, int bonus) noexcept {
    counters_->moves[seat][Knowledge::number(move)].add(bonus);
    counters_->after[row_of(before)][Knowledge::destination(move)].add(bonus);
  }

  std::shared_ptr<Counters> counters_ = std::make_shared<Counters>();
};

} // namespace howdah::siam
