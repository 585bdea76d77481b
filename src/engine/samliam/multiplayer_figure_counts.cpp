#include "engine/samliam/multiplayer_weights.hpp"

namespace howdah::samliam {
namespace {

constexpr int multiplayer_parts(int thousandths_of_a_logit) {
  return (thousandths_of_a_logit * kMultiplayerLogit + 500) / 1000;
}

constexpr int kBegunFigure = multiplayer_parts(30);
constexpr int kHalfFigure = multiplayer_parts(220);
constexpr int kOpenFigure = multiplayer_parts(1500);

} // namespace

MultiplayerWeights multiplayer_figure_counts() {
  RoleWeights role{};
  for (auto& stage : role) {
    for (std::size_t kind = 0; kind < kMultiplayerKinds; ++kind) {
      stage[multiplayer_feature(kind, 1)] = kBegunFigure;
      stage[multiplayer_feature(kind, 2)] = kHalfFigure;
      stage[multiplayer_feature(kind, 3)] = kOpenFigure;
    }
  }
  MultiplayerWeights weights;
  weights.three.fill(role);
  weights.four.fill(role);
  return weights;
}

} // namespace howdah::samliam
