#include "match/tally.hpp"

#include <algorithm>
#include <cmath>

namespace howdah::match {
namespace {

std::size_t index_of(int number) {
  return static_cast<std::size_t>(number);
}

void count(Standing& score, double points, bool draw) {
  score.points += points;
  ++(draw ? score.draws : points > 0 ? score.wins : score.losses);
}

} // namespace

Tally::Tally(int engines, int players)
    : players_(players), seat_wins_(index_of(players)), engines_(index_of(engines)),
      against_(index_of(engines), std::vector<Standing>(index_of(engines))) {
  for (auto& engine : engines_) engine.by_seat.resize(index_of(players));
}

void Tally::add(const PlayedGame& game, std::size_t opening, const Lineup& lineup) {
  const auto engine_at = [&](Seat seat) { return lineup[index_of(game.original(seat))]; };
  ++games_;
  if (game.swapped) ++swaps_;
  plies_ += game.plies;
  shortest_ = games_ == 1 ? game.plies : std::min(shortest_, game.plies);
  longest_ = std::max(longest_, game.plies);
  if (game.result.is_draw()) ++draws_;
  if (game.result.is_win()) ++seat_wins_[index_of(game.result.winner())];
  if (game.failure) {
    ++engines_[index_of(engine_at(game.failure->seat))].faults[game.failure->fault];
  } else if (game.reason == play::EndReason::length) {
    ++drawn_at_limit_;
  } else {
    ++ended_by_rules_;
  }
  for (Seat seat = 0; seat < players_; ++seat) {
    add_seat(game, opening, seat, engine_at(seat));
  }
  if (players_ != 2) return;
  for (Seat seat = 0; seat < 2; ++seat) {
    count(against_[index_of(engine_at(seat))][index_of(engine_at(1 - seat))],
          game.points(seat, players_), game.result.is_draw());
  }
  count(first_player_, game.points(game.original(game.first), players_), game.result.is_draw());
  if (engines_.size() == 2) add_pair(game, opening, lineup);
}

void Tally::add_seat(const PlayedGame& game, std::size_t opening, Seat seat, int engine) {
  auto& tally = engines_[index_of(engine)];
  const double points = game.points(seat, players_);
  // With more than two players the fault of another is no win, but shared, like a draw.
  const bool shared = points > 0 && points < 1;
  count(tally.total, points, shared);
  count(tally.by_seat[index_of(seat)], points, shared);
  auto& block = tally.by_opening[opening];
  block.points += points;
  ++block.seats;
}

void Tally::add_pair(const PlayedGame& game, std::size_t opening, const Lineup& lineup) {
  const Seat seat = game.original(lineup[0] == 0 ? 0 : 1); // of the first engine
  const double points = game.points(seat, players_);
  const auto [half, first] = half_pairs_.try_emplace(opening, points);
  if (first) return;
  ++pairs_[static_cast<std::size_t>(std::lround(2 * (half->second + points)))];
  half_pairs_.erase(half);
}

double Tally::mean_plies() const noexcept {
  return games_ == 0 ? 0 : static_cast<double>(plies_) / static_cast<double>(games_);
}

Estimate Tally::estimate_of(std::size_t engine) const {
  std::vector<Block> blocks;
  for (const auto& [opening, block] : engines_[engine].by_opening) blocks.push_back(block);
  return estimate(blocks);
}

const Standing& Tally::against(std::size_t engine, std::size_t other) const {
  return against_[engine][other];
}

} // namespace howdah::match
