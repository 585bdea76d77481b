// How much memory an engine's table may take.
#pragma once

#include "engine/engine.hpp"

#include <cstdint>
#include <optional>

namespace howdah {

inline constexpr std::uint32_t kUsualTableMegabytes = 16;
inline constexpr std::uint32_t kMostTableMegabytes = 65'536;

/// Gives the engine a table of that many megabytes (of 2^20 bytes). An error says that the machine
/// has not so much memory; the engine then has the table it had, or the usual one.
[[nodiscard]] std::optional<Error> set_table_megabytes(Engine& engine, std::uint32_t megabytes);

} // namespace howdah
