// Forced wins as the page asks for them.
#include "wasm/forcing.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace howdah::wasm {
namespace {

using nlohmann::json;

// Elephants win in three plies, with @a3e alone.
constexpr auto kWinInThree = "5/1ReRnO1/EeOEnORs/2En2/5 E * 8";

json attacked(const Request& request) {
  return json::parse(attack(request));
}
json defended(const Request& request) {
  return json::parse(defend(request));
}

TEST(Forcing, FindsTheFewestPliesAndAMoveThatWinsInThem) {
  const auto answer = attacked({.setup = {.game = "siam", .start = kWinInThree}, .plies = 5});
  EXPECT_EQ(answer["plies"], 3);
  EXPECT_EQ(answer["move"], "@a3e");
  const auto none = attacked({.setup = {.game = "siam", .start = kWinInThree}, .plies = 1});
  EXPECT_EQ(none["plies"], 0);
  EXPECT_EQ(none["move"], "");
}

TEST(Forcing, HoldsOutLongestWhereNothingSaves) {
  const auto answer =
      defended({.setup = {.game = "siam", .start = kWinInThree, .moves = {"@a3e"}}, .plies = 2});
  EXPECT_TRUE(answer["saves"].empty());
  EXPECT_EQ(answer["plies"], 2);
  EXPECT_FALSE(answer["longest"].get<std::string>().empty());
}

TEST(Forcing, SavesAfterAMoveThatDoesNotWin) {
  const auto answer =
      defended({.setup = {.game = "siam", .start = kWinInThree, .moves = {"@a1e"}}, .plies = 2});
  ASSERT_FALSE(answer["saves"].empty());
  EXPECT_EQ(answer["longest"], "");
}

TEST(Forcing, AnswersNonsenseWithAnError) {
  EXPECT_TRUE(attacked({.setup = {.game = "chess"}, .plies = 1}).contains("error"));
  EXPECT_TRUE(attacked({.setup = {.game = "siam"}}).contains("error"));
  EXPECT_TRUE(defended({.setup = {.game = "siam", .moves = {"zz"}}, .plies = 2}).contains("error"));
  EXPECT_TRUE(
      defended({.setup = {.game = "samliam", .rules = "players=4"}, .plies = 2}).contains("error"));
}

} // namespace
} // namespace howdah::wasm
