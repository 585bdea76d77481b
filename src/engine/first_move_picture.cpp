#include "engine/first_move_picture.hpp"

#include "core/text.hpp"
#include "games/opening_sections.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace howdah {
namespace {

constexpr int kCell = 100;
constexpr int kMargin = 40;
constexpr int kEven = 15;       // the value up to which a move is framed as even
constexpr int kStrongest = 150; // the value of the fullest colour

struct Point {
  int x = 0;
  int y = 0;
};

/// The part of a place for a way, in hundredths of it, and where its value is written.
struct Part {
  std::string_view way;
  std::string_view outline;
  Point text;
};
constexpr std::array<Part, 8> kParts = {{{"n", "m2 1h96l-48 48z", {50, 24}},
                                         {"e", "m99 2v96l-48-48z", {75, 55}},
                                         {"s", "m2 99h96l-48-48z", {50, 87}},
                                         {"w", "m1 2v96l48-48z", {25, 55}},
                                         {"nw", "m1 1h48v48h-48z", {25, 31}},
                                         {"ne", "m51 1h48v48h-48z", {75, 31}},
                                         {"sw", "m1 51h48v48h-48z", {25, 81}},
                                         {"se", "m51 51h48v48h-48z", {75, 81}}}};

int value_of(Score score) {
  if (!score.is_proved()) return score.centi();
  return score.is_win() ? kStrongest : -kStrongest;
}

std::string value_text(Score score) {
  if (!score.is_proved()) return opening_value_text(score.centi());
  return concat(score.is_win() ? '+' : '-', '#', score.plies());
}

/// From white to orange or blue, which people with any colour vision tell apart.
std::string colour_of(int value) {
  constexpr std::array<int, 3> kFirst = {0xe0, 0x70, 0x10};
  constexpr std::array<int, 3> kSecond = {0x2a, 0x78, 0xc4};
  const auto& full = value < 0 ? kFirst : kSecond;
  const int share = std::min(std::abs(value), kStrongest);
  constexpr int kWhite = 255;
  std::string text = "rgb(";
  for (std::size_t i = 0; i < full.size(); ++i) {
    text += concat(i == 0 ? "" : ",", kWhite - (kWhite - full[i]) * share / kStrongest);
  }
  return text + ')';
}

std::string part_svg(const Gesture& gesture, Point corner, Score score) {
  const auto part = std::ranges::find(kParts, gesture.to_way, &Part::way);
  if (part == kParts.end()) return {}; // a piece that points nowhere
  const int value = value_of(score);
  const bool even = std::abs(value) <= kEven;
  const auto text = value_text(score);
  return concat("<g><title>", gesture.move, ' ', text, "</title><path transform=\"translate(",
                corner.x, ' ', corner.y, ")\" d=\"", part->outline, "\" fill=\"", colour_of(value),
                "\" stroke=\"", even ? "#1d2730" : "#b5aa92", "\" stroke-width=\"", even ? 2 : 1,
                "\"/><text x=\"", corner.x + part->text.x, "\" y=\"", corner.y + part->text.y,
                "\">", text, "</text></g>\n");
}

std::string labels(const BoardPlaces& places) {
  std::string text = "<g font-size=\"20\">\n";
  const auto side = static_cast<int>(places.size());
  for (int i = 0; i < side; ++i) {
    const auto& row = places[static_cast<std::size_t>(i)];
    const auto& column = places.back()[static_cast<std::size_t>(i)];
    text += concat("<text x=\"", kMargin / 2, "\" y=\"", kMargin + i * kCell + 57, "\">",
                   row.front().substr(1), "</text><text x=\"", kMargin + i * kCell + kCell / 2,
                   "\" y=\"", kMargin + side * kCell + 27, "\">", column.substr(0, 1), "</text>\n");
  }
  return text + "</g>\n";
}

} // namespace

std::string first_move_svg(const AnyGame& game, const FirstMoveMap& map) {
  const auto places = game.board();
  std::map<std::string, Point, std::less<>> corners;
  for (std::size_t row = 0; row < places.size(); ++row) {
    for (std::size_t column = 0; column < places[row].size(); ++column) {
      corners[places[row][column]] = {.x = kMargin + static_cast<int>(column) * kCell,
                                      .y = kMargin + static_cast<int>(row) * kCell};
    }
  }
  const int length = static_cast<int>(places.size()) * kCell;
  const int width = length + 2 * kMargin;
  std::string text = concat(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", width, ' ', width,
      "\" role=\"img\" font-family=\"sans-serif\" font-size=\"15\" text-anchor=\"middle\">\n"
      "<title>First moves of ",
      game.name(), ", ", game.rules_text(), "</title>\n<rect width=\"", width, "\" height=\"",
      width, "\" fill=\"#fbf7ee\"/>\n<path fill=\"#e9e2d0\" stroke=\"#7d7460\" d=\"");
  for (const auto& [place, corner] : corners) {
    text += concat('M', corner.x, ' ', corner.y, 'h', kCell, 'v', kCell, 'h', -kCell, 'z');
  }
  text += concat("\"/>\n", labels(places));
  for (const auto& gesture : game.start()->gestures()) {
    const auto* const entry = map.find(gesture.move);
    const auto corner = corners.find(gesture.to);
    if (entry == nullptr || corner == corners.end()) continue;
    text += part_svg(gesture, corner->second, entry->score);
  }
  return text + "</svg>\n";
}

} // namespace howdah
