// One game online: a game in play, and who may act in it by which secret. It knows neither sockets
// nor the store, and is passed the time.
#pragma once

#include "play/game_in_play.hpp"
#include "server/store.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace howdah::server {

using Milliseconds = std::int64_t;

/// How games online differ from others: people arrive when they can, so first moves are not timed,
/// and engines share one thread, so theirs are not either.
inline constexpr play::Policy kOnlinePolicy = {
    .times_first_moves = false, .times_engines = false, .engines_judge_draws = false};

/// An action of a player.
struct Action {
  enum class Kind : unsigned char { move, swap, resign, offer, decline } kind = Kind::move;
  std::uint32_t ply = 0; // of a move
  std::string move{};
  play::Offer offer = play::Offer::draw; // of `offer` and `decline`
};

class Room {
public:
  /// Refuses what the rules refuse. `now` starts the clock of whoever is to move.
  [[nodiscard]] static Expected<std::unique_ptr<Room>> open(GameRow row, Milliseconds now);

  [[nodiscard]] const std::string& id() const noexcept { return id_; }
  [[nodiscard]] const play::GameInPlay& game() const noexcept { return game_; }
  [[nodiscard]] const std::string& next() const noexcept { return next_; }
  void set_next(std::string id) { next_ = std::move(id); }
  /// By the seat they first sat at.
  [[nodiscard]] const std::vector<SeatRow>& seat_rows() const noexcept { return seats_; }
  /// All that is stored of it.
  [[nodiscard]] GameRow row(Milliseconds now) const;

  /// Where the holder of a secret first sat; a swap does not change it.
  [[nodiscard]] std::optional<Seat> original_seat_of(const std::string& secret) const;
  /// Where the holder of a secret sits now.
  [[nodiscard]] std::optional<Seat> seat_of(const std::string& secret) const;

  // Each changes the room, or says why not and changes nothing.

  /// Takes the open seat an invitation names; the secret is the guest's from now on.
  [[nodiscard]] Expected<Seat> join(const std::string& invite, std::string name, std::string secret,
                                    Milliseconds now);
  [[nodiscard]] Expected<play::Events> act(Seat seat, const Action& action, Milliseconds now);
  [[nodiscard]] play::Events tick(Milliseconds now) { return game_.tick(play::Instant(now)); }

  /// The row of another game with the same players, the original seating rotated by one. The seat
  /// of a player who left is an engine's.
  [[nodiscard]] GameRow rematch(std::string id, Milliseconds now) const;

private:
  Room(GameRow row, play::GameInPlay game)
      : id_(std::move(row.id)), created_(row.created), seats_(std::move(row.seats)),
        next_(std::move(row.next)), game_(std::move(game)) {}

  std::string id_;
  Milliseconds created_;
  std::vector<SeatRow> seats_;
  std::string next_;
  play::GameInPlay game_;
};

} // namespace howdah::server
