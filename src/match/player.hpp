// A player of a match: one of our engines, or a UGI program.
#pragma once

#include "engine/engine.hpp"
#include "games/any_game.hpp"
#include "match/engine_spec.hpp"
#include "play/snapshot.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace howdah::match {

/// How a player can fail; it loses the game by that.
enum class Fault : unsigned char {
  crash,        // the program ended
  timeout,      // no answer in time
  unreadable,   // an answer that is no move at all
  illegal_move, // a move that the rules forbid
};

/// A player's answer: the text of a move, not yet checked; a fault; or, when the match was stopped
/// meanwhile, neither.
struct Choice {
  std::string move{};
  std::optional<Fault> fault{};
};

class Player {
public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  /// Starts a new game. `seed` is its random seed; a UGI program has its own.
  [[nodiscard]] virtual std::optional<Fault> new_game(std::uint64_t seed) = 0;
  /// Chooses a move within the limits; an answer after `patience` comes too late.
  [[nodiscard]] virtual Choice choose(const GameLine& line, const SearchLimits& limits,
                                      std::chrono::milliseconds patience) = 0;
  /// Makes `choose` return soon. Safe from any thread.
  virtual void stop() noexcept = 0;
};

/// What the players of a match are told before its first game.
struct PlayerTerms {
  const AnyGame& game;
  play::SwapRule swap = play::SwapRule::none; // pie: a choice may be kSwapMove
};

/// The player, ready for its first game; an error when it cannot be started, does not speak UGI or
/// cannot play by these terms. `stop` is polled while waiting for a program.
[[nodiscard]] Expected<std::unique_ptr<Player>>
make_player(const EngineSpec& spec, const PlayerTerms& terms, const std::atomic<bool>& stop);

// What make_player chooses from.
[[nodiscard]] Expected<std::unique_ptr<Player>> make_own_player(const EngineSpec& spec,
                                                                const PlayerTerms& terms);
[[nodiscard]] Expected<std::unique_ptr<Player>>
make_ugi_player(const EngineSpec& spec, const PlayerTerms& terms, const std::atomic<bool>& stop);

} // namespace howdah::match
