// Engines for tests: the mock program of this folder, and how to play with it.
#pragma once

#include "games/registry.hpp"
#include "match/match.hpp"

#include <gtest/gtest.h>

#include <string>

namespace howdah::match {

[[nodiscard]] inline EngineSpec mock(const std::string& arguments) {
  return parse_engine("'" HOWDAH_MOCK "' " + arguments).value();
}

[[nodiscard]] inline std::unique_ptr<AnyGame> game_of(std::string_view name,
                                                      std::string_view rules) {
  return find_game(name)->make(rules).value();
}

/// Keeps all games; stops after `enough` of them.
class Keeper final : public MatchListener {
public:
  explicit Keeper(std::size_t enough = static_cast<std::size_t>(-1)) : enough_(enough) {}

  bool finished(const FinishedGame& game) override {
    games.push_back(game);
    return games.size() < enough_;
  }
  bool waiting() override { return true; }

  std::vector<FinishedGame> games;

private:
  std::size_t enough_;
};

/// A short, quick plan.
[[nodiscard]] inline MatchPlan plan_of(const AnyGame& game, const AnyState& start,
                                       std::vector<EngineSpec> engines, std::size_t games) {
  MatchPlan plan{.game = game, .start = start};
  plan.engines = std::move(engines);
  plan.openings = RandomOpenings{.plies = 2};
  plan.games = games;
  plan.control.move_time = std::chrono::milliseconds(20);
  plan.ply_limit = 60;
  return plan;
}

} // namespace howdah::match
