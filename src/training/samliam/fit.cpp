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
  const auto example_of = [&](const Sample& sample) {
    return Example{.sample = &sample,
                   .truth = plan.truth(sample.scores.scored, sample.scores.expected)};
  };
  const auto regression = fit_samples<Example>(samples, plan, kFeatures, example_of, report);
  BoardWeights weights{};
  for (std::size_t i = 0; i < kFeatures; ++i) weights[i] = regression.weight(i);
  return weights;
}

} // namespace howdah::samliam
