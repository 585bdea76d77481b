// A game in play as a plain value, for serialisation.
#pragma once

#include "core/error.hpp"
#include "games/setup.hpp"
#include "play/clock.hpp"
#include "play/ending.hpp"
#include "play/offers.hpp"
#include "play/policy.hpp"
#include "play/timeline.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::play {

/// Whether the second player may exchange sides after the first move.
enum class SwapRule : unsigned char { none, pie };

/// What a new game begins with.
struct Opening {
  /// Its moves are played before anybody's clock starts.
  GameSetup setup{};
  /// What the start is called in records, "balanced 17"; empty unless it has a name.
  std::string start_name{};
  /// By seat. Seats that are missing are persons'.
  std::vector<Player> players{};
  std::optional<ClockRules> clock{};
  SwapRule swap = SwapRule::none;
  Policy policy{};

  friend bool operator==(const Opening&, const Opening&) = default;
};

struct Snapshot {
  /// As the game began: the players where they sat first. Its setup has no moves, the timeline
  /// does.
  Opening opening{};
  Timeline timeline{};
  std::optional<Ending> ending{}; // by anything but the rules
  Offers offers{};
  /// By seat, what the clocks show at the present turn's beginning; empty: what the timeline says.
  std::vector<milliseconds> left{};
  /// How much of the present turn is used.
  milliseconds used{0};

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

/// Lines of a key, a space and a value; complete, and read by `parse_snapshot`.
[[nodiscard]] std::string to_text(const Snapshot& snapshot);
/// An error names the line. Whether the moves are legal is seen when the game is opened.
[[nodiscard]] Expected<Snapshot> parse_snapshot(std::string_view text);

} // namespace howdah::play
