// Parallel perft: the tree is split after two plies, a shallow one after the first, and each thread
// takes the next branch when it has finished one, which balances the load.
#pragma once

#include "games/any_game.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace howdah::cli {

struct PerftCount {
  struct RootMove {
    std::string move;
    std::uint64_t count = 0;
  };
  std::vector<RootMove> moves; // sorted; none at depth 0
  std::uint64_t total = 0;
};

/// `report` is called periodically, on the calling thread, with the branches finished and all.
/// Nothing when Ctrl-C stopped the work.
[[nodiscard]] std::optional<PerftCount>
parallel_perft(const AnyState& state, int depth, int threads,
               const std::function<void(std::size_t done, std::size_t all)>& report);

} // namespace howdah::cli
