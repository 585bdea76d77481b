#include "engine/siam/weights.hpp"

namespace howdah {

namespace embedded {
extern const std::string_view siam_learned_weights; // data/siam/learned.weights
} // namespace embedded

namespace siam {

Expected<std::unique_ptr<Weights>> learned_weights() {
  return read_weights(embedded::siam_learned_weights);
}

} // namespace siam
} // namespace howdah
