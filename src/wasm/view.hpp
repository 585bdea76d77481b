// What the page shows of a game, as JSON. docs/page.md lists the fields.
#pragma once

#include "wasm/json_writer.hpp"
#include "wasm/request.hpp"

#include <string>

namespace howdah::wasm {

/// The winner's seat, "draw", or null.
void write_result(JsonWriter& json, Result result);

/// Every game, its rule options and its presets.
[[nodiscard]] std::string games_json();

/// The position, its pieces, who is to move, the legal moves as gestures (lists in the order of the
/// fields of `Gesture`: a position may have thousands), the result.
[[nodiscard]] std::string view_json(const OpenGame& played);

/// Why a move is legal or not, and who has which part in it.
[[nodiscard]] std::string explanation_json(const Explanation& explanation);

} // namespace howdah::wasm
