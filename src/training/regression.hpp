// Logistic regression: finds weights of features so that their sum, as a logit, predicts the
// mover's score.
#pragma once

#include "core/random.hpp"
#include "engine/alphabeta/value.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace howdah {

struct FitPlan {
  int epochs = 12;
  /// The weight of the game's result in a sample's label; the rest is the search's expected score.
  float trust_in_games;
  float step;
  /// L2 regularisation: keeps the weights of rare features near zero.
  float decay;
  std::uint64_t seed = 1;

  [[nodiscard]] float truth(float scored, float expected) const noexcept {
    return trust_in_games * scored + (1.0F - trust_in_games) * expected;
  }
};

struct FitReport {
  int epoch;
  double loss;          // on the training samples
  double held_out_loss; // on the held-out tenth of the samples
};
using FitListener = std::function<void(const FitReport&)>;

/// Goes through the examples epoch by epoch, in a new order each time. `learn_from(example, step)`
/// takes a step on one, `loss_on(examples)` is the mean loss of these.
template <class Example>
void learn_in_epochs(const FitPlan& plan, std::vector<Example> examples, auto&& learn_from,
                     auto&& loss_on, const FitListener& report) {
  // Positions of one game are correlated: whole stretches are held out, not single positions.
  std::vector<Example> learning_set;
  std::vector<Example> held_out;
  for (std::size_t i = 0; i < examples.size(); ++i) {
    ((i / 1000) % 10 == 9 ? held_out : learning_set).push_back(std::move(examples[i]));
  }
  Random random(plan.seed);
  for (int epoch = 1; epoch <= plan.epochs; ++epoch) {
    for (std::size_t i = learning_set.size(); i > 1; --i) {
      std::swap(learning_set[i - 1], learning_set[random.next() % i]);
    }
    // The step shrinks to a tenth over the epochs.
    const float part = static_cast<float>(epoch - 1) / static_cast<float>(plan.epochs);
    const float step = plan.step * std::pow(0.1F, part);
    for (const auto& example : learning_set) learn_from(example, step);
    report({.epoch = epoch, .loss = loss_on(learning_set), .held_out_loss = loss_on(held_out)});
  }
}

/// An `Example` has a `truth` from 0 to 1, and `for_each_feature(visit)` calls `visit` with each of
/// its features and how often it has it.
template <class Example>
class Regression {
public:
  Regression(const FitPlan& plan, std::size_t features) : plan_(plan), features_(features) {}

  /// Starts from zero, or continues.
  void learn(std::vector<Example> examples, const FitListener& report) {
    learn_in_epochs(
        plan_, std::move(examples),
        [this](const Example& example, float step) { learn_from(example, step); },
        [this](std::span<const Example> some) { return loss_on(some); }, report);
  }

  /// In whole parts of a logit.
  [[nodiscard]] std::int16_t weight(std::size_t feature) const {
    const float parts = features_[feature].weight * static_cast<float>(kLogit);
    return static_cast<std::int16_t>(std::lround(std::clamp(parts, -8000.0F, 8000.0F)));
  }

private:
  struct Feature {
    float weight = 0;
    float squares = 1;
  };

  [[nodiscard]] float predict(const Example& example) const {
    float sum = 0;
    example.for_each_feature(
        [&](std::size_t feature, float times) { sum += features_[feature].weight * times; });
    return 1.0F / (1.0F + std::exp(-sum));
  }

  /// AdaGrad (Duchi et al. 2011): steps shrink for features that were often seen, so that rare ones
  /// still learn.
  void learn_from(const Example& example, float step) {
    const float error = predict(example) - example.truth;
    example.for_each_feature([&](std::size_t feature, float times) {
      auto& f = features_[feature];
      const float slope = error * times + plan_.decay * f.weight;
      f.squares += slope * slope;
      f.weight -= step * slope / std::sqrt(f.squares);
    });
  }

  [[nodiscard]] double loss_on(std::span<const Example> examples) const {
    double sum = 0;
    for (const auto& example : examples) {
      const double said = std::clamp(static_cast<double>(predict(example)), 1e-6, 1 - 1e-6);
      const auto truth = static_cast<double>(example.truth);
      sum -= truth * std::log(said) + (1 - truth) * std::log(1 - said);
    }
    return examples.empty() ? 0 : sum / static_cast<double>(examples.size());
  }

  FitPlan plan_;
  std::vector<Feature> features_;
};

/// A regression fitted to the samples, starting from zero.
template <class Example, class Sample>
[[nodiscard]] Regression<Example> fit_samples(std::span<const Sample> samples, const FitPlan& plan,
                                              std::size_t features, auto&& example_of,
                                              const FitListener& listener) {
  std::vector<Example> examples;
  examples.reserve(samples.size());
  for (const auto& sample : samples) examples.push_back(example_of(sample));
  Regression<Example> regression(plan, features);
  regression.learn(std::move(examples), listener);
  return regression;
}

} // namespace howdah
