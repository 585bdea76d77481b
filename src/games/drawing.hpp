// A board as lines of painted text. Each game draws itself once; the command line and the
// full-screen game decide how the paints look, if they show at all.
#pragma once

#include "core/language.hpp"

#include <string>
#include <utility>
#include <vector>

namespace howdah {

enum class Paint : unsigned char { plain, faint, seat1, seat2, seat3, seat4, neutral, strong };

[[nodiscard]] constexpr Paint seat_paint(int seat) noexcept {
  return static_cast<Paint>(static_cast<int>(Paint::seat1) + seat);
}

struct DrawOptions {
  Language language = Language::english;
  bool unicode = true; // box drawing and arrows; else ASCII only
  bool marks = false;  // show what threatens to win too
};

struct Span {
  std::string text;
  Paint paint = Paint::plain;
};

struct Drawing {
  std::vector<std::vector<Span>> lines;

  void new_line() { lines.emplace_back(); }
  void add(std::string text, Paint paint = Paint::plain) {
    lines.back().push_back({.text = std::move(text), .paint = paint});
  }
};

/// The places of a board one by one, row by row from the north, all of the same size.
using PlaceDrawings = std::vector<std::vector<Drawing>>;

} // namespace howdah
