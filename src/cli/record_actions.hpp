// The actions of `howdah record`, one source file per action.
#pragma once

#include "cli/console.hpp"
#include "cli/problem.hpp"
#include "cli/request.hpp"

#include <cstdint>
#include <string>

namespace howdah::cli {

// The file is the request's second argument.
[[nodiscard]] ExitStatus check_records(const Request& request, Console& console);
[[nodiscard]] ExitStatus show_record(const Request& request, Console& console);
[[nodiscard]] ExitStatus annotate_records(const Request& request, Console& console);
[[nodiscard]] ExitStatus export_record(const Request& request, Console& console);

inline constexpr std::uint32_t kMostRecords = 1'000'000'000;

/// "[#####---------------]  25 %", for progress.
[[nodiscard]] std::string progress_bar(double part);

} // namespace howdah::cli
