// What the tree search knows of Sam Liam with three and four players.
#pragma once

#include "engine/mcts/mcts_engine.hpp"
#include "engine/samliam/multiplayer_attack.hpp"
#include "engine/samliam/multiplayer_evaluation.hpp"
#include "games/samliam/samliam.hpp"

#include <span>

namespace howdah::samliam {

class MultiplayerKnowledge {
public:
  using Game = SamLiam;

  MultiplayerKnowledge(const SamLiam& game, const MultiplayerWeights& weights)
      : game_(game), weights_(weights.of_players(game.players())) {}

  /// A move that completes a figure, or announces WIN where the player has to announce.
  [[nodiscard]] std::optional<Move> winning_move(const Position& position,
                                                 std::span<const Move> moves) const;
  /// With announce=strict: removes the moves that leave out a due announcement.
  void leave_out_pointless(std::vector<Move>& moves) const;
  /// Priors of the moves, in logits; `attention` weighs the others' figures.
  void rate(const Position& position, std::span<const Move> moves, float attention,
            std::span<float> weights) const;
  [[nodiscard]] Shares playout(const Position& position, Random& random) const;

  /// A win by SAMs alone for the player to move.
  [[nodiscard]] std::optional<ForcedWin> forced_win(const Position& position,
                                                    const std::function<bool()>& go_on) const;

  [[nodiscard]] MctsStrength strength(int level) const noexcept;

private:
  SamLiam game_;
  SeatWeights weights_;
};

/// The engine for three and four players.
[[nodiscard]] std::unique_ptr<Engine> make_multiplayer_engine(const SamLiam& game,
                                                              const MultiplayerWeights& weights);

} // namespace howdah::samliam
