// Which move to try first: what a search remembers of moves that turned out good or bad.
#pragma once

#include "engine/alphabeta/value.hpp"

#include <algorithm>
#include <array>
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
    const int change = bonus - value_ * std::abs(bonus) / kMost;
    value_ = static_cast<std::int16_t>(value_ + change);
  }
  [[nodiscard]] int value() const noexcept { return value_; }
  void fade() noexcept { value_ = static_cast<std::int16_t>(value_ / 2); }

private:
  std::int16_t value_ = 0;
};

/// `K` is what a search knows of its game.
template <class K>
class Ordering {
public:
  using Move = typename K::Game::Move;
  using Before = std::optional<Move>; // the move before; none at the root and after a pass

  Ordering() { clear(); }

  void clear() {
    tables_ = std::make_unique<Tables>();
    tables_->killers.fill({kNone, kNone});
  }
  void fade() {
    for (auto& of_seat : tables_->moves) {
      for (auto& counter : of_seat) counter.fade();
    }
    tables_->killers.fill({kNone, kNone});
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
    return [&moves, &after, first = killers[0], second = killers[1]](Move move) {
      const auto number = K::number(move);
      const bool is_killer = number == first || number == second;
      return moves[number].value() + after[K::place_number(move)].value() +
             (K::is_forcing(move) ? kForcing : 0) + (is_killer ? kKiller : 0);
    };
  }

  [[nodiscard]] bool is_killer(Move move, int ply) const noexcept {
    const auto& killers = tables_->killers[static_cast<unsigned>(ply)];
    const auto number = static_cast<std::uint32_t>(K::number(move));
    return killers[0] == number || killers[1] == number;
  }

  /// The move cut the search off; those tried before it did not.
  void reward(unsigned seat, Move best, const auto& tried_before, Before before, int ply,
              int depth) noexcept {
    const int bonus = std::min(depth * depth * 16 + 32 * depth, 1600);
    add(seat, best, before, bonus);
    for (const Move move : tried_before) add(seat, move, before, -bonus);
    auto& killers = tables_->killers[static_cast<unsigned>(ply)];
    const auto number = static_cast<std::uint32_t>(K::number(best));
    if (!K::is_forcing(best) && killers[0] != number) {
      killers[1] = killers[0];
      killers[0] = number;
    }
  }

private:
  static constexpr int kForcing = 6000;
  static constexpr int kKiller = 8000;

  struct Tables {
    std::array<std::array<HistoryCounter, K::kMoveNumbers>, 2> moves;
    /// The last row is for positions without a move before.
    std::array<std::array<HistoryCounter, K::kPlaceNumbers>, K::kPlaceNumbers + 1> after;
    std::array<std::array<std::uint32_t, 2>, kMaxPlies> killers; // by number
  };
  static constexpr std::uint32_t kNone = UINT32_MAX;

  [[nodiscard]] static std::size_t row_of(Before before) noexcept {
    return before ? K::place_number(*before) : K::kPlaceNumbers;
  }

  void add(unsigned seat, Move move, Before before, int bonus) noexcept {
    tables_->moves[seat][K::number(move)].add(bonus);
    tables_->after[row_of(before)][K::place_number(move)].add(bonus);
  }

  std::unique_ptr<Tables> tables_;
};

} // namespace howdah
