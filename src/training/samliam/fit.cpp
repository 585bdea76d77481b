#include "training/samliam/fit.hpp"

namespace howdah::samliam {
namespace {

struct Example {
  const Sample* sample;
  float truth;

  void for_each_feature(auto&& visit) const {
    for (const auto [feature, times] : sample->features) visit(feature, static_cast<float>(times));
  }
};

} // namespace

BoardWeights fit(std::span<const Sample> samples, const FitPlan& plan, const FitListener& report) {
  std::vector<Example> examples;
  examples.reserve(samples.size());
  for (const auto& sample : samples) {
    examples.push_back({.sample = &sample, .truth = plan.truth(sample.scored, sample.expected)});
  }
  Regression<Example> regression(plan, kFeatures);
  regression.learn(std::move(examples), report);
  BoardWeights weights{};
  for (std::size_t i = 0; i < kFeatures; ++i) weights[i] = regression.weight(i);
  return weights;
}

} // namespace howdah::samliam
