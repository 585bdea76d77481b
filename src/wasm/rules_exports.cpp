// The rules, for the page's own thread.
#include "wasm/exports.hpp"
#include "wasm/gesture.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/playing.hpp"
#include "wasm/records.hpp"
#include "wasm/view.hpp"

namespace howdah::wasm {
namespace {

std::string answer_about(std::string_view text, auto&& tell) {
  const auto request = parse_request(text);
  if (!request) return error_json(request.error());
  const auto played = open_game(request->setup);
  if (!played) return error_json(played.error());
  return tell(*request, *played);
}

} // namespace

HOWDAH_EXPORT(games) const Answer* howdah_games() {
  return answer(games_json());
}

HOWDAH_EXPORT(view) const Answer* howdah_view(const char* text, std::uint32_t length) {
  return answer(
      answer_about(request_text(text, length),
                   [](const Request&, const OpenGame& played) { return view_json(played); }));
}

HOWDAH_EXPORT(explain) const Answer* howdah_explain(const char* text, std::uint32_t length) {
  return answer(
      answer_about(request_text(text, length), [](const Request& request, const OpenGame& played) {
        const auto explanation = played.state->explain(request.move);
        return explanation ? explanation_json(*explanation) : error_json(explanation.error());
      }));
}

HOWDAH_EXPORT(gesture_text)
const Answer* howdah_gesture_text(const char* text, std::uint32_t length) {
  return answer(answer_about(request_text(text, length), gesture_json));
}

HOWDAH_EXPORT(read_record)
const Answer* howdah_read_record(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? read_record_json(*request) : error_json(request.error()));
}

HOWDAH_EXPORT(write_record)
const Answer* howdah_write_record(const char* text, std::uint32_t length) {
  const auto request = parse_request(request_text(text, length));
  return answer(request ? write_record_json(*request) : error_json(request.error()));
}

HOWDAH_EXPORT(play) const Answer* howdah_play(const char* text, std::uint32_t length) {
  return answer(play_json(request_text(text, length)));
}

} // namespace howdah::wasm
