// One game online: whose turn it is, what may be done, clocks and offers. It knows neither sockets
// nor the store, and is told what time it is, so that every rule of it can be tested by itself.
#pragma once

#include "games/any_game.hpp"
#include "server/store.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::server {

using Milliseconds = std::int64_t;

/// What a player may do besides moving.
enum class Wish : unsigned char { resign, draw, take_back, rematch };

/// A word of the API for each.
[[nodiscard]] std::optional<Wish> wish_named(std::string_view name);
[[nodiscard]] std::string_view name_of(Wish wish);

class Room {
public:
  /// Refuses what the rules refuse. `now` starts the clock of whoever is to move.
  [[nodiscard]] static Expected<std::unique_ptr<Room>> open(GameRow row, Milliseconds now);

  [[nodiscard]] const GameRow& row() const noexcept { return row_; }
  [[nodiscard]] const AnyGame& game() const noexcept { return *game_; }
  [[nodiscard]] const AnyState& state() const noexcept { return *state_; }
  [[nodiscard]] int seats() const noexcept { return static_cast<int>(row_.seats.size()); }
  [[nodiscard]] bool is_over() const;
  /// By the rules or by what the players did.
  [[nodiscard]] Result result() const;
  /// Whether every seat is taken; before that nobody moves.
  [[nodiscard]] bool is_full() const;
  /// The seat a secret holds.
  [[nodiscard]] std::optional<Seat> seat_of(const std::string& secret) const;
  /// Milliseconds left, the running turn counted; nothing without clocks.
  [[nodiscard]] std::optional<Milliseconds> left(Seat seat, Milliseconds now) const;
  [[nodiscard]] bool clock_runs() const;
  /// Who has asked for what, by seat.
  [[nodiscard]] bool wishes(Wish wish, Seat seat) const;
  /// Of a take-back: how many moves would remain.
  [[nodiscard]] int moves_after_take_back(Seat seat) const;
  /// The level of the engine that is to move, or 0.
  [[nodiscard]] int engine_to_move() const;

  // Each changes the room, or says why not and changes nothing. What changed is read off `row`.

  /// Takes the free seat an invitation names; the secret is the guest's from now on.
  [[nodiscard]] Expected<Seat> join(const std::string& invite, std::string name, std::string secret,
                                    Milliseconds now);
  [[nodiscard]] std::optional<Error> move(Seat seat, int ply, std::string_view move,
                                          Milliseconds now);
  /// Asks, or agrees to what another asked. What all agree to happens.
  [[nodiscard]] std::optional<Error> wish(Seat seat, Wish wish, Milliseconds now);
  /// Takes back what one asked, or turns down what others did.
  void decline(Seat seat, Wish wish);
  /// Ends the game when the time of the player to move is up; true when it did.
  [[nodiscard]] bool check_clock(Milliseconds now);
  void set_next(std::string id) { row_.next = std::move(id); }

private:
  Room(GameRow row, std::unique_ptr<AnyGame> game, std::unique_ptr<AnyState> state,
       Milliseconds now);

  void end(Result result, std::string reason, Seat seat);
  void end_against(Seat seat, std::string reason);
  void take_back(Seat seat, Milliseconds now);
  [[nodiscard]] bool all_agree(Wish wish) const;
  void forget_wishes();
  [[nodiscard]] Milliseconds& clock(Seat seat) { return left_[static_cast<std::size_t>(seat)]; }

  GameRow row_;
  std::unique_ptr<AnyGame> game_;
  std::unique_ptr<AnyState> state_;
  std::array<Milliseconds, kMaxPlayers> left_{};
  Milliseconds turn_began_ = 0;
  std::array<std::array<bool, kMaxPlayers>, 4> wishes_{}; // by wish and seat
};

} // namespace howdah::server
