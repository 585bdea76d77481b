#include "server/game_rows.hpp"

#include "core/text.hpp"

namespace howdah::server {
namespace {

constexpr std::string_view kDraw = "draw";

play::Player player_of(const store::SeatRow& row) {
  if (row.level != 0) return play::engine(row.level);
  return row.secret.empty() ? play::open_seat() : play::person(row.name);
}

std::optional<play::Ending> ending_of(const store::StandingRow& standing) {
  const auto reason = play::parse_end_reason(standing.reason);
  if (standing.result.empty() || !reason) return std::nullopt;
  const auto result =
      standing.result == kDraw ? Result::draw() : Result::win(standing.result[0] - '0');
  return play::Ending{.result = result, .reason = *reason, .seat = standing.ended_by};
}

} // namespace

play::Snapshot snapshot_of(const store::GameRow& row, Milliseconds now) {
  play::Snapshot snapshot;
  snapshot.opening = {.setup = row.setup,
                      .start_name = row.start_name,
                      .swap = static_cast<play::SwapRule>(row.swap)};
  if (row.base > 0) {
    snapshot.opening.clock = play::ClockRules{.base = play::milliseconds(row.base),
                                              .increment = play::milliseconds(row.increment)};
  }
  for (const auto& seat : row.seats) snapshot.opening.players.push_back(player_of(seat));
  for (const auto& entry : row.entries) {
    play::Entry known{.kind = static_cast<play::Entry::Kind>(entry.kind),
                      .seat = entry.seat,
                      .move = entry.move,
                      .reason = static_cast<play::LeaveReason>(entry.reason)};
    if (entry.left) known.left = play::milliseconds(*entry.left);
    snapshot.timeline.add(std::move(known));
  }
  const auto& standing = row.standing;
  snapshot.ending = ending_of(standing);
  snapshot.offers = parse_offers(standing.offers);
  for (const auto clock : standing.clocks) snapshot.left.emplace_back(clock);
  if (standing.turn_began) snapshot.used = play::milliseconds(now - *standing.turn_began);
  return snapshot;
}

store::EntryRow entry_row(const play::Entry& entry) {
  store::EntryRow row{.kind = static_cast<int>(entry.kind),
                      .seat = entry.seat,
                      .move = entry.move,
                      .reason = static_cast<int>(entry.reason)};
  if (entry.left) row.left = entry.left->count();
  return row;
}

store::StandingRow standing_of(const play::GameInPlay& game, Milliseconds now) {
  store::StandingRow row{.over = game.is_over(), .offers = offers_text(game.offers())};
  const auto ending = game.ending();
  if (ending && ending->reason != play::EndReason::rules) {
    row.result = ending->result.is_draw() ? std::string(kDraw) : concat(ending->result.winner());
    row.reason = play::to_word(ending->reason);
    row.ended_by = ending->seat;
  }
  // As of now, so that the time used of this turn need not be known.
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (const auto left = game.left(seat, play::Instant(now))) row.clocks.push_back(left->count());
  }
  if (const auto deadline = game.deadline()) {
    row.deadline = deadline->count();
    row.turn_began = now;
  }
  return row;
}

std::string offers_text(const play::Offers& offers) {
  std::string text;
  for (const auto offer : play::kOffers) {
    const auto asker = offers.asker(offer);
    if (!asker) continue;
    text += concat(text.empty() ? "" : ";", play::to_word(offer), ' ', *asker);
    for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
      if (seat != *asker && offers.has(offer, seat)) text += concat(' ', seat);
    }
  }
  return text;
}

play::Offers parse_offers(std::string_view text) {
  play::Offers offers;
  while (!text.empty()) {
    auto part = take_until(text, ';');
    const auto offer = play::parse_offer(take_until(part, ' '));
    while (offer && !part.empty()) {
      const auto seat = parse_number(take_until(part, ' '), kMaxPlayers - 1);
      if (seat) offers.add(*offer, static_cast<Seat>(*seat));
    }
  }
  return offers;
}

} // namespace howdah::server
