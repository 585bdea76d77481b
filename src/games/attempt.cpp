#include "games/attempt.hpp"

namespace howdah {

std::string attempt_text(const AnyGame& game, const AnyState& state, const Gesture& attempt) {
  const bool way_follows = !attempt.from.empty() && attempt.from_way.empty();
  std::string best;
  std::size_t most = 0;
  for (const auto& way : game.ways()) {
    auto gesture = attempt;
    gesture.to_way = way;
    if (way_follows) gesture.from_way = way;
    auto text = game.gesture_text(gesture);
    const auto explanation = state.explain(text);
    if (!explanation) continue;
    const auto said = explanation->details.size() + explanation->pieces.size();
    // The way it points already comes first: that is how it would be put down.
    const auto here = 2 * said + (way == gesture.from_way ? 2 : 1);
    if (here <= most) continue;
    most = here;
    best = std::move(text);
  }
  return best;
}

} // namespace howdah
