#include "engine/samliam/weights.hpp"

namespace howdah {

namespace embedded {
extern const std::string_view kSamLiamLearnedWeights; // data/samliam/learned.weights
} // namespace embedded

namespace samliam {

Expected<Weights> learned_weights() {
  return read_weights(embedded::kSamLiamLearnedWeights);
}

} // namespace samliam
} // namespace howdah
