#include "play/game_record.hpp"

#include "core/text.hpp"
#include "record/left.hpp"
#include "record/replay.hpp"

#include <algorithm>

namespace howdah::play {
namespace {

using record::Record;
using record::Termination;

constexpr std::string_view kEngineTag = "howdah level ";
constexpr std::uint32_t kHighestLevel = 99;

/// Everyone but our own engines is a person.
Player player_of_tag(const std::string* tag) {
  if (tag == nullptr) return person();
  if (tag->starts_with(kEngineTag)) {
    const auto level =
        parse_number(std::string_view(*tag).substr(kEngineTag.size()), kHighestLevel);
    if (level && *level > 0) return engine(static_cast<int>(*level));
  }
  return person(*tag);
}

/// Why a game ended that the moves leave open. Records of other programs have words of their own.
EndReason reason_of(const Record& record, Result result) {
  const auto* const told = record.tag(record::kTerminationTag);
  const auto word = told != nullptr ? record::parse_termination(*told) : std::nullopt;
  switch (word.value_or(Termination::normal)) {
  case Termination::resigned: return EndReason::resigned;
  case Termination::time:
  case Termination::timeout: return EndReason::time;
  case Termination::agreed: return EndReason::agreed;
  case Termination::length: return EndReason::length;
  default: return result.is_draw() ? EndReason::agreed : EndReason::resigned;
  }
}

/// The end that the result tells and the moves do not.
std::optional<Ending> ending_of(const Record& record, const AnyGame& game, const AnyState& last,
                                const Timeline& timeline) {
  if (record.result == record::kUnfinished || last.result().is_over()) return std::nullopt;
  Ending ending{.result = Result::draw()};
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (record.result == std::string{game.seat_letter(seat)}) ending.result = Result::win(seat);
  }
  ending.reason = reason_of(record, ending.result);
  if (ending.result.is_win() && game.players() == 2) {
    ending.seat = 1 - ending.result.winner();
  } else if (!timeline.entries.empty() && timeline.entries.back().kind == Entry::Kind::leave) {
    ending.seat = timeline.entries.back().seat;
  }
  return ending;
}

Timeline timeline_of(const Record& record, const std::vector<record::Left>& left) {
  Timeline timeline;
  auto departure = left.begin();
  const auto add_departures = [&](std::uint32_t ply) {
    for (; departure != left.end() && departure->ply <= ply; ++departure) {
      timeline.add(
          {.kind = Entry::Kind::leave, .seat = departure->seat, .reason = departure->reason});
    }
  };
  std::uint32_t ply = 0;
  add_departures(ply);
  for (const auto& move : record.moves) {
    timeline.add({.move = move.text});
    if (++ply == 1 && record.swapped) timeline.add({.kind = Entry::Kind::swap, .seat = 1});
    add_departures(ply);
  }
  add_departures(static_cast<std::uint32_t>(-1)); // those a record places behind its last move
  return timeline;
}

std::vector<milliseconds> clocks_of_tag(std::string_view text, int players) {
  std::vector<milliseconds> left;
  for (int i = 0; i < players; ++i) {
    const auto time = parse_number(take_until(text, ','), kMostMilliseconds);
    if (!time) return {}; // an unreadable clock must not lose the game
    left.emplace_back(*time);
  }
  return left;
}

} // namespace

Termination termination_of(EndReason reason) {
  switch (reason) {
  case EndReason::rules: return Termination::normal;
  case EndReason::resigned: return Termination::resigned;
  case EndReason::time: return Termination::time;
  case EndReason::agreed: return Termination::agreed;
  case EndReason::length: return Termination::length;
  }
  return Termination::normal;
}

std::string player_tag(const Player& player) {
  return player.is_engine() ? concat(kEngineTag, player.level) : player.name;
}

Record record_of(const GameInPlay& game, Instant now) {
  auto record = record::begin_record(game.game(), game.start());
  const auto& opening = game.opening();
  // A swap that was undone is kept too, and the tags name who sits where behind it.
  record.swapped = std::ranges::any_of(
      game.timeline().entries, [](const Entry& entry) { return entry.kind == Entry::Kind::swap; });
  std::string clocks;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    const auto original = static_cast<std::size_t>(record.swapped ? 1 - seat : seat);
    const auto name = player_tag(opening.players[original]);
    if (!name.empty()) record.set_tag(game.game().seat_tag(seat), name);
    if (const auto left = game.left(seat, now)) {
      clocks += concat(clocks.empty() ? "" : ",", left->count());
    }
  }
  if (opening.clock) {
    record.set_tag(record::kTimeControlTag, time_control(*opening.clock));
    record.set_tag(kTimeLeftTag, clocks);
  }
  if (!opening.start_name.empty()) record.set_tag(record::kOpeningTag, opening.start_name);
  if (opening.swap == SwapRule::pie) record.set_tag(record::kSwapTag, std::string(record::kPie));
  std::uint32_t ply = 0;
  for (const auto& entry : game.timeline().entries) {
    if (entry.kind == Entry::Kind::move) {
      record.moves.push_back({.text = entry.move});
      ++ply;
    } else if (entry.kind == Entry::Kind::leave) {
      record.tags.push_back(
          {.name = std::string(record::kLeftTag),
           .value = record::to_text(game.game(),
                                    {.seat = entry.seat, .ply = ply, .reason = entry.reason})});
    }
  }
  if (game.timeline().can_redo()) {
    // Undone moves are kept, and so is the current point.
    record.set_tag(kAtTag, concat(game.timeline().standing));
    record.result = record::result_word(game.game(), record::replay(record)->state->result());
  } else {
    record.result = record::result_word(game.game(), game.result());
  }
  if (const auto ending = game.ending(); ending && ending->reason != EndReason::rules) {
    record.set_tag(record::kTerminationTag,
                   std::string(record::to_word(termination_of(ending->reason))));
  }
  record.set_tag(record::kResultTag, record.result);
  return record;
}

Expected<Snapshot> snapshot_of(const Record& record) {
  const auto replayed = record::replay(record);
  if (!replayed) return tl::unexpected<Error>(replayed.error());
  const auto& game = *replayed->game;
  const auto left = record::all_left(game, record);
  if (!left) return tl::unexpected<Error>(left.error());
  Snapshot snapshot;
  auto& opening = snapshot.opening;
  opening.setup.game = game.name();
  opening.setup.rules = game.rules_text();
  if (const auto* const start = record.tag(record::kPositionTag)) opening.setup.start = *start;
  if (const auto* const name = record.tag(record::kOpeningTag)) opening.start_name = *name;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    opening.players.push_back(player_of_tag(record.tag(game.seat_tag(seat))));
  }
  if (record.swapped) std::swap(opening.players[0], opening.players[1]);
  const auto* const swap = record.tag(record::kSwapTag);
  if (swap != nullptr && *swap == record::kPie) opening.swap = SwapRule::pie;
  if (const auto* const control = record.tag(record::kTimeControlTag)) {
    opening.clock = parse_time_control(*control);
  }
  snapshot.timeline = timeline_of(record, *left);
  snapshot.ending = ending_of(record, game, *replayed->state, snapshot.timeline);
  if (const auto* const at = record.tag(kAtTag)) {
    const auto most = static_cast<std::uint32_t>(snapshot.timeline.entries.size());
    snapshot.timeline.standing = parse_number(*at, most).value_or(most);
  }
  const auto* const clocks = record.tag(kTimeLeftTag);
  if (opening.clock && clocks != nullptr) snapshot.left = clocks_of_tag(*clocks, game.players());
  return snapshot;
}

} // namespace howdah::play
