// Random seeds for engines and starts that shall differ from game to game.
#pragma once

#include <cstdint>
#include <random>

namespace howdah::terminal {

[[nodiscard]] inline std::uint64_t any_seed() {
  return std::random_device{}();
}

} // namespace howdah::terminal
