// Parses a line into a command. Errors are one line of English: programs read them.
#pragma once

#include "core/text.hpp"
#include "protocol/command.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace howdah::protocol {

class Words;

using ParsedCommand = tl::expected<Command, std::string>;

[[nodiscard]] tl::unexpected<std::string> refused(const auto&... parts) {
  return tl::unexpected<std::string>(concat(parts...));
}

[[nodiscard]] ParsedCommand parse_command(std::string_view line);

/// What stands behind `go`.
[[nodiscard]] ParsedCommand parse_go(Words words);
/// What stands behind `setoption`.
[[nodiscard]] ParsedCommand parse_setoption(Words words);

/// The longest time a limit or a clock can have, in milliseconds: three years.
inline constexpr std::uint64_t kMostMilliseconds = 100'000'000'000;
inline constexpr std::uint32_t kMostPerftDepth = 99;

} // namespace howdah::protocol
