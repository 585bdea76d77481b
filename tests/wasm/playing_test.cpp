#include "wasm/playing.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace howdah::wasm {
namespace {

using nlohmann::json;

json done(const std::string& action, const std::string& game, int now = 0) {
  return json::parse(play_json("now " + std::to_string(now) + "\ndo " + action + "\n" + game));
}

const std::string kAgainstEngine = "game siam\nplayer person Ana\nplayer engine 3\n";

TEST(Playing, ShowsAGame) {
  const auto told = done("show", kAgainstEngine);
  EXPECT_EQ(told["setup"]["rules"], "classic");
  EXPECT_EQ(told["players"][0]["name"], "Ana");
  EXPECT_EQ(told["players"][1]["level"], 3);
  EXPECT_TRUE(told["engine"].is_null());
  EXPECT_TRUE(told["ending"].is_null());
  EXPECT_TRUE(told["clock"].is_null());
  EXPECT_EQ(told["words"]["fr"], "Aux éléphants de jouer");
  EXPECT_FALSE(told["canUndo"]);
}

TEST(Playing, GoesOnFromTheTextItGave) {
  const auto first = done("move @a3e", kAgainstEngine);
  EXPECT_EQ(first["events"], (json{"move", "engine"}));
  EXPECT_EQ(first["engine"]["level"], 3);
  const auto second = done("move @e3w", first["game"]);
  EXPECT_EQ(second["setup"]["moves"], (json{"@a3e", "@e3w"}));
  const auto undone = done("undo", second["game"]);
  EXPECT_TRUE(undone["setup"]["moves"].empty()) << "to the person's turn";
  EXPECT_TRUE(undone["canRedo"]);
  EXPECT_EQ(done("redo", undone["game"])["setup"]["moves"].size(), 2U);
}

TEST(Playing, RunsAClock) {
  const auto game = kAgainstEngine + "clock 1000 0\n";
  const auto moved = done("move @a3e", done("show", game, 0)["game"], 400);
  EXPECT_EQ(moved["clock"]["left"], (json{600, 1000}));
  const auto lost = done("tick", moved["game"], 1400);
  EXPECT_EQ(lost["ending"]["reason"], "time");
  EXPECT_EQ(lost["ending"]["result"], 0);
}

TEST(Playing, TimeDoesNotRunBackwards) {
  const auto shown = done("show", kAgainstEngine, 500);
  EXPECT_TRUE(done("show", shown["game"], 499).contains("error"));
}

TEST(Playing, TellsWhoLeft) {
  const auto told = done("resign 1", "game samliam\nrules players=3\n");
  EXPECT_EQ(told["players"][1]["left"]["reason"], "resigned");
  EXPECT_EQ(told["players"][1]["left"]["words"]["en"],
            "Green resigned at move 1; level 5 plays on");
  EXPECT_TRUE(told["ending"].is_null());
}

TEST(Playing, SwapsSides) {
  const auto first = done("move @b1n", "game siam\nswap-rule pie\nplayer person Ana\n");
  EXPECT_TRUE(first["maySwap"]);
  const auto swapped = done("swap", first["game"]);
  EXPECT_TRUE(swapped["swapped"]);
  EXPECT_EQ(swapped["players"][1]["name"], "Ana");
}

TEST(Playing, OffersAndEndings) {
  const auto asked = done("offer draw 0", "game siam\n");
  EXPECT_EQ(asked["offers"]["draw"], (json{0}));
  EXPECT_TRUE(done("decline draw 1", asked["game"])["offers"]["draw"].empty());
  const auto drawn = done("offer draw 1", asked["game"]);
  EXPECT_EQ(drawn["ending"]["result"], "draw");
  EXPECT_EQ(drawn["ending"]["words"]["en"], "Draw (agreed)");
}

TEST(Playing, BadCallsGetASentence) {
  for (const std::string text :
       {"", "now x\ndo show\ngame siam\n", "now 5\ngame siam\n", "now 5\ndo dance\ngame siam\n",
        "now 5\ndo resign 7\ngame siam\n", "now 5\ndo offer money 0\ngame siam\n",
        "now 5\ndo show\ngame chess\n", "now 5\ndo show\nnonsense\n",
        "now 5\ndo move @c3n\ngame siam\n", "now 5\ndo undo\ngame siam\n"}) {
    EXPECT_TRUE(json::parse(play_json(text)).contains("error")) << text;
  }
}

TEST(Playing, TellsOfAFairStart) {
  const auto plain = done("show", kAgainstEngine);
  EXPECT_TRUE(plain["swap"].is_null());
  EXPECT_EQ(plain["opening"], "");
  const auto pie = done("move @b1n", kAgainstEngine + "swap-rule pie\nstart-name balanced 17\n");
  EXPECT_EQ(pie["swap"], "pie");
  EXPECT_EQ(pie["opening"], "balanced 17");
  EXPECT_EQ(pie["maySwap"], true);
  EXPECT_EQ(pie["engine"]["maySwap"], true);
  const auto swapped = done("swap", pie["game"]);
  EXPECT_EQ(swapped["events"], json{"swap"});
  EXPECT_EQ(swapped["swapped"], true);
  EXPECT_EQ(swapped["players"][1]["name"], "Ana");
  EXPECT_EQ(swapped["setup"]["moves"].size(), 1U);
  EXPECT_TRUE(done("swap", kAgainstEngine).contains("error"));
}

} // namespace
} // namespace howdah::wasm
