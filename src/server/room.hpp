// One game online: a game in play, who may act in it by which secret, and its version in the store.
// It knows neither sockets nor the store, and is passed the time.
//
// A room is a copy of the stored game. An action changes it, and `take_change` says what has to be
// stored for that; when another server was quicker the room is thrown away and loaded again.
#pragma once

#include "play/game_in_play.hpp"
#include "server/game_rows.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace howdah::server {

/// How games online differ from others: people arrive when they can, so first moves are not timed,
/// and engines share one thread, so theirs are not either. No game goes on for ever.
inline constexpr play::Policy kOnlinePolicy = {.times_first_moves = false,
                                               .times_engines = false,
                                               .engines_judge_draws = false,
                                               .ply_limit = 2000};
/// How many keys of a seat are stored.
inline constexpr std::ptrdiff_t kMostKeys = 16;

/// An action of a player.
struct Action {
  enum class Kind : unsigned char { move, swap, resign, offer, decline } kind = Kind::move;
  std::uint32_t ply = 0; // of a move
  std::string move{};
  play::Offer offer = play::Offer::draw; // of `offer` and `decline`
};

class Room {
public:
  /// Refuses what the rules refuse.
  [[nodiscard]] static Expected<std::unique_ptr<Room>> open(store::GameRow row, Milliseconds now);

  [[nodiscard]] const std::string& id() const noexcept { return id_; }
  [[nodiscard]] std::int64_t version() const noexcept { return version_; }
  [[nodiscard]] const play::GameInPlay& game() const noexcept { return game_; }
  [[nodiscard]] const std::string& next() const noexcept { return next_; }
  /// By the seat they first sat at.
  [[nodiscard]] const std::vector<store::SeatRow>& seat_rows() const noexcept { return seats_; }
  /// All that is stored of it; an engine that is to move does so for that client.
  [[nodiscard]] store::GameRow row(Milliseconds now, const std::string& client = {}) const;
  /// Whether a clock runs whose deadline is not stored yet, as in a game of an older schema.
  [[nodiscard]] bool has_unstored_deadline() const;

  /// Where the holder of a secret first sat; a swap does not change it.
  [[nodiscard]] std::optional<Seat> original_seat_of(const std::string& secret) const;
  /// Where the holder of a secret sits now.
  [[nodiscard]] std::optional<Seat> seat_of(const std::string& secret) const;
  /// The version that an action with this key led to.
  [[nodiscard]] std::optional<std::int64_t> version_of_key(Seat original,
                                                           const std::string& key) const;

  /// An offer that the latest change declined.
  struct Declined {
    play::Offer offer;
    Seat asker;
    Seat by;
  };
  [[nodiscard]] const std::optional<Declined>& declined() const noexcept { return declined_; }

  // Each changes the room, or says why not and changes nothing.

  struct Seated {
    Seat seat;
    bool is_new; // false: the same guest has sat there before
  };
  /// Takes the open seat an invitation names; the secret is the guest's from now on.
  [[nodiscard]] Expected<Seated> join(const std::string& invite, const std::string& name,
                                      const std::string& secret, Milliseconds now);
  [[nodiscard]] Expected<play::Events> act(Seat seat, const Action& action, Milliseconds now);
  [[nodiscard]] play::Events tick(Milliseconds now);

  /// Everything that has changed since the stored version; the room has the next version then.
  /// `client` is whoever an engine now thinks for; `key` may be empty.
  [[nodiscard]] store::Change take_change(Milliseconds now, const std::string& client = {},
                                          Seat original = 0, const std::string& key = {});

  /// Another game with the same players, the original seating rotated by one, as part of the next
  /// change. The seat of a player who left is an engine's.
  void start_rematch(std::string id, Milliseconds now, const std::string& client);

private:
  Room(store::GameRow row, play::GameInPlay game);
  [[nodiscard]] store::StandingRow standing(Milliseconds now, const std::string& client) const;
  [[nodiscard]] store::GameRow rematch(std::string id, Milliseconds now) const;
  void add_key(store::Change& change, Seat original, const std::string& key);

  std::string id_;
  std::int64_t version_;
  Milliseconds created_;
  std::vector<store::SeatRow> seats_;
  std::vector<store::KeyRow> keys_;
  std::string next_;
  std::optional<Milliseconds> stored_deadline_;
  std::optional<std::string> engine_client_;
  std::size_t stored_entries_;
  std::optional<Declined> declined_{};
  bool seats_changed_ = false;
  std::vector<store::GameRow> creates_{};
  play::GameInPlay game_;
};

} // namespace howdah::server
