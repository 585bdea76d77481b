// A match: many games between engines, several at a time.
#pragma once

#include "games/start_choice.hpp"
#include "match/game_play.hpp"
#include "match/schedule.hpp"

#include <functional>
#include <variant>
#include <vector>

namespace howdah::match {

/// Openings made of random moves, as many as are needed.
struct RandomOpenings {
  int plies = 0;
};

/// Starts other than the usual one, each with its name.
using NamedStarts = std::vector<ChosenStart>;

struct MatchPlan {
  const AnyGame& game;
  const AnyState& start;
  std::vector<EngineSpec> engines{};
  std::variant<RandomOpenings, std::vector<Opening>, NamedStarts> openings{};
  play::SwapRule swap = play::SwapRule::none;
  std::size_t games = 0;
  int concurrency = 1;
  TimeControl control{};
  std::uint32_t ply_limit = 0; // 0 for none
  std::uint64_t seed = 1;
};

struct FinishedGame {
  std::size_t number; // from 0; games that run side by side may finish in another order
  std::size_t opening;
  Lineup lineup;
  PlayedGame played;
};

class MatchListener {
public:
  MatchListener() = default;
  MatchListener(const MatchListener&) = delete;
  MatchListener& operator=(const MatchListener&) = delete;
  virtual ~MatchListener() = default;

  /// A game is over; false ends the match. Called on the thread that runs the match, and so
  /// may throw: the games still running are dropped then.
  [[nodiscard]] virtual bool finished(const FinishedGame& game) = 0;
  /// Called a few times per second, before the first game too; false ends the match.
  [[nodiscard]] virtual bool waiting() = 0;
};

/// Checks that every engine can be started, plays, and returns when all games are over or the
/// listener ends the match. An error before the first game.
[[nodiscard]] std::optional<Error> run_match(const MatchPlan& plan, MatchListener& listener);

} // namespace howdah::match
