#include "wasm/gesture.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace howdah::wasm {
namespace {

using nlohmann::json;

json answer_to(std::string_view text) {
  const auto request = parse_request(text);
  return json::parse(gesture_json(*request, *open_game(request->setup)));
}

TEST(GestureText, WritesEveryGestureOfAView) {
  for (const auto* const game : {"siam", "samliam"}) {
    const Request request{.setup = {.game = game}};
    const auto played = open_game(request.setup);
    for (const auto& gesture : played->state->gestures()) {
      auto about = request;
      about.gesture = gesture;
      EXPECT_EQ(json::parse(gesture_json(about, *played))["text"], gesture.move);
    }
  }
}

TEST(GestureText, WritesWhatIsNotLegalToo) {
  EXPECT_EQ(answer_to("game siam\nfrom a3\nfrom_way e\nto c5\nto_way w\n")["text"], "a3c5w");
  EXPECT_EQ(answer_to("game siam\nfrom a3\nfrom_way e\n")["text"], "a3x");
  EXPECT_EQ(
      answer_to("game samliam\nfrom a1\nfrom_way ne\nto b2\nto_way sw\ncall SONG SAM\n")["text"],
      "a1ne-b2sw!songsam");
}

TEST(GestureText, FindsTheWayThatIsLeftOpen) {
  EXPECT_EQ(
      answer_to("game siam\nstart 5/5/EeOOO1/5/5 E * 4\nfrom a3\nfrom_way e\nto b3\n")["text"],
      "a3b3e");
  EXPECT_NE(answer_to("game siam\nto c3\n")["text"], "");
}

TEST(GestureText, RefusesPlacesWaysAndCallsThatAreNone) {
  EXPECT_EQ(answer_to("game siam\nto z9\n")["error"]["en"], "the board has no place 'z9'");
  EXPECT_EQ(answer_to("game siam\nto a3\nto_way up\n")["error"]["en"], "no piece points 'up'");
  EXPECT_EQ(answer_to("game samliam\nto a3\nto_way ne\ncall sam\n")["error"]["en"],
            "a call is written in capitals, unlike 'sam'");
  EXPECT_EQ(answer_to("game siam\n")["error"]["en"],
            "a gesture goes from a place, to a place, or both");
}

} // namespace
} // namespace howdah::wasm
