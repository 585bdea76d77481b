#include "terminal/session_record.hpp"

#include "core/text.hpp"
#include "record/replay.hpp"

#include <fmt/format.h>

#include <chrono>
#include <ctime>

namespace howdah::terminal {
namespace {

std::string today() {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm local = {};
  (void)localtime_r(&now, &local);
  return fmt::format("{:04}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

constexpr std::uint32_t kMostMilliseconds = 4'000'000'000;

std::string times_left(const Clock& clock, int players) {
  std::string text;
  for (Seat seat = 0; seat < players; ++seat) {
    text += fmt::format("{}{}", seat == 0 ? "" : ",", clock.left(seat).count());
  }
  return text;
}

/// What is not as it should be stays as it was: a clock is not worth a game.
void read_times_left(Clock& clock, int players, std::string_view text) {
  for (Seat seat = 0; seat < players; ++seat) {
    const auto left = parse_number(take_until(text, ','), kMostMilliseconds);
    if (left) clock.set_left(seat, milliseconds(*left));
  }
}

/// The end that the result tells and the moves do not.
std::optional<EarlyEnd> early_end_of(const record::Record& record, const AnyGame& game) {
  if (record.result == record::kUnfinished) return std::nullopt;
  const auto* const told = record.tag(record::kTerminationTag);
  const auto why = told != nullptr ? *told : record.result;
  auto result = Result::draw();
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (record.result == std::string{game.seat_letter(seat)}) result = Result::win(seat);
  }
  return EarlyEnd{.result = result, .why = {why, why}};
}

} // namespace

record::Record record_of(const Session& session) {
  const auto& game = session.game();
  auto record = record::begin_record(game, session.start());
  for (Seat seat = 0; seat < game.players(); ++seat) {
    record.set_tag(game.seat_tag(seat), seat_tag_value(session.seat(seat)));
  }
  record.set_tag(record::kDateTag, today());
  if (const auto& clock = session.clock()) {
    record.set_tag(record::kTimeControlTag, time_control(clock->rules()));
    record.set_tag(kTimeLeftTag, times_left(*clock, game.players()));
  }
  for (const auto& move : session.moves()) record.moves.push_back({.text = move});
  if (session.can_redo()) {
    // The moves that were taken back are worth keeping, and so is where the game stands.
    record.set_tag(kAtTag, fmt::format("{}", session.played()));
    record.result = record::result_word(game, record::replay(record)->state->result());
  } else {
    record.result = record::result_word(game, session.result());
  }
  if (const auto& end = session.early_end()) {
    record.set_tag(record::kTerminationTag, end->why.english);
  }
  record.set_tag(record::kResultTag, record.result);
  return record;
}

Expected<Session> session_of(const record::Record& record) {
  auto start = record::start_of(record);
  if (!start) return tl::unexpected<Error>(std::move(start).error());
  const auto& game = *start->game;
  std::vector<SeatChoice> seats;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const auto* const name = record.tag(game.seat_tag(seat));
    seats.push_back(name != nullptr ? seat_of_tag_value(*name) : SeatChoice{});
  }
  std::optional<ClockRules> clock;
  if (const auto* const control = record.tag(record::kTimeControlTag)) {
    clock = clock_of_time_control(*control);
  }
  Session session(std::move(start->game), std::move(start->state), std::move(seats), clock);
  for (const auto& move : record.moves) {
    if (auto error = session.play(move.text)) return tl::unexpected<Error>(*std::move(error));
  }
  if (!session.state().result().is_over()) {
    if (auto end = early_end_of(record, session.game())) session.end_early(*std::move(end));
  }
  if (const auto* const at = record.tag(kAtTag)) {
    const auto most = static_cast<std::uint32_t>(session.moves().size());
    if (const auto moves = parse_number(*at, most)) session.go_to(*moves);
  }
  const auto* const left = record.tag(kTimeLeftTag);
  if (auto& running = session.clock(); running && left != nullptr) {
    read_times_left(*running, session.game().players(), *left);
  }
  return session;
}

} // namespace howdah::terminal
