#include "training/samliam/opening_limits.hpp"

namespace howdah::samliam {

const OpeningLimits& opening_limits() {
  using std::chrono::milliseconds;
  static const OpeningLimits kLimits = {.game = "samliam",
                                        .least_random_plies = 1,
                                        .most_random_plies = 5,
                                        .balancing_moves = 24,
                                        .balancing_nodes = 400,
                                        .filter_nodes = 1'000,
                                        .filter_width = 25,
                                        .judging_nodes = 100'000,
                                        .accepted_width = 25,
                                        .pair_nodes = 300,
                                        .verified_width = 30,
                                        .verifying = {.move_time = milliseconds(2'000)},
                                        .mapping_nodes = 100'000,
                                        .table_bytes = std::size_t{64} << 20U};
  return kLimits;
}

} // namespace howdah::samliam
