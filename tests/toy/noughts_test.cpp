// The third game fulfils the contract of every game.
#include "tests/games/battery.hpp"
#include "tests/toy/games/noughts/noughts.hpp"

namespace howdah {
namespace {

std::vector<std::string> some_positions(const std::string& /*rules*/) {
  return {"XX-OO----", "X---O---X"};
}

HOWDAH_GAME_BATTERY(Noughts, noughts::Noughts, some_positions, "first=anywhere", "first=corner")

} // namespace
} // namespace howdah
