// What the fuzz targets share: how an input names a game, and what happens when a promise breaks.
//
// An input is text in lines. The first says which game and which rules, `siam 2015,exits=once`,
// so that seeds and findings can be read and written by hand.
#pragma once

#include "core/text.hpp"
#include "games/registry.hpp"
#include "tests/games/good_error.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace howdah::fuzzing {

/// Ends the run, which makes the fuzzer keep the input, unless the promise holds.
inline void require(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

inline void require_good(const Error& error, std::string_view read) {
  require(testing::is_good_error(error, read),
          "an error is one line in two languages, with a place inside the text");
}

/// Takes the first line off; null when it names no game with good rules.
[[nodiscard]] inline std::unique_ptr<AnyGame> take_game(std::string_view& input) {
  auto rules = take_until(input, '\n');
  const GameEntry* const entry = find_game(take_until(rules, ' '));
  if (entry == nullptr) return nullptr;
  auto game = entry->make(rules);
  return game ? *std::move(game) : nullptr;
}

[[nodiscard]] inline std::string_view as_text(const unsigned char* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size}; // NOLINT: bytes are what we are given
}

} // namespace howdah::fuzzing
