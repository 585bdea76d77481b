// Mines puzzles from self-play of the engine at varying levels.
#pragma once

#include "puzzles/puzzle.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace howdah::puzzles {

/// How many puzzles of each kind are wanted.
using Wanted = std::map<std::pair<Goal, int>, int>;

struct MiningPlan {
  std::string game;
  std::vector<std::string> rules; // rules texts, used in rotation
  std::uint64_t seed = 1;
  Wanted wanted;                 // of each kind, those that are there already included
  std::vector<Puzzle> already{}; // of the same game
  int most_games = 100'000;
  /// The node limit of a player's move.
  std::uint64_t play_nodes = 20'000;
  /// The node limit of a level that has to find a puzzle's first move.
  std::uint64_t try_nodes = 20'000;
  /// The node limit of the engine at full strength, to see a win that the players miss.
  std::uint64_t hint_nodes = 20'000;
  /// What one question about a position may cost, in positions.
  std::uint64_t nodes = 5'000'000;
};

/// Called after each game with the number of games and what was found so far.
using MiningListener = std::function<void(int games, const Collection& found)>;

/// Plays until there are enough, easiest first. The same plan finds the same puzzles.
[[nodiscard]] Expected<Collection> mine(const MiningPlan& plan, const MiningListener& listener);

} // namespace howdah::puzzles
