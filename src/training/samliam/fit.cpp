#include "training/samliam/fit.hpp"

#include "core/random.hpp"
#include "engine/alphabeta/value.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace howdah::samliam {
namespace {

/// Steps shrink for features that were often seen (AdaGrad), so that rare ones still learn.
class Learner {
public:
  explicit Learner(const Fit& plan) : plan_(plan) {}

  [[nodiscard]] float foretell(const Sample& sample) const {
    float sum = 0;
    for (const auto [feature, times] : sample.features) {
      sum += features_[feature].weight * static_cast<float>(times);
    }
    return 1.0F / (1.0F + std::exp(-sum));
  }
  [[nodiscard]] float truth_of(const Sample& sample) const {
    return plan_.trust_in_games * sample.scored + (1.0F - plan_.trust_in_games) * sample.expected;
  }

  void learn(const Sample& sample, float step) {
    const float error = foretell(sample) - truth_of(sample);
    for (const auto [feature, times] : sample.features) {
      auto& f = features_[feature];
      const float slope = error * static_cast<float>(times) + plan_.decay * f.weight;
      f.squares += slope * slope;
      f.weight -= step * slope / std::sqrt(f.squares);
    }
  }

  [[nodiscard]] double loss_on(std::span<const Sample* const> samples) const {
    double sum = 0;
    for (const auto* const sample : samples) {
      const double said = std::clamp(static_cast<double>(foretell(*sample)), 1e-6, 1 - 1e-6);
      const auto truth = static_cast<double>(truth_of(*sample));
      sum -= truth * std::log(said) + (1 - truth) * std::log(1 - said);
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
  }

  [[nodiscard]] BoardWeights rounded() const {
    BoardWeights weights{};
    for (std::size_t i = 0; i < kFeatures; ++i) {
      const float parts = features_[i].weight * static_cast<float>(kLogit);
      weights[i] = static_cast<std::int16_t>(std::lround(std::clamp(parts, -8000.0F, 8000.0F)));
    }
    return weights;
  }

private:
  struct Feature {
    float weight = 0;
    float squares = 1;
  };
  Fit plan_;
  std::array<Feature, kFeatures> features_{};
};

} // namespace

BoardWeights fit(std::span<const Sample> samples, const Fit& plan,
                 const std::function<void(const FitReport&)>& report) {
  // Positions of one game are alike: whole stretches are held out, not single positions.
  std::vector<const Sample*> learnt_from;
  std::vector<const Sample*> held_out;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    ((i / 1000) % 10 == 9 ? held_out : learnt_from).push_back(&samples[i]);
  }
  Learner learner(plan);
  Random random(plan.seed);
  for (int epoch = 1; epoch <= plan.epochs; ++epoch) {
    for (std::size_t i = learnt_from.size(); i > 1; --i) {
      std::swap(learnt_from[i - 1], learnt_from[random.next() % i]);
    }
    // The step shrinks to a tenth over the epochs.
    const float part = static_cast<float>(epoch - 1) / static_cast<float>(plan.epochs);
    const float step = plan.step * std::pow(0.1F, part);
    for (const auto* const sample : learnt_from) learner.learn(*sample, step);
    report({.epoch = epoch,
            .loss = learner.loss_on(learnt_from),
            .held_out_loss = learner.loss_on(held_out)});
  }
  return learner.rounded();
}

} // namespace howdah::samliam
