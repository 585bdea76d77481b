#include "engine/baseline/baselines.hpp"

#include "engine/baseline/baseline_engine.hpp"
#include "games/all_games.hpp"
#include "games/setup.hpp"

namespace howdah {

Expected<std::unique_ptr<Engine>> make_baseline(std::string_view game, std::string_view rules,
                                                bool greedy) {
  Expected<std::unique_ptr<Engine>> engine = tl::unexpected<Error>(unknown_game(game));
  AllGames::visit_named(game, [&]<Game G>() {
    const auto made = G::make(rules);
    if (made) {
      engine = std::make_unique<BaselineEngine<G>>(*made, greedy);
    } else {
      engine = tl::unexpected<Error>(made.error());
    }
  });
  return engine;
}

} // namespace howdah
