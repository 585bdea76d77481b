// What there is to measure.
#pragma once

namespace howdah::bench {

/// The one that is compared with stockfish.
inline constexpr const char* kSiamLastPlyCounted = "Siam: perft 5, last ply counted";

/// Counters that are printed beside the rate.
inline constexpr const char* kMedianMilliseconds = "median ms";
inline constexpr const char* kPercent = "percent won";

void register_siam();
void register_siam_threads();
void register_samliam();
void register_samliam_multiplayer();
void register_samliam_threats();
void register_records();

} // namespace howdah::bench
