// Whatever the page asks, it gets JSON: a view, an explanation, or an error in both languages.
// Input: a request as src/wasm/request.hpp describes it.
#include "fuzz/fuzzing.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/view.hpp"

#include <nlohmann/json.hpp>

using namespace howdah;
using namespace howdah::fuzzing;

namespace {

/// Any bytes may have been quoted: the browser's decoder replaces those that are no text.
void require_json(std::string text) {
  for (char& letter : text) {
    if (static_cast<unsigned char>(letter) >= 0x80) letter = '?';
  }
  require(nlohmann::json::accept(text), "an answer is JSON");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto request = wasm::parse_request(as_text(data, size));
  if (!request) {
    require_json(wasm::error_json(request.error()));
    return 0;
  }
  const auto played = open_game(request->setup);
  if (!played) {
    require_json(wasm::error_json(played.error()));
    return 0;
  }
  require_json(wasm::view_json(*played));
  if (const auto why = played->state->explain(request->move)) {
    require_json(wasm::explanation_json(*why));
  }
  return 0;
}
