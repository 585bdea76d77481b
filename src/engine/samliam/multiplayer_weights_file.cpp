#include "engine/samliam/multiplayer_weights.hpp"
#include "engine/weights_file.hpp"

namespace howdah::samliam {
namespace {

constexpr WeightsFormat kMultiplayerFormat = {
    .header = "howdah samliam multiplayer weights 1\n",
    .english = "Sam Liam with three and four players, version 1",
    .french = "Sam Liam à trois et à quatre joueurs, version 1",
};

constexpr auto kForEachMultiplayerWeight = [](auto& weights, auto&& visit) {
  for (auto* const seats : {&weights.three, &weights.four}) {
    for (auto& role : *seats) {
      for (auto& stage : role) {
        for (auto& weight : stage) visit(weight);
      }
    }
  }
};

} // namespace

std::string write_multiplayer_weights(const MultiplayerWeights& weights) {
  return weights_as_bytes(kMultiplayerFormat, weights, kForEachMultiplayerWeight);
}

Expected<MultiplayerWeights> read_multiplayer_weights(std::string_view bytes) {
  return weights_from_bytes<MultiplayerWeights>(kMultiplayerFormat, bytes,
                                                kForEachMultiplayerWeight);
}

} // namespace howdah::samliam
