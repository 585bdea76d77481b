// Which moves the threads of a search are looking at, so that they do not all look at the same.
//
// Threads that share nothing but a table of results walk through the tree in the same order, and
// find out much of it twice. So whoever begins with a move of some depth says so here, and who
// comes to a move that another one is busy with puts it off: later its result is in the table.
// A wrong word, by chance or by a late one, costs a detour and nothing else.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace howdah {

class BusyMoves {
public:
  /// `key` stands for a position and a move there.
  [[nodiscard]] bool contain(std::uint64_t key) const noexcept {
    return slots_[key % kSlots].load(std::memory_order_relaxed) == key;
  }

  /// As long as it lives, the move is busy. Without a list it claims nothing.
  class Claim {
  public:
    Claim(BusyMoves* moves, std::uint64_t key) noexcept : moves_(moves), key_(key) {
      if (moves_ != nullptr) moves_->put(key_, key_);
    }
    ~Claim() {
      if (moves_ != nullptr && moves_->contain(key_)) moves_->put(key_, 0);
    }
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;

  private:
    BusyMoves* moves_;
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
