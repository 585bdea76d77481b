// What has happened in a game, in order: moves, a swap of sides, players who left.
#pragma once

#include "play/player.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace howdah::play {

struct Entry {
  enum class Kind : unsigned char { move, swap, leave } kind = Kind::move;
  Seat seat = 0; // whose entry it is; a swap is the second player's, before it
  std::string move{};
  LeaveReason reason = LeaveReason::resigned; // of `leave`
  /// On the clock of the player afterwards; nothing where it is not known.
  std::optional<std::chrono::milliseconds> left{};

  friend bool operator==(const Entry&, const Entry&) = default;
};

/// The first `standing` entries hold; the others were undone and can be redone.
struct Timeline {
  std::vector<Entry> entries{};
  std::size_t standing = 0;

  [[nodiscard]] bool can_redo() const noexcept { return standing < entries.size(); }
  /// Adds an entry; undone ones are removed.
  void add(Entry entry) {
    entries.resize(standing);
    entries.push_back(std::move(entry));
    ++standing;
  }

  friend bool operator==(const Timeline&, const Timeline&) = default;
};

} // namespace howdah::play
