// What the page asks: lines of a key, a space and a value.
//
//   game siam
//   rules classic
//   start 5/5/1OOO1/5/5 E * 0
//   moves @a3e @e3w
//   lines 3
//
// The field `text`, if there is one, comes last: its value runs to the end of the request, line
// ends included. Everything but the game may be left out. A request is complete in itself: the
// module keeps no game between two calls, so nothing can get out of step with the page.
#pragma once

#include "core/error.hpp"
#include "games/any_game.hpp"
#include "record/record.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::wasm {

struct Request {
  std::string game{};
  std::string rules{};
  std::string start{};              // the usual start when empty
  std::vector<std::string> moves{}; // played so far
  std::string move{};               // the one it is about

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
};

[[nodiscard]] Expected<Request> parse_request(std::string_view text);

/// The rules it names, or the usual ones of its game.
[[nodiscard]] std::string rules_of(const Request& request);

/// The game a request is about, and how it stands.
struct Played {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<AnyState> state;
};

/// Where it begins.
[[nodiscard]] Expected<Played> begin(const Request& request);
/// After its moves.
[[nodiscard]] Expected<Played> play(const Request& request);

} // namespace howdah::wasm
