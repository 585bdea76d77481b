// What the search needs of a line beyond its legal pushes, from the same 15-bit code: the pushes
// that move a rock, and whether one of them wins at once.
#pragma once

#include "games/siam/lines.hpp"

#include <array>
#include <cstdint>

namespace howdah::siam {

/// Of the viewer along one line:
///
///       13        12        11     10    9         5 4        0
///   [entry wins][push wins][ high ][ low ][ backward  ][ forward ]
///
/// Bits 0 to 11 are those of LinePushes, for pushes that move a rock and do not lose at once;
/// bits 12 and 13 say that one of them, by an animal on the board or by one that enters, wins.
using RockPushes = std::uint16_t;

inline constexpr RockPushes kAllPushes = (1U << 12U) - 1;
inline constexpr RockPushes kPushWins = 1U << 12U;
inline constexpr RockPushes kEntryWins = 1U << 13U;

using RockPushLookup = std::array<RockPushes, kLineCodes>;

/// For `push=total` or `push=running`; built at the first call.
[[nodiscard]] const RockPushLookup& rock_push_lookup(bool running);

} // namespace howdah::siam
