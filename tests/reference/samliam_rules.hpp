// The options of §8 of Sam Liam's rules, and the text that chooses among them.
#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace howdah::reference::samliam {

/// A value, or the reason why there is none.
template <class T>
using OrReason = tl::expected<T, std::string>;

enum class Announce : unsigned char { automatic, off, strict };

struct Rules {
  int players = 2;
  int size = 9;
  Announce announce = Announce::automatic;
  bool cross_any = true;   // any arm length; else length 1 only
  bool line_spaced = true; // any step; else step 1 only
  int triangles = 40;
  bool repetition_draws = true;
  std::optional<int> limit = 400; // in plies
};

/// The rules name no bound; the project writes ply counts and limits with at most seven digits, so
/// that a game ends there even with `limit=none`.
inline constexpr int kMostPlies = 9'999'999;

/// `key=value` pairs with commas between.
[[nodiscard]] OrReason<Rules> read_rules(std::string_view text);

/// The number a text spells, without sign or leading zeros, from `least` to `most`.
[[nodiscard]] std::optional<int> read_number(std::string_view text, int least, int most);

} // namespace howdah::reference::samliam
