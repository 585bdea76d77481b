// The transposition table, shared by all threads without a lock.
//
// An entry is two words, and the first is the key XORed with the second: when two threads write
// at once and the words do not belong together, the key does not fit and nothing is read.
//
//   63    56 55  54 53      48 47   32 31   0
//   [ depth ][bound][generation][ value ][move]
//
// Entries of earlier searches stay usable; a generation count lets newer ones replace them.
#pragma once

#include "engine/alphabeta/value.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace howdah {

/// What the stored value says of the true one.
enum class Bound : unsigned char { upper = 1, lower = 2, exact = 3 };

struct TableEntry {
  std::uint32_t move = 0; // kNoMove when none is known
  Value value = 0;        // distances count from the stored position
  int depth = 0;
  Bound bound = Bound::exact;

  static constexpr std::uint32_t kNoMove = 0xffffffff;
};

class TranspositionTable {
public:
  TranspositionTable() { resize(kUsualBytes); }

  /// Not while a search runs, as `clear`.
  void resize(std::size_t bytes);
  void clear() noexcept;
  void new_generation() noexcept { generation_ = (generation_ + 1) & kGenerationMask; }

  [[nodiscard]] std::optional<TableEntry> find(std::uint64_t key) const noexcept {
    for (const Slot& slot : cluster_of(key).slots) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
        return unpack(data);
      }
    }
    return std::nullopt;
  }

  void store(std::uint64_t key, const TableEntry& entry) noexcept;

  void prefetch(std::uint64_t key) const noexcept { __builtin_prefetch(&cluster_of(key)); }

  /// How full it is with entries of the present search, in thousandths.
  [[nodiscard]] int permille() const noexcept;

  static constexpr std::size_t kUsualBytes = std::size_t{64} << 20U;

private:
  struct Slot {
    std::atomic<std::uint64_t> check{0};
    std::atomic<std::uint64_t> data{0};
  };
  struct alignas(64) Cluster { // one cache line
    std::array<Slot, 4> slots;
  };
  static constexpr unsigned kGenerationMask = 63;

  [[nodiscard]] static TableEntry unpack(std::uint64_t data) noexcept {
    return {.move = static_cast<std::uint32_t>(data),
            .value = static_cast<std::int16_t>(data >> 32U),
            .depth = static_cast<int>(data >> 56U),
            .bound = static_cast<Bound>((data >> 54U) & 3U)};
  }
  [[nodiscard]] static unsigned generation_of(std::uint64_t data) noexcept {
    return static_cast<unsigned>(data >> 48U) & kGenerationMask;
  }

  [[nodiscard]] Cluster& cluster_of(std::uint64_t key) const noexcept {
    return clusters_[static_cast<std::size_t>(key) & mask_];
  }

  struct Release {
    void operator()(Cluster* clusters) const noexcept;
  };

  std::unique_ptr<Cluster[], Release> clusters_;
  std::size_t mask_ = 0;
  unsigned generation_ = 0;
};

} // namespace howdah
