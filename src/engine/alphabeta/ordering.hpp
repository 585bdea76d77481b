// Which move to try first: what a search remembers of moves that turned out good or bad.
//
// All threads of a search share one memory: who learns alike orders and reduces alike, and so finds
// in the table just what another has left there. They write without asking each other; what is
// lost by that is a little experience.
#pragma once

#include "engine/alphabeta/value.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace howdah {

/// How well a move did so far, from -kMost to kMost. Each update moves it part of the way, so
/// that old news fades.
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

/// The last two moves, by number, that cut the search off at some ply.
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

/// `K` is what a search knows of its game. A copy shares its memory.
template <class K>
class Ordering {
public:
  using Move = typename K::Game::Move;
  using Before = std::optional<Move>; // the move before; none at the root and after a pass

  // Between searches.
  void clear() { tables_ = std::make_shared<Tables>(); }
  void fade() noexcept {
    for (auto& of_seat : tables_->moves) {
      for (auto& counter : of_seat) counter.fade();
    }
    for (auto& killers : tables_->killers) killers.clear();
  }

  [[nodiscard]] int history(unsigned seat, Move move, Before before) const noexcept {
    return tables_->moves[seat][K::number(move)].value() +
           tables_->after[row_of(before)][K::place_number(move)].value();
  }

  /// A function that scores the moves of one position: higher is tried earlier.
  [[nodiscard]] auto scorer(unsigned seat, Before before, int ply) const noexcept {
    const auto& moves = tables_->moves[seat];
    const auto& after = tables_->after[row_of(before)];
    const auto& killers = tables_->killers[static_cast<unsigned>(ply)];
    return [&moves, &after, first = killers.first(), second = killers.second()](Move move) {
      const auto number = K::number(move);
      const bool is_killer = number == first || number == second;
      return moves[number].value() + after[K::place_number(move)].value() +
             (K::is_forcing(move) ? kForcing : 0) + (is_killer ? kKiller : 0);
    };
  }

  [[nodiscard]] bool is_killer(Move move, int ply) const noexcept {
    const auto& killers = tables_->killers[static_cast<unsigned>(ply)];
    const auto number = K::number(move);
    return killers.first() == number || killers.second() == number;
  }

  /// The move cut the search off; those tried before it did not.
  void reward(unsigned seat, Move best, const auto& tried_before, Before before, int ply,
              int depth) noexcept {
    const int bonus = std::min(depth * depth * 16 + 32 * depth, 1600);
    add(seat, best, before, bonus);
    for (const Move move : tried_before) add(seat, move, before, -bonus);
    if (!K::is_forcing(best)) {
      tables_->killers[static_cast<unsigned>(ply)].add(static_cast<std::uint32_t>(K::number(best)));
    }
  }

private:
  static constexpr int kForcing = 6000;
  static constexpr int kKiller = 8000;

  struct Tables {
    std::array<std::array<HistoryCounter, K::kMoveNumbers>, 2> moves;
    /// The last row is for positions without a move before.
    std::array<std::array<HistoryCounter, K::kPlaceNumbers>, K::kPlaceNumbers + 1> after;
    std::array<Killers, kMaxPlies> killers;
  };

  [[nodiscard]] static std::size_t row_of(Before before) noexcept {
    return before ? K::place_number(*before) : K::kPlaceNumbers;
  }

  void add(unsigned seat, Move move, Before before, int bonus) noexcept {
    tables_->moves[seat][K::number(move)].add(bonus);
    tables_->after[row_of(before)][K::place_number(move)].add(bonus);
  }

  std::shared_ptr<Tables> tables_ = std::make_shared<Tables>();
};

} // namespace howdah
