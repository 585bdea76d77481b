// What the search knows of Siam beyond the rules: who wins at once, the evaluation, and which moves
// quiescence follows.
#pragma once

#include "engine/alphabeta/value.hpp"
#include "engine/levels.hpp"
#include "engine/siam/rock_pushes.hpp"
#include "engine/siam/successors.hpp"
#include "engine/siam/threats.hpp"
#include "games/siam/siam.hpp"

#include <cstdint>

namespace howdah::siam {

class Knowledge {
public:
  using Game = Siam;

  Knowledge(const Siam& game, const Weights& weights);

  [[nodiscard]] PositionInfo inspect(const Position& position) const noexcept;

  /// The full evaluation: the estimate of the lines, plus the blocks.
  [[nodiscard]] Value estimate(const Position& position, const PositionInfo& info) const noexcept {
    return as_estimate(info.line_estimate + evaluation_.blocks(position));
  }

  /// Whether the successors of a position can be evaluated without playing the moves (Successors):
  /// where the board alone decides.
  [[nodiscard]] bool board_decides_next(const Position& position) const noexcept {
    return !may_end_within(position, 3) &&
           (!game_.rules().opening_crosses || position.ply + 1 >= kOpeningPlies);
  }
  [[nodiscard]] const Evaluation& evaluation() const noexcept { return evaluation_; }

  /// The moves that quiescence tries: those that push a rock.
  void forcing_moves(const Position& position, MoveList& moves) const noexcept;

  /// Of a threatened position: all moves but those that surely leave the threat as it is, and so
  /// lose to it.
  Threats evasions(const Position& position, MoveList& moves) const;

  /// False where zugzwang is likely: a player with few animals may be lost only because one of them
  /// has to move.
  [[nodiscard]] bool make_null_move(Position& position) const noexcept {
    if (game_.rules().animals < kArmyWithAFreeMove || may_end_within(position, 2) ||
        crosses_forbidden(position, game_.rules())) {
      return false;
    }
    ++position.ply;
    return true;
  }

  [[nodiscard]] static Strength strength(int level) noexcept;

  /// A tenth of a millisecond's work.
  static constexpr std::uint64_t kNodesBetweenPolls = 1024;

  // Dense numbers for moves, the indices of the move ordering.
  static constexpr std::size_t kMoveNumbers = 1U << 15U;
  static constexpr std::size_t kDestinations = 1U << 7U; // where and how an animal ends
  [[nodiscard]] static constexpr std::size_t number(Move move) noexcept { return move.bits(); }
  [[nodiscard]] static constexpr std::size_t destination(Move move) noexcept {
    return move.bits() & (kDestinations - 1);
  }
  /// All pushes: nearly the moves that quiescence tries.
  [[nodiscard]] static constexpr bool is_forcing(Move move) noexcept { return move.is_push(); }

private:
  static constexpr int kArmyWithAFreeMove = 3;

  [[nodiscard]] bool may_end_within(const Position& position, std::uint32_t plies) const noexcept {
    const auto limit = game_.rules().limit != 0 ? game_.rules().limit : kMaxPly;
    return position.ply + plies >= limit;
  }
  [[nodiscard]] bool has_winning_move(const Position& position) const;

  Siam game_;
  const RockPushLookup* rock_pushes_;
  Evaluation evaluation_;
};

inline PositionInfo Knowledge::inspect(const Position& position) const noexcept {
  PositionInfo info = evaluation_.inspect(position);
  // Two rules can make a push of the lookup impossible or pointless.
  if (info.wins_now && crosses_forbidden(position, game_.rules())) [[unlikely]] {
    info.wins_now = has_winning_move(position);
  }
  if (info.threatened && (may_end_within(position, 2) ||
                          (game_.rules().opening_crosses && position.ply < kOpeningPlies)))
      [[unlikely]] {
    info.threatened = false;
  }
  return info;
}

} // namespace howdah::siam
