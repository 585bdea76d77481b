#include "games/samliam/samliam.hpp"
#include "tests/games/battery.hpp"

namespace howdah::testing {
namespace {

/// Positions with threats, small squares and bars, which random games hardly reach; those that
/// the rules refuse (other players, another size, no bars) are left out.
std::vector<std::string> samliam_set_ups(const std::string& rules) {
  const auto game = samliam::SamLiam::make(rules).value();
  std::vector<std::string> accepted;
  for (const char* const text :
       {"9/9/2Rnw6/9/2Rnw6/9/4Rse1Rse2/9/9 G - 10", "9/9/2Rnw6/9/2Rnw6/9/4Rse1Rse2/9/9 R - 12",
        "9/1Rnw3Rne3/9/9/9/1Rsw3Gse3/9/9/9 G - 7", "9/9/9/3(RnwRse)(GneGsw)4/9/3Rsw5/9/9/9 G - 5",
        "9/1Rnw3Rne3/9/9/9/1Rsw7/9/9/9 G Rf4 5", "7/1Rnw3Rne1/7/7/7/1Rsw3Gse1/7 G - 7",
        "9/1Rnw1Rnw1Rnw3/9/9/9/9/9/9/8Gne G - 5"}) {
    if (game.parse_position(text)) accepted.emplace_back(text);
  }
  return accepted;
}

HOWDAH_GAME_BATTERY(SamLiam, samliam::SamLiam, samliam_set_ups, "players=2",
                    "announce=off,limit=50", "size=7",
                    "size=7,announce=strict,triangles=8,limit=30",
                    "announce=strict,repetition=none,limit=40", "players=3,limit=70",
                    "players=3,cross=unit,announce=strict,triangles=8,limit=40",
                    "players=4,limit=70", "players=4,line=adjacent,announce=strict,limit=50")

} // namespace
} // namespace howdah::testing
