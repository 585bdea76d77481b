// What there is to measure.
#pragma once

namespace howdah::bench {

/// The one that is compared with stockfish.
inline constexpr const char* kSiamLastPlyCounted = "Siam: perft 5, last ply counted";

void register_siam();
void register_samliam();

} // namespace howdah::bench
