#include "server/requests.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

TEST(Requests, ANewGameIsRead) {
  const auto game = read_new_game(
      R"({"game":"samliam","rules":"players=3","seat":1,"name":"A\nB","base":5,"engines":[0,0,4],"key":"k"})");
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->own_seat, 1);
  EXPECT_EQ(game->name, "A B");
  EXPECT_EQ(game->engines, (std::vector<int>{0, 0, 4}));
  EXPECT_EQ(game->swap, play::SwapRule::none);
  EXPECT_EQ(game->key, "k");
}

TEST(Requests, ANewGameMayHaveAFairStart) {
  const auto game = read_new_game(R"({"game":"siam","swap":"pie","start":"balanced:7"})");
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->swap, play::SwapRule::pie);
  EXPECT_EQ(game->setup.start, "balanced:7");
  const auto bad = read_new_game(R"({"game":"siam","swap":"cake"})");
  ASSERT_FALSE(bad.has_value());
  EXPECT_EQ(bad.error().what.english, "'swap' must be pie");
}

TEST(Requests, NamesAreCountedInCharacters) {
  std::string name;
  for (int i = 0; i < 40; ++i) name += "é";
  EXPECT_EQ(read_new_game(R"({"name":")" + name + "\"}")->name, name);
  EXPECT_FALSE(read_new_game(R"({"name":")" + name + "x\"}"));
  EXPECT_EQ(read_join(R"({"invite":"i","name":")" + name + "\"}")->name, name);
}

TEST(Requests, EachBadNewGameIsRefused) {
  for (const auto* text :
       {"", "[]", "{", "null", R"({"game":7})", R"({"seat":-1})", R"({"seat":4})",
        R"({"base":1.5})", R"({"swap":true})", R"({"base":99999999999999999999})",
        R"({"engines":"x"})", R"({"engines":[11]})", R"({"engines":[0,0,0,0,0]})",
        R"({"engines":[null]})", R"({"key":7})",
        R"({"key":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})",
        R"({"name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})"}) {
    EXPECT_FALSE(read_new_game(text).has_value()) << text;
  }
  EXPECT_FALSE(read_new_game(std::string(kMaxMessage + 1, ' ')).has_value());
}

TEST(Requests, AJoinMayChooseItsSecret) {
  EXPECT_EQ(read_join(R"({"invite":"i"})")->secret, "");
  EXPECT_EQ(read_join(R"({"invite":"i","secret":"0123456789abcdef"})")->secret, "0123456789abcdef");
  EXPECT_FALSE(read_join(R"({"invite":"i","secret":"0123456789abcde"})"));
  EXPECT_FALSE(read_join(R"({"invite":7})"));
}

TEST(Requests, ActionsAreRead) {
  const auto move = read_action(R"({"type":"move","ply":3,"move":"@c1n","number":9,"key":"k"})");
  ASSERT_TRUE(move.has_value());
  EXPECT_EQ(move->action.ply, 3);
  EXPECT_EQ(move->number, 9);
  EXPECT_EQ(move->key, "k");
  EXPECT_TRUE(move->is_action());
  EXPECT_EQ(read_action(R"({"type":"swap","ply":1})")->action.kind, Action::Kind::swap);
  EXPECT_EQ(read_action(R"({"type":"wish","wish":"take-back"})")->action.offer,
            play::Offer::take_back);
  EXPECT_EQ(read_action(R"({"type":"wish","wish":"resign"})")->action.kind, Action::Kind::resign);
  EXPECT_EQ(read_action(R"({"type":"decline","wish":"draw"})")->action.kind, Action::Kind::decline);
  EXPECT_EQ(read_action(R"({"type":"hello","secret":"s"})")->secret, "s");
  EXPECT_FALSE(read_action(R"({"type":"hello"})")->is_action());
  EXPECT_FALSE(read_action(R"({"type":"ping","number":4})")->is_action());
}

TEST(Requests, EachBadActionIsRefused) {
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

} // namespace
} // namespace howdah::server
