#include "engine/samliam/table_weights.hpp"

namespace howdah::samliam {
namespace {

constexpr int table_parts(int thousandths_of_a_logit) {
  return (thousandths_of_a_logit * kPartsOfATableLogit + 500) / 1000;
}

constexpr int kBegunFigure = table_parts(30);
constexpr int kHalfFigure = table_parts(220);
constexpr int kOpenFigure = table_parts(1500);

} // namespace

TableWeights table_figure_counts() {
  RoleWeights role{};
  for (auto& stage : role) {
    for (std::size_t kind = 0; kind < kTableKinds; ++kind) {
      stage[table_feature(kind, 1)] = kBegunFigure;
      stage[table_feature(kind, 2)] = kHalfFigure;
      stage[table_feature(kind, 3)] = kOpenFigure;
    }
  }
  TableWeights weights;
  weights.three.fill(role);
  weights.four.fill(role);
  return weights;
}

} // namespace howdah::samliam
