#include "engine/weights_file.hpp"

#include "engine/samliam/weights.hpp"

namespace howdah::samliam {
namespace {

constexpr WeightsFormat kFormat = {
    .header = "howdah samliam weights 1\n",
    .english = "Sam Liam, version 1",
    .french = "Sam Liam, version 1",
};

constexpr auto kForEachWeight = [](auto& weights, auto&& visit) {
  for (auto* const board : {&weights.nine, &weights.seven}) {
    for (auto& weight : *board) visit(weight);
  }
};

} // namespace

std::string write_weights(const Weights& weights) {
  return weights_as_bytes(kFormat, weights, kForEachWeight);
}

Expected<Weights> read_weights(std::string_view bytes) {
  return weights_from_bytes<Weights>(kFormat, bytes, kForEachWeight);
}

} // namespace howdah::samliam
