#include "training/samliam/learning.hpp"

namespace howdah::samliam {

const Learning<Weights, Sample>& learning() {
  static const Learning<Weights, Sample> kLearning = {
      .name = "samliam",
      .usual_fit = kUsualFit,
      .usual_nodes = 100,
      .variants = {9, 7},
      .unit = "cells per side",
      .first = figure_count_weights,
      .read = read_weights,
      .write = write_weights,
      .play = play_games,
      .fit = [](std::span<const Sample> samples, const FitPlan& plan, int size, Weights& weights,
                const FitListener& listener) {
        weights.of_size(size) = fit(samples, plan, listener);
      }};
  return kLearning;
}

const Learning<MultiplayerWeights, MultiplayerSample>& multiplayer_learning() {
  static const Learning<MultiplayerWeights, MultiplayerSample> kLearning = {
      .name = "multiplayer",
      .usual_fit = kUsualMultiplayerFit,
      .usual_nodes = 200,
      .variants = {3, 4},
      .unit = "players",
      .first = multiplayer_figure_counts,
      .read = read_multiplayer_weights,
      .write = write_multiplayer_weights,
      .play = play_multiplayer_games,
      .fit = [](std::span<const MultiplayerSample> samples, const FitPlan& plan, int players,
                MultiplayerWeights& weights, const FitListener& listener) {
        weights.of_players(players) = fit_multiplayer(samples, players, plan, listener);
      }};
  return kLearning;
}

} // namespace howdah::samliam
