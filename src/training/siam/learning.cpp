#include "training/siam/learning.hpp"

namespace howdah::siam {

const Learning<std::unique_ptr<Weights>, Sample>& learning() {
  using Held = std::unique_ptr<Weights>;
  static const Learning<Held, Sample> kLearning = {
      .name = "siam",
      .usual_fit = kUsualFit,
      .usual_nodes = 1000,
      .variants = {kSide},
      .unit = "squares per side",
      .first = hand_crafted_weights,
      .read = read_weights,
      .write = [](const Held& weights) { return write_weights(*weights); },
      .play = [](const SelfPlay& plan, int /*side*/, const Held& weights,
                 const SelfPlayListener& listener) { return play_games(plan, *weights, listener); },
      .fit = [](std::span<const Sample> samples, const FitPlan& plan, int /*side*/, Held& weights,
                const FitListener& listener) { weights = fit(samples, plan, listener); }};
  return kLearning;
}

} // namespace howdah::siam
