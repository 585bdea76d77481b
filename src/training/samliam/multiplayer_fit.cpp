#include "training/samliam/multiplayer_fit.hpp"

#include <cmath>

namespace howdah::samliam {
namespace {

/// Multinomial logistic regression: each player's logit is a weighted sum of that player's
/// features.
class MultiplayerRegression {
public:
  MultiplayerRegression(const FitPlan& plan, int players)
      : plan_(plan), players_(static_cast<std::size_t>(players)) {}

  void learn(std::span<const MultiplayerSample> samples, const FitListener& report) {
    measure(samples);
    std::vector<const MultiplayerSample*> all;
    for (const auto& sample : samples) all.push_back(&sample);
    learn_in_epochs(
        plan_, std::move(all),
        [this](const MultiplayerSample* sample, float step) { learn_from(*sample, step); },
        [this](std::span<const MultiplayerSample* const> some) { return loss_on(some); }, report);
  }

  [[nodiscard]] SeatWeights weights() const {
    SeatWeights rounded{};
    for (std::size_t role = 0; role < players_; ++role) {
      for (std::size_t stage = 0; stage < kStages; ++stage) {
        for (std::size_t i = 0; i < kMultiplayerFeatures; ++i) {
          const float parts = weights_[role][stage][i] / scales_[i] * kMultiplayerLogit;
          rounded[role][stage][i] =
              static_cast<std::int16_t>(std::lround(std::clamp(parts, -32000.0F, 32000.0F)));
        }
      }
    }
    return rounded;
  }

private:
  using Numbers =
      std::array<std::array<std::array<float, kMultiplayerFeatures>, kStages>, kMaxPlayers>;

  /// Features are normalised by their usual size, so that one step size suits all.
  void measure(std::span<const MultiplayerSample> samples) {
    std::array<double, kMultiplayerFeatures> squares{};
    for (const auto& sample : samples) {
      for (std::size_t role = 0; role < players_; ++role) {
        for (std::size_t i = 0; i < kMultiplayerFeatures; ++i) {
          squares[i] += std::pow(sample.counts[role][i], 2);
        }
      }
    }
    const auto all = static_cast<double>(samples.size() * players_);
    for (std::size_t i = 0; i < kMultiplayerFeatures; ++i) {
      scales_[i] = std::max(static_cast<float>(std::sqrt(squares[i] / all)), 0.05F);
    }
  }

  [[nodiscard]] std::array<float, kMaxPlayers> predict(const MultiplayerSample& sample) const {
    std::array<float, kMaxPlayers> shares{};
    float sum = 0;
    for (std::size_t role = 0; role < players_; ++role) {
      float logit = 0;
      for (std::size_t i = 0; i < kMultiplayerFeatures; ++i) {
        const float times = static_cast<float>(sample.counts[role][i]) / scales_[i];
        logit += times * (weights_[role][empty_board][i] * (1 - sample.fullness) +
                          weights_[role][full_board][i] * sample.fullness);
      }
      shares[role] = std::exp(logit);
      sum += shares[role];
    }
    for (float& share : shares) share /= sum;
    return shares;
  }

  [[nodiscard]] float truth(const MultiplayerSample& sample, std::size_t role) const {
    return plan_.truth(sample.scored[role], sample.expected[role]);
  }

  void learn_from(const MultiplayerSample& sample, float step) {
    const auto said = predict(sample);
    for (std::size_t role = 0; role < players_; ++role) {
      const float error = said[role] - truth(sample, role);
      for (std::size_t i = 0; i < kMultiplayerFeatures; ++i) {
        if (sample.counts[role][i] == 0) continue;
        const float slope = error * static_cast<float>(sample.counts[role][i]) / scales_[i];
        move(role, empty_board, i, slope * (1 - sample.fullness), step);
        move(role, full_board, i, slope * sample.fullness, step);
      }
    }
  }

  void move(std::size_t role, std::size_t stage, std::size_t i, float slope, float step) {
    float& weight = weights_[role][stage][i];
    float& squares = squares_[role][stage][i];
    slope += plan_.decay * weight;
    squares += slope * slope;
    weight -= step * slope / std::sqrt(1 + squares);
  }

  [[nodiscard]] double loss_on(std::span<const MultiplayerSample* const> samples) const {
    double sum = 0;
    for (const auto* sample : samples) {
      const auto said = predict(*sample);
      for (std::size_t role = 0; role < players_; ++role) {
        sum -= static_cast<double>(truth(*sample, role)) *
               std::log(std::max(static_cast<double>(said[role]), 1e-6));
      }
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
  }

  FitPlan plan_;
  std::size_t players_;
  std::array<float, kMultiplayerFeatures> scales_{};
  Numbers weights_{};
  Numbers squares_{};
};

} // namespace

SeatWeights fit_multiplayer(std::span<const MultiplayerSample> samples, int players,
                            const FitPlan& plan, const FitListener& report) {
  MultiplayerRegression regression(plan, players);
  regression.learn(samples, report);
  return regression.weights();
}

} // namespace howdah::samliam
