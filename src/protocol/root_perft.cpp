#include "protocol/root_perft.hpp"

#include "core/text.hpp"
#include "protocol/print.hpp"

namespace howdah::protocol {

RootPerft::RootPerft(const AnyGame& game, const AnyState& state, int depth)
    : root_(game.parse_position(state.text()).value()), depth_(depth) {}

std::string RootPerft::count(const std::atomic<bool>& stop,
                             const std::function<void(std::string_view)>& say) const {
  if (depth_ == 0) return "nodes 1\n";
  std::uint64_t nodes = 0;
  for (const auto& move : root_->legal_moves()) {
    const auto after = root_->clone();
    (void)after->play(move); // one of its own moves
    const auto count = after->perft(depth_ - 1, stop);
    if (stop) return error_line("perft was stopped");
    say(concat(move, ": ", count, '\n'));
    nodes += count;
  }
  return concat("nodes ", nodes, '\n');
}

} // namespace howdah::protocol
