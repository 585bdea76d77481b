#include "engine/samliam/table_weights.hpp"
#include "engine/weights_file.hpp"

namespace howdah::samliam {
namespace {

constexpr WeightsFormat kTableFormat = {
    .header = "howdah samliam table weights 1\n",
    .english = "tables of Sam Liam, version 1",
    .french = "les tables de Sam Liam, version 1",
};

constexpr auto kForEachTableWeight = [](auto& weights, auto&& visit) {
  for (auto* const seats : {&weights.three, &weights.four}) {
    for (auto& role : *seats) {
      for (auto& stage : role) {
        for (auto& weight : stage) visit(weight);
      }
    }
  }
};

} // namespace

std::string write_table_weights(const TableWeights& weights) {
  return weights_as_bytes(kTableFormat, weights, kForEachTableWeight);
}

Expected<TableWeights> read_table_weights(std::string_view bytes) {
  TableWeights weights;
  if (auto error = fill_weights(kTableFormat, bytes, weights, kForEachTableWeight)) {
    return tl::unexpected<Error>(*std::move(error));
  }
  return weights;
}

} // namespace howdah::samliam
