// A player of a match: one of our engines, or a UGI program.
#pragma once

#include "engine/engine.hpp"
#include "games/any_game.hpp"
#include "match/engine_spec.hpp"

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

/// What a player gives when asked for a move: the text of one, not yet checked; a fault; or,
/// when the match was stopped meanwhile, neither.
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

  /// Forgets the last game. `seed` is its random seed; a UGI program has its own.
  [[nodiscard]] virtual std::optional<Fault> new_game(std::uint64_t seed) = 0;
  /// Chooses a move within the limits; an answer after `patience` comes too late.
  [[nodiscard]] virtual Choice choose(const GameLine& line, const SearchLimits& limits,
                                      std::chrono::milliseconds patience) = 0;
  /// Makes `choose` return soon. Safe from any thread.
  virtual void stop() noexcept = 0;
};

/// The player, ready for its first game; an error when it cannot be started or does not speak
/// UGI. `stop` is looked at while waiting for a program.
[[nodiscard]] Expected<std::unique_ptr<Player>>
make_player(const EngineSpec& spec, const AnyGame& game, const std::atomic<bool>& stop);

// What make_player chooses from.
[[nodiscard]] Expected<std::unique_ptr<Player>> make_own_player(const EngineSpec& spec,
                                                                const AnyGame& game);
[[nodiscard]] Expected<std::unique_ptr<Player>>
make_ugi_player(const EngineSpec& spec, const AnyGame& game, const std::atomic<bool>& stop);

} // namespace howdah::match
