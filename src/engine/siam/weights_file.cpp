#include "engine/weights_file.hpp"

#include "engine/siam/weights.hpp"

namespace howdah::siam {
namespace {

constexpr WeightsFormat kFormat = {
    .header = "howdah siam weights 2\n",
    .english = "Siam, version 2",
    .french = "Siam, version 2",
};

constexpr auto kForEachWeight = [](auto& weights, auto&& visit) {
  for (auto& of_class : weights.lines) {
    for (LineCode code = 0; code < kLineCodes; ++code) {
      if (is_possible(code) && code <= mirrored(code)) visit(of_class[code]);
    }
  }
  for (auto& row : weights.animals) {
    for (auto& weight : row) visit(weight);
  }
  for (const auto zone : {corner_block, south_block, centre_block}) {
    for (BlockCode code = 0; code < kBlockCodes; ++code) {
      const auto [block_class, folded] = folded_block(zone, code);
      if (is_possible_block(code) && code == folded) visit(weights.blocks[block_class][code]);
    }
  }
};

} // namespace

std::string write_weights(const Weights& weights) {
  return weights_as_bytes(kFormat, weights, kForEachWeight);
}

Expected<std::unique_ptr<Weights>> read_weights(std::string_view bytes) {
  auto weights = std::make_unique<Weights>();
  if (auto error = fill_weights(kFormat, bytes, *weights, kForEachWeight)) {
    return tl::unexpected<Error>(*std::move(error));
  }
  for (auto& of_class : weights->lines) {
    for (LineCode code = 0; code < kLineCodes; ++code) {
      if (is_possible(code) && code > mirrored(code)) of_class[code] = of_class[mirrored(code)];
    }
  }
  return weights;
}

} // namespace howdah::siam
