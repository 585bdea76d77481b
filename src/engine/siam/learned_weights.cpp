#include "engine/siam/weights.hpp"

namespace howdah {

namespace embedded {
extern const std::string_view kSiamLearnedWeights; // data/siam/learned.weights
} // namespace embedded

namespace siam {

Expected<std::unique_ptr<Weights>> learned_weights() {
  return read_weights(embedded::kSiamLearnedWeights);
}

} // namespace siam
} // namespace howdah
