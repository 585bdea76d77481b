// `go perft`: the number of move sequences below each move of the position.
#pragma once

#include "games/any_game.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace howdah::protocol {

class RootPerft {
public:
  /// Counts from a copy of the position without its history: repetition is ignored.
  RootPerft(const AnyGame& game, const AnyState& state, int depth);

  /// Writes `move: count` for each move, and returns the line `nodes N`; when stopped, the line of
  /// an error.
  [[nodiscard]] std::string count(const std::atomic<bool>& stop,
                                  const std::function<void(std::string_view)>& say) const;

private:
  std::unique_ptr<AnyState> root_;
  int depth_;
};

} // namespace howdah::protocol
