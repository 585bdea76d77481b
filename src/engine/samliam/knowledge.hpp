// What the search knows of Sam Liam with two players beyond the rules.
#pragma once

#include "engine/levels.hpp"
#include "engine/samliam/evaluation.hpp"
#include "games/samliam/samliam.hpp"
#include "games/samliam/threats.hpp"

namespace howdah::samliam {

class Knowledge {
public:
  using Game = SamLiam;

  /// No position takes long: a millisecond's work.
  static constexpr std::uint64_t kNodesBetweenPolls = 8;

  struct PositionInfo {
    bool wins_now; // the player to move can complete a figure
  };

  Knowledge(const SamLiam& game, const Weights& weights)
      : evaluation_(game.setting(), weights.of_size(game.rules().size)) {}

  /// Bars are ignored: for a barred player no win is reported.
  [[nodiscard]] PositionInfo inspect(const Position& position) const noexcept {
    return {.wins_now = has_open_figure(position, position.mover) &&
                        position.barred_to(position.mover).empty()};
  }

  [[nodiscard]] const Evaluation& evaluation() const noexcept { return evaluation_; }

  [[nodiscard]] static Strength strength(int level) noexcept;

private:
  Evaluation evaluation_;
};

} // namespace howdah::samliam
