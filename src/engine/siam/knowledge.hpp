// What the search knows of Siam beyond the rules: who wins at once, how good a position looks,
// and which moves are worth a look when all others are cut off.
#pragma once

#include "engine/alphabeta/value.hpp"
#include "engine/levels.hpp"
#include "engine/siam/line_insight.hpp"
#include "engine/siam/successors.hpp"
#include "engine/siam/threats.hpp"
#include "games/siam/siam.hpp"

#include <cstdint>

namespace howdah::siam {

class Knowledge {
public:
  using Game = Siam;

  using View = siam::View;

  Knowledge(const Siam& game, const Weights& weights);

  [[nodiscard]] View look(const Position& position) const noexcept;

  /// How good the position looks: the rough estimate, and what the blocks add to it.
  [[nodiscard]] Value estimate(const Position& position, const View& view) const noexcept {
    return as_estimate(view.rough + sight_.blocks(position));
  }

  /// What follows a position, seen without playing it. Only where the board alone decides.
  using Successors = siam::Successors;
  [[nodiscard]] bool board_decides_next(const Position& position) const noexcept {
    return !may_end_within(position, 3) &&
           (!game_.rules().opening_crosses || position.ply + 1 >= kOpeningPlies);
  }
  [[nodiscard]] const Sight& sight() const noexcept { return sight_; }

  /// The moves that quiescence tries: those that push a rock.
  void forcing_moves(const Position& position, const View& view, MoveList& moves) const noexcept;

  using Threats = siam::Threats;

  /// Of a threatened position: all moves but those that surely leave the threat as it is, and so
  /// lose to it.
  Threats evasions(const Position& position, const View& view, MoveList& moves) const;

  /// The turn goes over without a move. False when that would tell nothing: a player with few
  /// animals may be lost only because one of them has to move.
  [[nodiscard]] bool pass(Position& position) const noexcept {
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

  // Small numbers for moves, by which orderings remember them.
  static constexpr std::size_t kMoveNumbers = 1U << 15U;
  static constexpr std::size_t kPlaceNumbers = 1U << 7U; // where and how an animal ends
  [[nodiscard]] static constexpr std::size_t number(Move move) noexcept { return move.bits(); }
  [[nodiscard]] static constexpr std::size_t place_number(Move move) noexcept {
    return move.bits() & (kPlaceNumbers - 1);
  }
  /// Moves that quiescence would try, nearly: all pushes.
  [[nodiscard]] static constexpr bool is_forcing(Move move) noexcept { return move.is_push(); }

private:
  static constexpr int kArmyWithAFreeMove = 3;

  [[nodiscard]] bool may_end_within(const Position& position, std::uint32_t plies) const noexcept {
    const auto limit = game_.rules().limit != 0 ? game_.rules().limit : kMaxPly;
    return position.ply + plies >= limit;
  }
  [[nodiscard]] bool has_winning_move(const Position& position) const;

  Siam game_;
  const RockPushTable* rock_pushes_;
  Sight sight_;
};

inline Knowledge::View Knowledge::look(const Position& position) const noexcept {
  View view = sight_.look(position);
  // Two rules can make a push of the table impossible or pointless.
  if (view.wins_now && crosses_forbidden(position, game_.rules())) [[unlikely]] {
    view.wins_now = has_winning_move(position);
  }
  if (view.threatened && (may_end_within(position, 2) ||
                          (game_.rules().opening_crosses && position.ply < kOpeningPlies)))
      [[unlikely]] {
    view.threatened = false;
  }
  return view;
}

} // namespace howdah::siam
