#include "engine/bench_positions.hpp"

#include <array>
#include <utility>

namespace howdah {
namespace {

// The start, and positions from games the engine played with itself after two random moves.
constexpr std::array<std::string_view, 8> kSiam = {
    "5/5/1OOO1/5/5 E * 0",
    "2Ee2/5/1OOO1/Re4/5 E * 2",
    "1RsRs2/5/1OOO1/4En/2Ew2 R * 5",
    "1Rs1Es1/1Rw1Ee1/EeOOO1/4Rn/5 E * 6",
    "1Rs1Es1/2RwEw1/1OOO1/1En2Rn/1En3 R * 9",
    "2Es2/1O2O/1EeRnEsRn/1RnEe2/1ReRnO1 E * 14",
    "2EeEsEw/2EsORw/1OORnRn/3Rn1/3Rn1 R * 21",
    "1Es1Rs1/1O1Rs1/1RnEwO1/2OEnEw/2RnEn1 R * 25",
};

constexpr std::array<std::string_view, 8> kSamLiam = {
    "9/9/9/9/9/9/9/9/9 R - 0",
    "9/3Gsw5/9/9/9/5Rnw1Rne1/9/9/9 G - 3",
    "9/1Rse1Gsw5/9/3(GnwGse)5/9/7(RneRsw)1/9/9/9 R - 6",
    "9/3(GneGsw)1Rsw3/9/5(GneGsw)3/9/5(RnwRse)1Rne1/9/9/9 R - 8",
    "9/1Rse1Gsw5/4Gne4/3(GnwGse)Rse(RneRsw)3/9/5Gse1(RneRsw)1/9/9/9 G - 11",
    "9/1Gse1(GneGsw)1Rsw3/9/5(GneGsw)3/5(RnwRse)3/5(RnwRse)RnwRne1/6Gnw2/9/9 G - 13",
    "9/1(RnwRse)1Gsw5/4Gne4/3(GnwGse)Rse(RneRsw)Gse2/4Gse4/1Gsw1RswRse(GnwGse)1(RneRsw)1/9/9/9 "
    "R - 18",
    "3GnwRne1Rnw2/1(RnwRse)1GswGse4/2Gnw1GneGnw3/3(GnwGse)Rse(RneRsw)Gse2/2Rnw1Gse4/"
    "1Gsw1RswRse(GnwGse)1(RneRsw)1/5Rse3/9/9 R - 26",
};

constexpr std::pair<std::string_view, BenchSet> kSets[] = {
    {"siam", {.rules = "classic", .depth = 8, .positions = kSiam}},
    {"samliam", {.rules = "players=2", .depth = 3, .positions = kSamLiam}},
};

} // namespace

const BenchSet* bench_set(std::string_view game) {
  for (const auto& [name, set] : kSets) {
    if (name == game) return &set;
  }
  return nullptr;
}

} // namespace howdah
