// Forced wins within the request's plies, for the page's puzzles.
#pragma once

#include "wasm/request.hpp"

#include <string>

namespace howdah::wasm {

/// The player to move wants to win: {"plies": the fewest within the request's, or 0, "move": one
/// that wins in these}, or an error.
[[nodiscard]] std::string attack(const Request& request);

/// The player to move wants not to lose: {"saves": [some moves after which the other does not win
/// within the request's plies; only the one that wins at once or nearly so, if there is one],
/// "longest": where there is none, the move that holds out longest, "plies": how long}, or an
/// error.
[[nodiscard]] std::string defend(const Request& request);

} // namespace howdah::wasm
