// One game of a match, from its opening to its end.
#pragma once

#include "match/openings.hpp"
#include "match/player.hpp"
#include "play/ending.hpp"
#include "record/record.hpp"

#include <atomic>
#include <optional>
#include <span>

namespace howdah::match {

/// Of a game that a player's failure ended: who, and what was answered: "Rhinos: a3x".
inline constexpr std::string_view kFaultTag = "Fault";

/// How long the players may think.
struct TimeControl {
  std::optional<int> depth{};
  std::optional<std::uint64_t> nodes{};
  std::optional<std::chrono::milliseconds> move_time{};
  std::optional<PlayerClock> clock{}; // at the start of a game
  /// How much later than allowed an answer may come: programs and pipes take time too.
  std::chrono::milliseconds margin{1000};
};

/// For records: "movetime 100", "clock 60000+600, depth 9".
[[nodiscard]] std::string time_control_text(const TimeControl& control);

/// How long a player may think when no time limit is given, before it counts as hung.
inline constexpr std::chrono::milliseconds kLongestThought{60'000};

/// A player failed, and the game ended there.
struct Failure {
  Fault fault;
  Seat seat;
};

struct PlayedGame {
  record::Record record;
  Result result = Result::none(); // none when, with three or four players, one of them failed
  play::EndReason reason = play::EndReason::rules; // `rules` or `length`; see `failure` first
  std::optional<Failure> failure{};
  std::uint32_t plies = 0; // with the opening
  Seat first = 0;          // who made the first move, by the seat they first sat at
  bool swapped = false;

  /// Who sits there at the end, by the seat they first sat at. Its own inverse.
  [[nodiscard]] Seat original(Seat seat) const noexcept { return swapped ? 1 - seat : seat; }
  /// The points of a seat; 1 in all. A player who fails has none, and the others share the point.
  [[nodiscard]] double points(Seat seat, int players) const;
};

struct GamePlan {
  const AnyGame& game;
  const AnyState& start;
  std::string_view start_name; // for records; may be empty
  const Opening& opening;
  play::SwapRule swap;
  std::span<Player* const> players; // by the seat they first sit at; an engine may have several
  std::span<const std::string> names;
  const TimeControl& control;
  std::uint32_t ply_limit; // 0 for none
  std::uint64_t seed;
};

/// Nothing when `stop` ended it early.
[[nodiscard]] std::optional<PlayedGame> play_game(const GamePlan& plan,
                                                  const std::atomic<bool>& stop);

} // namespace howdah::match
