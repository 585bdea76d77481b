// Hashing of 64-bit words, deterministic across builds: native or browser, 32 or 64 bits.
#pragma once

#include <cstdint>

namespace howdah {

/// Spreads every bit of the word over all others (the finaliser of SplitMix64).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t word) noexcept {
  word = (word ^ (word >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  word = (word ^ (word >> 27U)) * 0x94d049bb133111ebULL;
  return word ^ (word >> 31U);
}

} // namespace howdah
