#include "training/siam/fit.hpp"

#include <algorithm>
#include <array>

namespace howdah::siam {
namespace {

constexpr std::size_t kLineFeatures = kLineClasses * kLineCodes;
constexpr std::size_t kAnimalFeatures = (kMaxAnimals + 1) * (kMaxAnimals + 1);
constexpr std::size_t kFirstBlock = kLineFeatures + kAnimalFeatures;
constexpr std::size_t kBlockFeatures = kBlockClasses * kBlockCodes;
constexpr std::size_t kFeatures = kFirstBlock + kBlockFeatures;
constexpr std::size_t kActive = 2 * kSide + 1 + kBlocks;

/// The features of a position: its ten lines (a line and its mirror image are one feature), the
/// animals, and its sixteen blocks (symmetric ones are one feature).
struct Example {
  std::array<std::uint32_t, kActive> features;
  float truth;

  void for_each_feature(auto&& visit) const {
    for (const auto feature : features) visit(feature, 1.0F);
  }
};

const std::vector<LineCode>& mirror_fold() {
  static const auto kFold = [] {
    std::vector<LineCode> fold(kLineCodes);
    for (LineCode code = 0; code < kLineCodes; ++code) fold[code] = std::min(code, mirrored(code));
    return fold;
  }();
  return kFold;
}

Example example_of(const Sample& sample, const FitPlan& plan) {
  const auto& position = sample.position;
  const auto codes = line_codes(position, position.to_move());
  Example example{};
  std::size_t next = 0;
  for (int i = 0; i < kSide; ++i) {
    const auto index = static_cast<std::size_t>(i);
    for (const LineCode code : {codes.rows[index], codes.columns[index]}) {
      const LineCode seen = mirror_fold()[code];
      example.features[next++] = static_cast<std::uint32_t>(line_class(i) * kLineCodes + seen);
    }
  }
  const int own = position.on_board(position.to_move());
  const int other = position.on_board(1 - position.to_move());
  example.features[next++] = static_cast<std::uint32_t>(kLineFeatures) +
                             static_cast<std::uint32_t>(own * (kMaxAnimals + 1) + other);
  for_each_block_code(position, [&](BlockZone zone, BlockCode code) {
    const auto [block_class, folded] = folded_block(zone, code);
    example.features[next++] =
        static_cast<std::uint32_t>(kFirstBlock + block_class * kBlockCodes + folded);
  });
  example.truth = plan.truth(sample.scores.scored, sample.scores.expected);
  return example;
}

std::unique_ptr<Weights> to_weights(const Regression<Example>& regression) {
  auto weights = std::make_unique<Weights>();
  for (std::size_t i = 0; i < kLineClasses; ++i) {
    for (LineCode code = 0; code < kLineCodes; ++code) {
      if (is_possible(code)) {
        weights->lines[i][code] = regression.weight(i * kLineCodes + mirror_fold()[code]);
      }
    }
  }
  for (std::size_t i = 0; i < kAnimalFeatures; ++i) {
    weights->animals[i / (kMaxAnimals + 1)][i % (kMaxAnimals + 1)] =
        regression.weight(kLineFeatures + i);
  }
  for (std::size_t i = 0; i < kBlockFeatures; ++i) {
    weights->blocks[i / kBlockCodes][i % kBlockCodes] = regression.weight(kFirstBlock + i);
  }
  return weights;
}

} // namespace

std::unique_ptr<Weights> fit(std::span<const Sample> samples, const FitPlan& plan,
                             const FitListener& report) {
  return to_weights(fit_samples<Example>(
      samples, plan, kFeatures, [&](const Sample& sample) { return example_of(sample, plan); },
      report));
}

} // namespace howdah::siam
