// How long a search may think, and about what.
#pragma once

#include "games/result.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace howdah {

inline constexpr int kMaxDepth = 100;
inline constexpr int kMaxLines = 256; // of MultiPV
inline constexpr int kMinLevel = 1;
inline constexpr int kMaxLevel = 10;

struct PlayerClock {
  std::chrono::milliseconds left{};
  std::chrono::milliseconds increment{};
};

/// Every limit holds; the first one reached ends the search. With none, only `stop` does.
struct SearchLimits {
  std::optional<int> depth{};
  std::optional<std::uint64_t> nodes{};
  std::optional<std::chrono::milliseconds> move_time{};
  std::array<std::optional<PlayerClock>, kMaxPlayers> clocks{}; // by seat
  /// Think about these moves only; about all when empty.
  std::vector<std::string> moves{};
};

struct SearchOptions {
  /// How many best moves to report, each with its line.
  int lines = 1;
  /// Full strength at kMaxLevel; below it a level sees less, whatever the limits allow.
  int level = kMaxLevel;
  /// The random seed, for players that are not deterministic.
  std::uint64_t seed = 1;
  /// The pie rule holds: before any move of the line a balanced first move is chosen, and after
  /// one the answer may be a swap of sides. Only for two players.
  bool pie = false;
};

} // namespace howdah
