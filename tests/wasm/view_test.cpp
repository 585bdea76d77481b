#include "wasm/view.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace howdah::wasm {
namespace {

using nlohmann::json;

json view_of(const Request& request) {
  return json::parse(view_json(*open_game(request.setup)));
}

TEST(View, ListsEveryGameWithItsOptionsAndPresets) {
  const auto games = json::parse(games_json());
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0]["name"], "siam");
  EXPECT_EQ(games[0]["presets"][1]["name"], "2015");
  EXPECT_EQ(games[1]["options"][0]["most"], 4);
}

TEST(View, ShowsTheStartOfAGame) {
  const auto view = view_of({.setup = {.game = "siam"}});
  EXPECT_EQ(view["position"], "5/5/1OOO1/5/5 E * 0");
  EXPECT_EQ(view["moves"].size(), 64U);
  EXPECT_EQ(view["moves"][0], json::parse(R"(["@a1e","","","a1","e",""])"));
  EXPECT_EQ(view["board"][4][0], "a1");
  EXPECT_EQ(view["pieces"].size(), 3U);
  EXPECT_EQ(view["seats"][1]["hand"], 5);
  EXPECT_EQ(view["seats"][1]["toMove"]["fr"], "Aux rhinocéros de jouer");
  EXPECT_EQ(view["seats"][0]["wins"]["en"], "Elephants win");
  EXPECT_EQ(view["seats"][0]["side"]["en"], "the elephants");
  EXPECT_TRUE(view["result"].is_null());
}

TEST(View, NamesTheWinnerBySeat) {
  const auto view =
      view_of({.setup = {.game = "siam", .start = "5/5/1O1EeO/5/4O E * 0", .moves = {"d3e3e"}}});
  EXPECT_EQ(view["result"], 0);
  EXPECT_TRUE(view["moves"].empty());
}

TEST(View, RemarksTellOfOpenFiguresAndAnnouncements) {
  const auto view =
      view_of({.setup = {.game = "samliam", .moves = {"c3sw", "a1nw", "c5nw", "a2nw", "e5ne"}}});
  ASSERT_EQ(view["remarks"].size(), 2U);
  EXPECT_EQ(view["remarks"][0]["kind"], "announced");
  EXPECT_EQ(view["remarks"][0]["places"][0]["place"], "e3");
  const auto open = view["remarks"][1];
  EXPECT_EQ(open["kind"], "open");
  EXPECT_EQ(open["places"].size(), 4U);
  for (const auto& place : open["places"]) {
    EXPECT_EQ(place["role"] == "missing", place["place"] == "e3");
  }
}

TEST(View, RemarksTellOfCrossedSquaresInTheFirstTwoTurns) {
  EXPECT_EQ(view_of({.setup = {.game = "siam", .rules = "2015"}})["remarks"][0]["kind"], "barred");
  EXPECT_TRUE(view_of({.setup = {.game = "siam"}})["remarks"].empty());
  const Request later{
      .setup = {.game = "siam", .rules = "2015", .moves = {"@a1n", "@a5s", "@e1n", "@e5s"}}};
  EXPECT_TRUE(view_of(later)["remarks"].empty());
}

TEST(View, ExplainsAPushWithEveryPart) {
  const auto played = open_game({.game = "siam", .start = "5/5/EeOO2/3O1/5 E * 4"});
  const auto told = json::parse(explanation_json(*played->state->explain("a3b3e")));
  EXPECT_EQ(told["legal"], false);
  EXPECT_EQ(told["rule"], "push.too-weak");
  EXPECT_EQ(told["pieces"].size(), 3U);
}

} // namespace
} // namespace howdah::wasm
