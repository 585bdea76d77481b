// The engine's answers, as lines of the protocol. Each text returned here is whole lines.
#pragma once

#include "engine/bench.hpp"
#include "engine/engine.hpp"
#include "games/any_game.hpp"

#include <string>
#include <string_view>

namespace howdah::protocol {

/// `cp 35` for an estimate, `win 5` and `win -4` for a proved result in so many plies.
[[nodiscard]] std::string score_text(Score score);

[[nodiscard]] std::string info_line(const SearchReport& report);
[[nodiscard]] std::string bestmove_line(const SearchResult& result);
/// `info string error: ...`, cut so that it is one line.
[[nodiscard]] std::string error_line(std::string_view what);
/// The answer to `ugi`.
[[nodiscard]] std::string introduction(std::string_view program, std::string_view author,
                                       std::string_view usual_rules);
[[nodiscard]] std::string response_line(std::string_view answer);
[[nodiscard]] std::string bench_lines(const BenchResult& result);
/// The board without colours.
[[nodiscard]] std::string drawing_lines(const Drawing& drawing);

/// `none`, `draw`, `p1win` ...
[[nodiscard]] std::string result_word(Result result);

[[nodiscard]] std::uint64_t nodes_per_second(std::uint64_t nodes, std::chrono::milliseconds time);

} // namespace howdah::protocol
