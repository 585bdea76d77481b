#include "training/siam/fit.hpp"

#include "core/random.hpp"
#include "engine/alphabeta/value.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

namespace howdah::siam {
namespace {

constexpr std::size_t kLineFeatures = kLineClasses * kLineCodes;
constexpr std::size_t kAnimalFeatures = (kMaxAnimals + 1) * (kMaxAnimals + 1);
constexpr std::size_t kFeatures = kLineFeatures + kAnimalFeatures;
constexpr std::size_t kActive = 2 * kSide + 1;

/// The features of a position: its ten lines, each with its mirror image for one, and the animals.
struct Example {
  std::array<std::uint32_t, kActive> features;
  float truth;
};

const std::vector<LineCode>& mirror_fold() {
  static const auto kFold = [] {
    std::vector<LineCode> fold(kLineCodes);
    for (LineCode code = 0; code < kLineCodes; ++code) fold[code] = std::min(code, mirrored(code));
    return fold;
  }();
  return kFold;
}

Example example_of(const Sample& sample, float trust_in_games) {
  const auto& position = sample.position;
  const auto codes = line_codes(position);
  const bool exchange = position.to_move() == kRhinos;
  Example example{};
  std::size_t next = 0;
  for (int i = 0; i < kSide; ++i) {
    const auto index = static_cast<std::size_t>(i);
    for (const LineCode code : {codes.rows[index], codes.columns[index]}) {
      const LineCode seen = mirror_fold()[exchange ? with_owners_exchanged(code) : code];
      example.features[next++] = static_cast<std::uint32_t>(line_class(i) * kLineCodes + seen);
    }
  }
  const int own = position.on_board(position.to_move());
  const int other = position.on_board(1 - position.to_move());
  example.features[next] = static_cast<std::uint32_t>(kLineFeatures) +
                           static_cast<std::uint32_t>(own * (kMaxAnimals + 1) + other);
  example.truth = trust_in_games * sample.scored + (1.0F - trust_in_games) * sample.expected;
  return example;
}

/// Steps shrink for features that were often seen (AdaGrad), so that rare lines still learn.
class Learner {
public:
  explicit Learner(const Fit& plan) : plan_(plan), features_(kFeatures) {}

  [[nodiscard]] float foretell(const Example& example) const {
    float sum = 0;
    for (const auto feature : example.features) sum += features_[feature].weight;
    return 1.0F / (1.0F + std::exp(-sum));
  }

  void learn(const Example& example, float step) {
    const float error = foretell(example) - example.truth;
    for (const auto feature : example.features) {
      auto& f = features_[feature];
      const float slope = error + plan_.decay * f.weight;
      f.squares += slope * slope;
      f.weight -= step * slope / std::sqrt(f.squares);
    }
  }

  [[nodiscard]] std::int16_t rounded(std::size_t feature) const {
    const float parts = features_[feature].weight * static_cast<float>(kLogit);
    return static_cast<std::int16_t>(std::lround(std::clamp(parts, -8000.0F, 8000.0F)));
  }

private:
  struct Feature {
    float weight = 0;
    float squares = 1;
  };
  Fit plan_;
  std::vector<Feature> features_;
};

double loss_on(const Learner& learner, std::span<const Example> examples) {
  double sum = 0;
  for (const auto& example : examples) {
    const double said = std::clamp(static_cast<double>(learner.foretell(example)), 1e-6, 1 - 1e-6);
    const auto truth = static_cast<double>(example.truth);
    sum -= truth * std::log(said) + (1 - truth) * std::log(1 - said);
  }
  return examples.empty() ? 0 : sum / static_cast<double>(examples.size());
}

std::unique_ptr<Weights> to_weights(const Learner& learner) {
  auto weights = std::make_unique<Weights>();
  for (std::size_t i = 0; i < kLineClasses; ++i) {
    for (LineCode code = 0; code < kLineCodes; ++code) {
      if (is_possible(code)) {
        weights->lines[i][code] = learner.rounded(i * kLineCodes + mirror_fold()[code]);
      }
    }
  }
  for (std::size_t i = 0; i < kAnimalFeatures; ++i) {
    weights->animals[i / (kMaxAnimals + 1)][i % (kMaxAnimals + 1)] =
        learner.rounded(kLineFeatures + i);
  }
  return weights;
}

} // namespace

std::unique_ptr<Weights> fit(std::span<const Sample> samples, const Fit& plan,
                             const std::function<void(const FitReport&)>& report) {
  // Positions of one game are alike: whole stretches are held out, not single positions.
  std::vector<Example> examples;
  std::vector<Example> held_out;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    auto& list = (i / 1000) % 10 == 9 ? held_out : examples;
    list.push_back(example_of(samples[i], plan.trust_in_games));
  }
  Learner learner(plan);
  Random random(plan.seed);
  for (int epoch = 1; epoch <= plan.epochs; ++epoch) {
    for (std::size_t i = examples.size(); i > 1; --i) {
      std::swap(examples[i - 1], examples[random.next() % i]);
    }
    // The step shrinks to a tenth over the epochs.
    const float part = static_cast<float>(epoch - 1) / static_cast<float>(plan.epochs);
    const float step = plan.step * std::pow(0.1F, part);
    for (const auto& example : examples) learner.learn(example, step);
    report({.epoch = epoch,
            .loss = loss_on(learner, examples),
            .held_out_loss = loss_on(learner, held_out)});
  }
  return to_weights(learner);
}

} // namespace howdah::siam
