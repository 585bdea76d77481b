#include "training/siam/opening_limits.hpp"

namespace howdah::siam {

const OpeningLimits& opening_limits() {
  static const OpeningLimits kLimits = {.game = "siam",
                                        .least_random_plies = 1,
                                        .most_random_plies = 5,
                                        .balancing_moves = 24,
                                        .balancing_nodes = 60'000,
                                        .filter_nodes = 500'000,
                                        .filter_width = 25,
                                        .judging_nodes = 10'000'000,
                                        .accepted_width = 25,
                                        .pair_nodes = 20'000,
                                        .verified_width = 30,
                                        .verifying = {.nodes = 10'000'000},
                                        .mapping_nodes = 30'000'000,
                                        .table_bytes = std::size_t{64} << 20U};
  return kLimits;
}

} // namespace howdah::siam
