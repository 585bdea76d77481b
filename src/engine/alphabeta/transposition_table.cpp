#include "engine/alphabeta/transposition_table.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace howdah {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20U;

} // namespace

void TranspositionTable::resize(std::size_t bytes) {
  const auto clusters = std::bit_floor(std::max<std::size_t>(bytes / sizeof(Cluster), 64));
  clusters_.reset(); // the old one goes before the new one comes
  void* memory = ::operator new(clusters * sizeof(Cluster), std::align_val_t{kHugePage});
#if defined(__linux__)
  // Huge pages: a probe of a random cluster is a third faster.
  (void)madvise(memory, clusters * sizeof(Cluster), MADV_HUGEPAGE);
#endif
  auto* const first = static_cast<Cluster*>(memory);
  std::uninitialized_value_construct_n(first, clusters);
  clusters_.reset(first);
  mask_ = clusters - 1;
  generation_ = 0;
}

void TranspositionTable::Release::operator()(Cluster* clusters) const noexcept {
  ::operator delete(clusters, std::align_val_t{kHugePage});
}

void TranspositionTable::clear() noexcept {
  for (std::size_t i = 0; i <= mask_; ++i) {
    for (Slot& slot : clusters_[i].slots) {
      slot.check.store(0, std::memory_order_relaxed);
      slot.data.store(0, std::memory_order_relaxed);
    }
  }
  generation_ = 0;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) noexcept {
  Slot* chosen = nullptr;
  int least_worth = 0;
  std::uint32_t move = entry.move;
  for (Slot& slot : cluster_of(key).slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
      const TableEntry old = unpack(data);
      // Proved entries stay, and a result without a move does not erase the move.
      if (is_proved(old.value) && !is_proved(entry.value)) return;
      if (move == TableEntry::kNoMove) move = old.move;
      chosen = &slot;
      break;
    }
    const auto age = static_cast<int>((generation_ - generation_of(data)) & kGenerationMask);
    const int worth = data == 0 ? -1000 : static_cast<int>(data >> 56U) - 8 * age;
    if (chosen == nullptr || worth < least_worth) {
      chosen = &slot;
      least_worth = worth;
    }
  }
  const std::uint64_t data = move |
                             (std::uint64_t{static_cast<std::uint16_t>(entry.value)} << 32U) |
                             (std::uint64_t{generation_} << 48U) |
                             (std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << 54U) |
                             (static_cast<std::uint64_t>(std::clamp(entry.depth, 0, 255)) << 56U);
  chosen->data.store(data, std::memory_order_relaxed);
  chosen->check.store(key ^ data, std::memory_order_relaxed);
}

int TranspositionTable::permille() const noexcept {
  const std::size_t sample = 1 + std::min<std::size_t>(mask_, 249);
  std::uint64_t used = 0;
  for (std::size_t i = 0; i < sample; ++i) {
    used +=
        static_cast<std::uint64_t>(std::ranges::count_if(clusters_[i].slots, [&](const Slot& s) {
          const std::uint64_t data = s.data.load(std::memory_order_relaxed);
          return data != 0 && generation_of(data) == generation_;
        }));
  }
  return static_cast<int>(used * 1000 / (sample * 4));
}

} // namespace howdah
