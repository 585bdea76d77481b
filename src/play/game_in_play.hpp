// A game that people and engines play: whose turn it is, what may be done, the clocks, offers, a
// swap of sides, players who leave, and how it ends. Terminal, server, matches and page use it.
//
// It knows no screen, socket, thread or database: it is passed the time, and returns events. A
// refused action changes nothing.
#pragma once

#include "play/event.hpp"
#include "play/snapshot.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::play {

class GameInPlay {
public:
  [[nodiscard]] static Expected<GameInPlay> open(Opening opening, Instant now);
  [[nodiscard]] static Expected<GameInPlay> restore(Snapshot snapshot, Instant now);
  [[nodiscard]] Snapshot snapshot(Instant now) const;

  // The game.

  [[nodiscard]] const AnyGame& game() const noexcept { return *game_; }
  [[nodiscard]] const AnyState& start() const noexcept { return *start_; }
  [[nodiscard]] const AnyState& state() const noexcept { return *state_; }
  /// With the moves that stand.
  [[nodiscard]] GameSetup setup() const;
  [[nodiscard]] const Opening& opening() const noexcept { return opening_; }
  [[nodiscard]] const Timeline& timeline() const noexcept { return timeline_; }
  /// How many moves stand.
  [[nodiscard]] std::uint32_t moves_played() const noexcept { return moves_played_; }

  // The players.

  [[nodiscard]] int seats() const noexcept { return game_->players(); }
  /// Who holds the seat now: after a swap, the other player.
  [[nodiscard]] const Player& player(Seat seat) const { return players_[index(seat)]; }
  /// Where the player who first sat there sits now. Its own inverse.
  [[nodiscard]] Seat seat_of_original(Seat original) const {
    return swapped_ ? 1 - original : original;
  }
  [[nodiscard]] bool swapped() const noexcept { return swapped_; }
  /// Whether every seat is taken; before that nobody moves.
  [[nodiscard]] bool is_full() const;
  [[nodiscard]] bool has_person() const;

  // The turn.

  [[nodiscard]] bool is_over() const { return ending().has_value(); }
  [[nodiscard]] std::optional<Ending> ending() const;
  /// None while the game goes on.
  [[nodiscard]] Result result() const;
  [[nodiscard]] bool person_to_move() const;
  /// Whether the player to move may exchange sides instead.
  [[nodiscard]] bool may_swap() const;
  [[nodiscard]] std::optional<EngineDue> engine_due() const;

  // The clocks.

  [[nodiscard]] bool clock_runs() const;
  /// The running turn counted; nothing in a game without clocks.
  [[nodiscard]] std::optional<milliseconds> left(Seat seat, Instant now) const;
  /// When the flag of the player to move falls; nothing while no clock runs.
  [[nodiscard]] std::optional<Instant> deadline() const;

  // The offers.

  [[nodiscard]] const Offers& offers() const noexcept { return offers_; }
  /// How many entries would stand after a take-back for this seat; an error says why none is
  /// possible.
  [[nodiscard]] Expected<std::size_t> take_back_target(Seat seat) const;

  // What happens.

  [[nodiscard]] Expected<Events> take_seat(Seat seat, std::string name, Instant now);
  /// `ply` is how many moves were played before it. Idempotent: repeating a move that the same
  /// player made at that ply does nothing, for clients that lost the answer.
  [[nodiscard]] Expected<Events> move(Seat seat, std::uint32_t ply, std::string_view move,
                                      Instant now);
  /// Idempotent like a move: who has swapped and asks again gets no error, and nothing happens.
  [[nodiscard]] Expected<Events> swap(Seat seat, Instant now);
  [[nodiscard]] Expected<Events> resign(Seat seat, Instant now);
  /// Makes an offer, or accepts another's.
  [[nodiscard]] Expected<Events> offer(Seat seat, Offer offer, Instant now);
  /// Withdraws one's own offer, or declines another's.
  [[nodiscard]] Expected<Events> decline(Seat seat, Offer offer);
  /// Flags fall.
  [[nodiscard]] Events tick(Instant now);

  // In a local game nobody has to agree: back to a person's previous turn, or on to the next. With
  // engines alone it is one entry. An ending other than by the rules is undone first.

  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] Expected<Events> undo(Instant now);
  [[nodiscard]] Expected<Events> redo(Instant now);

private:
  GameInPlay(Opening opening, OpenGame game, Instant now);

  [[nodiscard]] static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
  [[nodiscard]] Player& player_at(Seat seat) { return players_[index(seat)]; }
  [[nodiscard]] milliseconds& clock_of(Seat seat) { return left_[index(seat)]; }
  [[nodiscard]] bool is_timed(const Player& player) const;
  [[nodiscard]] Seat original_author(std::size_t entry) const;
  [[nodiscard]] int persons() const;
  [[nodiscard]] bool was_played(Seat seat, std::uint32_t ply, std::string_view move) const;
  [[nodiscard]] bool has_swapped(Seat seat) const;

  [[nodiscard]] std::optional<Error> refuse_turn(Seat seat) const;
  [[nodiscard]] std::optional<Error> refuse_offer(Seat seat, Offer offer) const;
  [[nodiscard]] bool flag_has_fallen(Instant now) const;

  /// Plays an entry on the board and among the players; the clocks are the caller's.
  [[nodiscard]] std::optional<Error> apply(const Entry& entry);
  void charge(Seat seat, Instant now);
  void leave(Seat seat, LeaveReason reason, Instant now, Events& events);
  void lose(Seat seat, LeaveReason reason, Instant now, Events& events);
  void end(const Ending& ending, Events& events);
  void check_end(Events& events);
  void agree(Seat last, Offer offer, Instant now, Events& events);
  /// To any place of the timeline; entries behind it stay, to be redone.
  void go_to(std::size_t standing, Instant now, Events& events);
  void report_engine(Events& events) const;

  Opening opening_;
  std::unique_ptr<AnyGame> game_;
  std::unique_ptr<AnyState> start_;
  std::unique_ptr<AnyState> state_;
  Timeline timeline_{};
  std::optional<Ending> ending_{}; // by anything but the rules

  // What follows from the standing entries.
  std::vector<Player> players_{};
  std::uint32_t moves_played_ = 0;
  bool swapped_ = false;

  Offers offers_{};
  std::array<milliseconds, kMaxPlayers> left_{}; // at the beginning of the turn
  Instant turn_began_{};
};

} // namespace howdah::play
