// What several threads find out together, with the real engine. Names with "Threads" are also run
// under the thread sanitizer.
#include "thinking/thinker.hpp"

#include <gmock/gmock.h>

#include <chrono>
#include <future>
#include <string>
#include <utility>
#include <vector>

namespace howdah {
namespace {

std::unique_ptr<Engine> small_siam() {
  auto engine = *make_engine("siam", "classic");
  engine->set_table_size(std::size_t{1} << 20U);
  return engine;
}

/// From data/puzzles/siam.txt: positions and the plies in which they are proved to be won.
const std::vector<std::pair<std::string, int>> kWins = {
    {"1RsRw2/1EeEs2/1O1ORn/Re1Es2/2O2 E * 12", 1},
    {"2Es2/2O2/1EsRnOEw/ReRnEsRn1/1ORn2 E * 30", 7},
    {"2EsEsEw/1OEw2/1ReEsO1/1RnORn1/3Rn1 R * 21", 7},
    {"4Rw/Ee2O1/1OORn1/EeEn3/3Ee1 R * 11", 7},
    {"2Rs2/1ORw2/EnEnOO1/1RnEn2/1EnRs2 E * 12", 7},
    {"Re1RsEs1/2RsRw1/EeORsOEs/2O2/2En2 E * 14", 7},
};

TEST(HelperThreads, ProveTheSameWinsInAsManyPlies) {
  for (const auto& [position, plies] : kWins) {
    Thinker thinker(small_siam());
    thinker.set_threads(3);
    ASSERT_FALSE(thinker.engine().set_game({.start = position}));
    const auto result = thinker.think({.depth = 12}, {});
    ASSERT_TRUE(result && result->report) << position;
    EXPECT_EQ(result->report->score, Score::win_in(plies)) << position;
  }
}

/// Whether a helper comes back without being stopped.
bool comes_back(Engine& engine) {
  auto help = std::async(std::launch::async, [&] { engine.help(1); });
  const bool is_back = help.wait_for(std::chrono::minutes(1)) == std::future_status::ready;
  engine.stop();
  return is_back;
}

TEST(HelperThreads, GoNoFurtherThanTheLeaderMay) {
  const auto engine = small_siam();
  ASSERT_FALSE(engine->begin({.depth = 4}, {}));
  EXPECT_TRUE(comes_back(*engine));
  ASSERT_FALSE(engine->begin({}, {.level = kMinLevel}));
  EXPECT_TRUE(comes_back(*engine));
}

} // namespace
} // namespace howdah
