// Whatever the page asks, it gets JSON: a view, an explanation, a text, a record, or an error in
// both languages; and a record that was written for it is read again.
// Input: a request as src/wasm/request.hpp describes it.
#include "fuzz/fuzzing.hpp"
#include "wasm/gesture.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/openings.hpp"
#include "wasm/playing.hpp"
#include "wasm/records.hpp"
#include "wasm/view.hpp"

#include <nlohmann/json.hpp>

using namespace howdah;
using namespace howdah::fuzzing;

namespace {

/// Any bytes may have been quoted: the browser's decoder replaces those that are no text.
nlohmann::json require_json(std::string text) {
  for (char& letter : text) {
    if (static_cast<unsigned char>(letter) >= 0x80) letter = '?';
  }
  auto json = nlohmann::json::parse(text, nullptr, false);
  require(!json.is_discarded(), "an answer is JSON");
  return json;
}

void check_records(const wasm::Request& request) {
  const auto read = require_json(wasm::read_record_json(request));
  if (read.contains("nodes")) {
    std::size_t number = 0;
    for (const auto& node : read["nodes"]) {
      for (const auto& child : node["children"]) {
        require(child > number && child < read["nodes"].size(), "a child follows its parent");
      }
      ++number;
    }
  }
  const auto written = require_json(wasm::write_record_json(request));
  if (!written.contains("text")) return;
  const auto again = require_json(wasm::read_record_json({.text = written["text"]}));
  require(again.contains("nodes"), "what was written can be read");
  require(again["records"] == 1, "as one record");
  require(again["tags"].size() >= request.tags.size() + 2, "with all its tags");
  if (read.contains("nodes") && request.tags.empty()) {
    require(again["nodes"] == read["nodes"], "and the moves of the text");
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  (void)require_json(wasm::play_json(as_text(data, size)));
  const auto request = wasm::parse_request(as_text(data, size));
  if (!request) {
    (void)require_json(wasm::error_json(request.error()));
    return 0;
  }
  check_records(*request);
  (void)require_json(wasm::balanced_start_json(*request));
  (void)require_json(wasm::first_moves_json(*request));
  const auto played = open_game(request->setup);
  if (!played) {
    (void)require_json(wasm::error_json(played.error()));
    return 0;
  }
  (void)require_json(wasm::view_json(*played));
  (void)require_json(wasm::gesture_json(*request, *played));
  if (const auto why = played->state->explain(request->move)) {
    (void)require_json(wasm::explanation_json(*why));
  }
  return 0;
}
