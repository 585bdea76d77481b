#include "server/messages.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace howdah::server {
namespace {

TEST(Messages, ANewGameIsRead) {
  const auto game = read_new_game(
      R"({"game":"samliam","rules":"players=3","seat":1,"name":"A\nB","base":5,"engines":[0,0,4]})");
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->own_seat, 1);
  EXPECT_EQ(game->name, "A B");
  EXPECT_EQ(game->engines, (std::vector<int>{0, 0, 4}));
  EXPECT_EQ(game->swap, play::SwapRule::none);
}

TEST(Messages, ANewGameMayHaveAFairStart) {
  const auto game = read_new_game(R"({"game":"siam","swap":"pie","start":"balanced:7"})");
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->swap, play::SwapRule::pie);
  EXPECT_EQ(game->setup.start, "balanced:7");
  const auto bad = read_new_game(R"({"game":"siam","swap":"cake"})");
  ASSERT_FALSE(bad.has_value());
  EXPECT_EQ(bad.error().what.english, "'swap' must be pie");
}

TEST(Messages, EachBadNewGameIsRefused) {
  for (const auto* text :
       {"", "[]", "{", "null", R"({"game":7})", R"({"seat":-1})", R"({"seat":4})",
        R"({"base":1.5})", R"({"swap":true})", R"({"base":99999999999999999999})",
        R"({"engines":"x"})", R"({"engines":[11]})", R"({"engines":[0,0,0,0,0]})",
        R"({"engines":[null]})",
        R"({"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})"}) {
    EXPECT_FALSE(read_new_game(text).has_value()) << text;
  }
  EXPECT_FALSE(read_new_game(std::string(kMaxMessage + 1, ' ')).has_value());
}

TEST(Messages, ActionsAreRead) {
  const auto move = read_action(R"({"type":"move","ply":3,"move":"@c1n","number":9})");
  ASSERT_TRUE(move.has_value());
  EXPECT_EQ(move->action.ply, 3);
  EXPECT_EQ(move->number, 9);
  EXPECT_EQ(read_action(R"({"type":"swap","ply":1})")->action.kind, Action::Kind::swap);
  EXPECT_EQ(read_action(R"({"type":"wish","wish":"take-back"})")->action.offer,
            play::Offer::take_back);
  EXPECT_EQ(read_action(R"({"type":"wish","wish":"resign"})")->action.kind, Action::Kind::resign);
  EXPECT_EQ(read_action(R"({"type":"decline","wish":"draw"})")->action.kind, Action::Kind::decline);
  EXPECT_EQ(read_action(R"({"type":"hello","secret":"s"})")->secret, "s");
}

TEST(Messages, EachBadActionIsRefused) {
  for (const auto* text :
       {"{}", R"({"type":"dance"})", R"({"type":"wish","wish":"money"})",
        R"({"type":"decline","wish":"resign"})", R"({"type":"move","ply":-1})",
        R"({"type":"move","move":{}})", R"({"type":"swap"})", R"({"type":"swap","ply":2})",
        R"({"type":["move"]})", R"({"type":"hello","secret":1})"}) {
    const auto read = read_action(text);
    ASSERT_FALSE(read.has_value()) << text;
    EXPECT_FALSE(read.error().what.french.empty());
  }
}

TEST(Messages, AStateTellsOfTheSwap) {
  GameRow row{.id = "r"};
  row.game.opening = {.setup = {.game = "siam"},
                      .players = {play::person("Ana"), play::person("Bob")}};
  const auto state_of = [&] {
    const auto room = Room::open(row, 0);
    return nlohmann::json::parse(state_message(**room, {}, 0, [](Seat) { return false; }));
  };
  EXPECT_TRUE(state_of()["swap"].is_null());
  EXPECT_EQ(state_of()["opening"], "");
  row.game.opening.swap = play::SwapRule::pie;
  row.game.opening.start_name = "balanced 17";
  EXPECT_EQ(state_of()["swap"], "pie");
  EXPECT_EQ(state_of()["swapped"], false);
  EXPECT_EQ(state_of()["opening"], "balanced 17");
  row.game.timeline.add({.move = "@b1n"});
  row.game.timeline.add({.kind = play::Entry::Kind::swap, .seat = 1});
  EXPECT_EQ(state_of()["swapped"], true);
  EXPECT_EQ(state_of()["moves"], nlohmann::json({"@b1n"}));
  EXPECT_EQ(state_of()["seats"][0]["name"], "Bob");
}

TEST(Messages, NamesThatAreNotUtf8DoNoHarm) {
  GameRow row{.id = "r"};
  row.game.opening = {.setup = {.game = "siam"}, .players = {play::person("\xff\xfe")}};
  const auto room = Room::open(row, 0);
  const auto text = state_message(**room, 0, 0, [](Seat) { return false; });
  EXPECT_TRUE(nlohmann::json::accept(text));
}

} // namespace
} // namespace howdah::server
