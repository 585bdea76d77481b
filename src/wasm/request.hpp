// A request of the page: lines of a key, a space and a value.
//
//   game siam
//   rules classic
//   start 5/5/1OOO1/5/5 E * 0
//   moves @a3e @e3w
//   lines 3
//
// The field `text`, if there is one, comes last: its value runs to the end of the request, line
// ends included. Everything but the game may be left out. A request is self-contained: the module
// is stateless between calls, so nothing can get out of sync with the page.
#pragma once

#include "core/error.hpp"
#include "games/setup.hpp"
#include "record/record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::wasm {

struct Request {
  GameSetup setup{};
  std::string move{}; // the one it is about

  Gesture gesture{.move = {}};     // without its move: for its text
  std::vector<record::Tag> tags{}; // of a record to be written
  std::string text{};              // a record or its moves

  /// Within how many a win is looked for.
  std::optional<std::uint32_t> plies{};

  // For the engine.
  std::optional<std::uint32_t> level{};
  std::optional<std::uint32_t> time{}; // milliseconds
  std::optional<std::uint32_t> depth{};
  std::uint32_t seed = 1;
  std::uint32_t lines = 1;         // how many best moves to report
  std::vector<std::string> only{}; // think about these moves alone
  bool pie = false;                // the pie rule holds, and nobody has swapped
};

[[nodiscard]] Expected<Request> parse_request(std::string_view text);

} // namespace howdah::wasm
