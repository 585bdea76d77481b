// The screen on which a new game is put together: who sits where, the clock, the fair start, the
// rules.
#pragma once

#include "core/language.hpp"
#include "play/snapshot.hpp"
#include "terminal/screen.hpp"

namespace howdah::terminal {

/// Changes the opening as the person wants it; false when they leave. `language` may change too.
[[nodiscard]] bool edit_opening(Screen& screen, play::Opening& opening, Language& language);

} // namespace howdah::terminal
