#include "games/siam/siam.hpp"
#include "tests/games/battery.hpp"
#include "tests/games/siam/random_positions.hpp"

namespace howdah::testing {
namespace {

HOWDAH_GAME_BATTERY(Siam, siam::Siam, siam_set_ups, "classic", "2015", "push=running", "exits=once",
                    "opening=crosses,exits=once,push=running", "animals=4", "animals=1", "limit=30",
                    "animals=2,repetition=none,limit=50")

} // namespace
} // namespace howdah::testing
