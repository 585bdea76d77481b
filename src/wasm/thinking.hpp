// The engine for a worker of the page: one engine, kept while the game and its rules stay the same.
#pragma once

#include "engine/engine.hpp"
#include "wasm/request.hpp"

#include <functional>
#include <string>

namespace howdah::wasm {

using ReportListener = std::function<void(const std::string& json)>;

/// Thinks as the request says; JSON with the best move, or with an error. Reports on the way.
[[nodiscard]] std::string think(const Request& request, const ReportListener& listener);

/// The signature of the engine of that game: {"nodes": N, "time": MS}, or an error.
[[nodiscard]] std::string bench(std::string_view game);

} // namespace howdah::wasm
