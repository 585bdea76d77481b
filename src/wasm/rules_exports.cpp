// The rules, for the page's own thread.
#include "wasm/exports.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/view.hpp"

namespace howdah::wasm {
namespace {

std::string answer_about(std::string_view text, auto&& tell) {
  const auto request = parse_request(text);
  if (!request) return error_json(request.error());
  const auto played = play(*request);
  if (!played) return error_json(played.error());
  return tell(*request, *played);
}

} // namespace

HOWDAH_EXPORT(games) const Answer* howdah_games() {
  return answer(games_json());
}

HOWDAH_EXPORT(view) const Answer* howdah_view(const char* text, std::uint32_t length) {
  return answer(answer_about(request_text(text, length), [](const Request&, const Played& played) {
    return view_json(played);
  }));
}

HOWDAH_EXPORT(explain) const Answer* howdah_explain(const char* text, std::uint32_t length) {
  return answer(
      answer_about(request_text(text, length), [](const Request& request, const Played& played) {
        const auto explanation = played.state->explain(request.move);
        return explanation ? explanation_json(*explanation) : error_json(explanation.error());
      }));
}

} // namespace howdah::wasm
