// Which moves the threads of a search are searching, so that they do not all search the same: a
// simplified ABDADA (Weill 1996), with a small table of its own instead of the transposition table.
//
// Threads that share only the transposition table search the tree in the same order, and much of it
// twice. So a thread that starts searching a move at sufficient depth registers it here, and one
// that reaches a move in progress defers it: later its result is in the table. A slot that is
// overwritten or read too late only costs time.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace howdah {

class MovesInProgress {
public:
  /// `key` stands for a position and a move there.
  [[nodiscard]] bool contains(std::uint64_t key) const noexcept {
    return slots_[key % kSlots].load(std::memory_order_relaxed) == key;
  }

  /// Registers the move for its lifetime (RAII). Without a list it does nothing.
  class Claim {
  public:
    Claim(MovesInProgress* moves, std::uint64_t key) noexcept : moves_(moves), key_(key) {
      if (moves_ != nullptr) moves_->put(key_, key_);
    }
    ~Claim() {
      if (moves_ != nullptr && moves_->contains(key_)) moves_->put(key_, 0);
    }
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;

  private:
    MovesInProgress* moves_;
    std::uint64_t key_;
  };

private:
  void put(std::uint64_t key, std::uint64_t content) noexcept {
    slots_[key % kSlots].store(content, std::memory_order_relaxed);
  }

  static constexpr std::size_t kSlots = 1U << 12U;
  std::array<std::atomic<std::uint64_t>, kSlots> slots_{};
};

} // namespace howdah
