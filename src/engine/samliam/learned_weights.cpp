#include "engine/samliam/table_weights.hpp"
#include "engine/samliam/weights.hpp"

namespace howdah {

namespace embedded {
extern const std::string_view kSamLiamLearnedWeights; // data/samliam/learned.weights
extern const std::string_view kSamLiamTableWeights;   // data/samliam/tables.weights
} // namespace embedded

namespace samliam {

Expected<Weights> learned_weights() {
  return read_weights(embedded::kSamLiamLearnedWeights);
}

Expected<TableWeights> learned_table_weights() {
  return read_table_weights(embedded::kSamLiamTableWeights);
}

} // namespace samliam
} // namespace howdah
