#include "engine/samliam/multiplayer_weights.hpp"
#include "engine/samliam/weights.hpp"

namespace howdah {

namespace embedded {
extern const std::string_view kSamLiamLearnedWeights;     // data/samliam/learned.weights
extern const std::string_view kSamLiamMultiplayerWeights; // data/samliam/multiplayer.weights
} // namespace embedded

namespace samliam {

Expected<Weights> learned_weights() {
  return read_weights(embedded::kSamLiamLearnedWeights);
}

Expected<MultiplayerWeights> learned_multiplayer_weights() {
  return read_multiplayer_weights(embedded::kSamLiamMultiplayerWeights);
}

} // namespace samliam
} // namespace howdah
