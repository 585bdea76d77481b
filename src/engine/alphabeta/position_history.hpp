// The positions that stood on the board before: the game so far, then the line being searched.
//
// A position that comes back is scored as a draw at its second occurrence. That is safe for proofs:
// who wins by a proof does not need to repeat, and who escapes one by repeating escapes it.
#pragma once

#include "core/hashing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace howdah {

class PositionHistory {
public:
  void clear() noexcept {
    hashes_.clear();
    seen_ = {};
  }

  void reserve(std::size_t positions) { hashes_.reserve(positions); }

  void push(std::uint64_t hash) {
    hashes_.push_back(hash);
    ++seen_[slot(hash)];
  }
  void pop() noexcept {
    --seen_[slot(hashes_.back())];
    hashes_.pop_back();
  }

  [[nodiscard]] std::size_t size() const noexcept { return hashes_.size(); }

  /// The index of a position's last occurrence, counted from 0.
  [[nodiscard]] std::optional<std::size_t> find(std::uint64_t hash) const noexcept {
    if (seen_[slot(hash)] == 0) [[likely]] {
      return std::nullopt;
    }
    for (std::size_t i = hashes_.size(); i-- > 0;) {
      if (hashes_[i] == hash) return i;
    }
    return std::nullopt;
  }

  /// A number that differs when other positions have occurred twice. A third time draws, so what
  /// is proved with such a past is proved for that past alone: it goes into table keys.
  [[nodiscard]] std::uint64_t past() const {
    auto sorted = hashes_;
    std::ranges::sort(sorted);
    std::uint64_t sum = 0;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
      if (sorted[i] == sorted[i - 1]) sum += mix(sorted[i]);
    }
    return sum;
  }

private:
  [[nodiscard]] static std::size_t slot(std::uint64_t hash) noexcept { return hash % kSlots; }

  static constexpr std::size_t kSlots = 1024;
  std::vector<std::uint64_t> hashes_;
  std::array<std::uint32_t, kSlots> seen_{};
};

} // namespace howdah
