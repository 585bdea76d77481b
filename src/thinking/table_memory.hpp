// How much memory an engine's table may take.
#pragma once

#include "engine/engine.hpp"

#include <cstdint>
#include <optional>

namespace howdah {

inline constexpr std::uint32_t kUsualTableMegabytes = 16;
inline constexpr std::uint32_t kMostTableMegabytes = 65'536;

/// Gives the engine a table of that many megabytes (of 2^20 bytes). On an error the machine lacks
/// the memory; the engine then keeps its table, or has one of the default size.
[[nodiscard]] std::optional<Error> set_table_megabytes(Engine& engine, std::uint32_t megabytes);

} // namespace howdah
