// A yardstick that many know: the chess engine's own perft, in the same run.
#pragma once

#include <optional>

namespace howdah::bench {

/// Leaves per second of processor time of `go perft 6`; nothing when the program is not there.
[[nodiscard]] std::optional<double> stockfish_perft_rate();

} // namespace howdah::bench
