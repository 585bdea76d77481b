#include "terminal/session.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah::terminal {

Session::Session(std::unique_ptr<AnyGame> game, std::unique_ptr<AnyState> start,
                 std::vector<SeatChoice> seats, std::optional<ClockRules> clock)
    : game_(std::move(game)), start_(std::move(start)), state_(start_->clone()),
      seats_(std::move(seats)) {
  seats_.resize(static_cast<std::size_t>(game_->players()));
  if (clock) clock_.emplace(*clock, game_->players());
}

GameLine Session::line() const {
  return {.start = start_->text(),
          .moves = {moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(played_)}};
}

Result Session::result() const {
  return early_end_ ? early_end_->result : state_->result();
}

bool Session::person_to_move() const {
  return !is_over() && seat(state_->to_move()).is_person();
}

bool Session::has_person() const {
  return std::ranges::any_of(seats_, &SeatChoice::is_person);
}

std::optional<Error> Session::play(std::string_view move) {
  if (early_end_) return Error{early_end_->why};
  const Seat mover = state_->to_move();
  if (auto error = state_->play(move)) return error;
  moves_.resize(played_);
  moves_.emplace_back(move);
  ++played_;
  if (clock_) clock_->add_increment(mover);
  return std::nullopt;
}

bool Session::undo() {
  if (early_end_) {
    early_end_.reset();
    return true;
  }
  if (played_ == 0) return false;
  go_to(played_ - 1);
  return true;
}

bool Session::redo() {
  if (early_end_ || !can_redo()) return false;
  (void)state_->play(moves_[played_]);
  ++played_;
  return true;
}

void Session::go_to(std::size_t moves) {
  early_end_.reset();
  moves = std::min(moves, moves_.size());
  if (moves < played_) {
    state_ = start_->clone();
    played_ = 0;
  }
  while (played_ < moves) (void)redo();
}

Result Session::result_without(Seat seat) const {
  return game_->players() == 2 ? Result::win(1 - seat) : Result::none();
}

void Session::end_early(EarlyEnd end) {
  moves_.resize(played_);
  early_end_ = std::move(end);
}

void Session::resign(Seat seat) {
  const auto name = game_->seat_name(seat);
  end_early({.result = result_without(seat),
             .why = {fmt::format("{}: given up", name.english),
                     fmt::format("{} : abandon", name.french)}});
}

void Session::agree_on_draw() {
  end_early({.result = Result::draw(), .why = {"draw agreed", "nulle d'un commun accord"}});
}

void Session::pass_time(milliseconds time) {
  if (!clock_ || is_over()) return;
  const Seat seat = state_->to_move();
  if (!clock_->pass(seat, time)) return;
  const auto name = game_->seat_name(seat);
  end_early({.result = result_without(seat),
             .why = {fmt::format("{}: out of time", name.english),
                     fmt::format("{} : temps écoulé", name.french)}});
}

} // namespace howdah::terminal
