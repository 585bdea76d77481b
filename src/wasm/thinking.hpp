// The engine for a worker of the page: one engine, kept while the game and its rules stay the same.
#pragma once

#include "engine/engine.hpp"
#include "wasm/request.hpp"

#include <functional>
#include <string>

namespace howdah::wasm {

using ReportListener = std::function<void(const std::string& json)>;

/// Searches within the request's limits; JSON with the best move (`swap` where the pie rule allows
/// it) and the best lines, or with an error. Reports on the way. A score is "centi" when it is an
/// estimate and "win" when it is proved: a win in that many plies, or a loss when it is below zero.
[[nodiscard]] std::string think(const Request& request, const ReportListener& listener);

/// The engine's judgement of the request's move against its own: JSON with a report of each, the
/// winning probability lost, in thousandths, and the mark for that; null when there was no time.
/// The limits hold for each of the two searches.
[[nodiscard]] std::string judge(const Request& request);

/// The signature of the engine of that game: {"nodes": N, "time": MS}, or an error.
[[nodiscard]] std::string bench(std::string_view game);

} // namespace howdah::wasm
