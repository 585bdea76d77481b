// The screen on which a new game is put together: who sits where, the clock, the rules.
#pragma once

#include "terminal/screen.hpp"
#include "terminal/setup.hpp"

namespace howdah::terminal {

/// Changes the set-up as the person wants it; false when they leave. `language` may change too.
[[nodiscard]] bool edit_setup(Screen& screen, Setup& setup, Language& language);

} // namespace howdah::terminal
