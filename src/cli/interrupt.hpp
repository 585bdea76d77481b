// Handles SIGINT and SIGTERM, so that work stops cleanly.
#pragma once

#include <atomic>

namespace howdah::cli {

/// From now on the first such signal only sets what `interrupted` returns; a second one ends
/// the program at once.
void watch_interrupts();

[[nodiscard]] const std::atomic<bool>& interrupted() noexcept;

/// Ends the command with status 1 and the message "interrupted".
[[noreturn]] void give_up_interrupted();

} // namespace howdah::cli
