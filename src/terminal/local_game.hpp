// A game in play at this terminal, with its elapsed time: it advances only by explicit calls, so
// that a paused game loses none.
#pragma once

#include "play/game_in_play.hpp"
#include "record/record.hpp"

#include <optional>
#include <string_view>

namespace howdah::terminal {

using play::milliseconds;

class LocalGame {
public:
  /// Persons who are not named get the name of this terminal's persons. An error says what is wrong
  /// with the rules or the position, or that no engine plays the game.
  [[nodiscard]] static Expected<LocalGame> open(play::Opening opening);
  /// The game a record describes, to go on with.
  [[nodiscard]] static Expected<LocalGame> resume(const record::Record& record);
  /// The same to look at, as it stood after that many moves; the others can be redone.
  [[nodiscard]] static Expected<LocalGame> replay(const record::Record& record, std::size_t moves);
  /// With today's date.
  [[nodiscard]] record::Record record() const;

  [[nodiscard]] const play::GameInPlay* operator->() const noexcept { return &game_; }
  [[nodiscard]] const play::GameInPlay& operator*() const noexcept { return game_; }

  /// Whether anything happened in it; what was undone counts.
  [[nodiscard]] bool is_begun() const { return !game_.timeline().entries.empty(); }
  /// Nothing in a game without clocks.
  [[nodiscard]] std::optional<milliseconds> left(Seat seat) const { return game_.left(seat, now_); }

  /// Time that passed at the present turn: a flag may fall.
  play::Events pass_time(milliseconds time) { return game_.tick(now_ += time); }
  /// For whoever is to move.
  [[nodiscard]] Expected<play::Events> move(std::string_view move);
  /// Instead of the first reply, where the pie rule holds.
  [[nodiscard]] Expected<play::Events> swap();
  [[nodiscard]] Expected<play::Events> resign();
  /// Asks for a draw, or agrees to one.
  [[nodiscard]] Expected<play::Events> offer_draw(Seat seat) {
    return game_.offer(seat, play::Offer::draw, now_);
  }
  [[nodiscard]] Expected<play::Events> decline_draw(Seat seat) {
    return game_.decline(seat, play::Offer::draw);
  }
  [[nodiscard]] Expected<play::Events> undo() { return game_.undo(now_); }
  [[nodiscard]] Expected<play::Events> redo() { return game_.redo(now_); }

private:
  [[nodiscard]] static Expected<LocalGame> restored(play::Snapshot snapshot);
  explicit LocalGame(play::GameInPlay game) : game_(std::move(game)) {}

  play::GameInPlay game_;
  play::Instant now_{};
};

} // namespace howdah::terminal
