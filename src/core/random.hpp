// Pseudo-random numbers that are the same on every machine for the same seed (SplitMix64).
#pragma once

#include "core/hashing.hpp"

#include <cstdint>

namespace howdah {

class Random {
public:
  explicit constexpr Random(std::uint64_t seed) noexcept : state_(seed) {}

  [[nodiscard]] constexpr std::uint64_t next() noexcept {
    state_ += 0x9e3779b97f4a7c15ULL;
    return mix(state_);
  }

  /// A number from 0 to bound - 1; the bias is below bound / 2^32.
  [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) noexcept {
    return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
  }

private:
  std::uint64_t state_;
};

} // namespace howdah
