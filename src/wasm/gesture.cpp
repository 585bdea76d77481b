#include "wasm/gesture.hpp"

#include "core/text.hpp"
#include "games/attempt.hpp"
#include "wasm/json_writer.hpp"

#include <algorithm>

namespace howdah::wasm {
namespace {

bool is_place(const AnyGame& game, const std::string& name) {
  const auto board = game.board();
  return name.empty() || std::ranges::any_of(board, [&](const auto& row) {
           return std::ranges::find(row, name) != row.end();
         });
}

bool is_way(const AnyGame& game, const std::string& name) {
  const auto ways = game.ways();
  return name.empty() || std::ranges::find(ways, name) != ways.end();
}

bool is_call(const std::string& call) {
  return std::ranges::all_of(
      call, [](char letter) { return letter == ' ' || (letter >= 'A' && letter <= 'Z'); });
}

std::optional<Error> check(const AnyGame& game, const Gesture& gesture) {
  if (gesture.from.empty() && gesture.to.empty()) {
    return Error{{"a gesture goes from a place, to a place, or both",
                  "un geste part d'une case, va sur une case, ou les deux"}};
  }
  for (const auto* const place : {&gesture.from, &gesture.to}) {
    if (is_place(game, *place)) continue;
    return Error{{concat("the board has no place '", quotable(*place), "'"),
                  concat("le plateau n'a pas de case « ", quotable(*place), " »")}};
  }
  for (const auto* const way : {&gesture.from_way, &gesture.to_way}) {
    if (is_way(game, *way)) continue;
    return Error{{concat("no piece points '", quotable(*way), "'"),
                  concat("aucune pièce ne s'oriente vers « ", quotable(*way), " »")}};
  }
  if (is_call(gesture.call)) return std::nullopt;
  return Error{{concat("a call is written in capitals, unlike '", quotable(gesture.call), "'"),
                concat("une annonce s'écrit en capitales, non « ", quotable(gesture.call), " »")}};
}

} // namespace

std::string gesture_json(const Request& request, const OpenGame& played) {
  const auto& gesture = request.gesture;
  if (const auto error = check(*played.game, gesture)) return error_json(*error);
  const bool way_is_open = !gesture.to.empty() && gesture.to_way.empty();
  JsonWriter json;
  json.open_object().key("text").value(way_is_open
                                           ? attempt_text(*played.game, *played.state, gesture)
                                           : played.game->gesture_text(gesture));
  return json.close_object().take();
}

} // namespace howdah::wasm
