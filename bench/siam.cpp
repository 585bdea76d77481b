// How fast Siam's rules are: perft from the start, three ways.
#include "games/siam/siam.hpp"

#include "bench/benchmarks.hpp"
#include "bench/perft_ways.hpp"

namespace howdah::bench {

void register_siam() {
  using siam::Siam;
  constexpr std::uint64_t kPerft5 = 1'471'268'278;
  constexpr std::uint64_t kPerft6 = 108'769'181'674;
  register_perft<Siam>("Siam: perft 5, every leaf played", "classic", play_every_leaf, 5, kPerft5,
                       3);
  register_perft<Siam>(kSiamLastPlyCounted, "classic", count_last_ply, 5, kPerft5, 5);
  register_perft<Siam>("Siam: perft 6, last two plies counted", "classic", count_last_two_plies, 6,
                       kPerft6, 2);
}

} // namespace howdah::bench
