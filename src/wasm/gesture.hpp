// Notation, written for the page.
//
// howdah_gesture_text: a request with game, rules, start and moves, and the gesture in `from`,
// `from_way`, `to`, `to_way`, `call` as the lists in a view's `moves` have them; what is empty is
// left out. The answer is {"text": "a3b3e"}, legal or not. Without `to_way` it is the attempt the
// rules can say most about, for "why can I not go there?"; the text is empty when no way makes a
// move.
#pragma once

#include "wasm/request.hpp"

#include <string>

namespace howdah::wasm {

[[nodiscard]] std::string gesture_json(const Request& request, const OpenGame& played);

} // namespace howdah::wasm
