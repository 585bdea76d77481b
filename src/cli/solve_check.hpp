// howdah solve --check: whether a certificate proves what it claims.
#pragma once

#include "cli/console.hpp"
#include "cli/problem.hpp"
#include "cli/request.hpp"

#include <string>

namespace howdah::cli {

[[nodiscard]] ExitStatus check_certificate(const Request& request, Console& console,
                                           const std::string& path);

} // namespace howdah::cli
