// The results of a match so far, and what follows from them.
#pragma once

#include "match/game_play.hpp"
#include "match/schedule.hpp"
#include "match/statistics.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace howdah::match {

struct Standing {
  std::size_t wins = 0;
  std::size_t draws = 0;
  std::size_t losses = 0;
  double points = 0;

  [[nodiscard]] std::size_t games() const noexcept { return wins + draws + losses; }
};

struct EngineTally {
  Standing total;                          // one count per seat and game
  std::vector<Standing> by_seat;           // in turn order
  std::map<Fault, std::size_t> faults;     // how often it failed
  std::map<std::size_t, Block> by_opening; // the blocks of the variance
};

class Tally {
public:
  Tally(int engines, int players);

  void add(const PlayedGame& game, std::size_t opening, const Lineup& lineup);

  [[nodiscard]] int players() const noexcept { return players_; }
  [[nodiscard]] std::size_t games() const noexcept { return games_; }
  [[nodiscard]] std::size_t draws() const noexcept { return draws_; }
  [[nodiscard]] std::size_t drawn_at_limit() const noexcept { return drawn_at_limit_; }
  [[nodiscard]] std::size_t ended_by_rules() const noexcept { return ended_by_rules_; }
  [[nodiscard]] double mean_plies() const noexcept;
  [[nodiscard]] std::uint32_t shortest() const noexcept { return shortest_; }
  [[nodiscard]] std::uint32_t longest() const noexcept { return longest_; }
  [[nodiscard]] const std::vector<std::size_t>& wins_by_seat() const noexcept { return seat_wins_; }
  /// Whoever made the first move, with two players.
  [[nodiscard]] const Standing& first_player() const noexcept { return first_player_; }
  [[nodiscard]] std::size_t swaps() const noexcept { return swaps_; }
  [[nodiscard]] const std::vector<EngineTally>& engines() const noexcept { return engines_; }

  /// The score of an engine against all others.
  [[nodiscard]] Estimate estimate_of(std::size_t engine) const;
  /// The score of one engine against one other, with two players.
  [[nodiscard]] const Standing& against(std::size_t engine, std::size_t other) const;
  /// The complete pairs, from the point of view of the first of two engines.
  [[nodiscard]] const PairCounts& pairs() const noexcept { return pairs_; }

private:
  void add_seat(const PlayedGame& game, std::size_t opening, Seat seat, int engine);
  void add_pair(const PlayedGame& game, std::size_t opening, const Lineup& lineup);

  int players_;
  std::size_t games_ = 0;
  std::size_t draws_ = 0;
  std::size_t drawn_at_limit_ = 0;
  std::size_t ended_by_rules_ = 0;
  std::uint64_t plies_ = 0;
  std::uint32_t shortest_ = 0;
  std::uint32_t longest_ = 0;
  std::vector<std::size_t> seat_wins_;
  Standing first_player_{};
  std::size_t swaps_ = 0;
  std::vector<EngineTally> engines_;
  std::vector<std::vector<Standing>> against_;
  std::map<std::size_t, double> half_pairs_; // points of the first engine, by opening
  PairCounts pairs_{};
};

} // namespace howdah::match
