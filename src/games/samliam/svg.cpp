// The board as a picture: triangles as half cells, in colours that people with any colour vision
// tell apart, with their owner's letter. Below it the hands; a frame marks the player to move.
#include "core/text.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/pictures.hpp"

#include <array>

namespace howdah::samliam {
namespace {

constexpr int kCell = 60;
constexpr int kMargin = 36;
constexpr int kHandHeight = 56;

constexpr std::array<std::string_view, kMaxPlayers> kFills = {"#d55e00", "#0f8a68", "#23272b",
                                                              "#ffffff"};
constexpr std::array<std::string_view, kMaxPlayers> kInks = {"#ffffff", "#ffffff", "#ffffff",
                                                             "#23272b"};

/// By corner: the two corners beside it, then the right angle, in units of a cell.
struct Shape {
  std::array<int, 6> corners;
  int letter_x, letter_y; // in hundredths of a cell
};
constexpr std::array<Shape, kCorners> kShapes = {{{{0, 1, 0, 0, 1, 0}, 27, 36},
                                                  {{0, 0, 1, 0, 1, 1}, 73, 36},
                                                  {{1, 0, 1, 1, 0, 1}, 73, 85},
                                                  {{1, 1, 0, 1, 0, 0}, 27, 85}}};

std::string letter_at(int x, int y, Seat seat) {
  return concat("<text x=\"", x, "\" y=\"", y, "\" fill=\"", kInks[static_cast<unsigned>(seat)],
                "\">", letter(seat), "</text>\n");
}

/// A triangle in the cell whose north-west corner lies at x, y.
std::string triangle(int x, int y, Corner corner, Seat seat) {
  const Shape& shape = kShapes[static_cast<unsigned>(corner)];
  std::string points;
  for (std::size_t i = 0; i < shape.corners.size(); i += 2) {
    // Half a line's width stays free, so that two triangles of a small square remain two.
    const int across = x + (shape.corners[i] == 0 ? 2 : kCell - 2);
    const int down = y + (shape.corners[i + 1] == 0 ? 2 : kCell - 2);
    points += concat(i == 0 ? "" : " ", across, ',', down);
  }
  return concat("<polygon points=\"", points, "\" fill=\"", kFills[static_cast<unsigned>(seat)],
                "\" stroke=\"#23272b\"/>\n") +
         letter_at(x + (shape.letter_x * kCell / 100), y + (shape.letter_y * kCell / 100), seat);
}

std::string label(int x, int y, auto text) {
  return concat("<text x=\"", x, "\" y=\"", y, "\">", text, "</text>\n");
}

std::string grid(int size) {
  const int length = size * kCell;
  std::string text = concat("<rect x=\"", kMargin, "\" y=\"", kMargin, "\" width=\"", length,
                            "\" height=\"", length,
                            "\" fill=\"#e9e2d0\" stroke=\"#7d7460\" stroke-width=\"3\"/>\n"
                            "<path fill=\"none\" stroke=\"#b5aa92\" d=\"");
  for (int i = 1; i < size; ++i) {
    const int offset = kMargin + (i * kCell);
    text += concat('M', offset, ' ', kMargin, 'v', length, 'M', kMargin, ' ', offset, 'h', length);
  }
  text += "\"/>\n<g font-size=\"17\" fill=\"#6a6250\">\n";
  const int first = margin_of(size);
  for (int i = 0; i < size; ++i) {
    const int middle = (i * kCell) + (kCell / 2);
    text += label(kMargin + middle, kMargin + length + 23, static_cast<char>('a' + first + i));
    text += label(kMargin / 2, kMargin + length - middle + 6, first + i + 1);
  }
  return text + "</g>\n";
}

std::string triangles(const Position& position, int size) {
  const int first = margin_of(size);
  std::string text;
  for (Point point = 0; point < kPoints; ++point) {
    const Cell cell = cell_of(point);
    const Seat owner = position.at(cell).owner(corner_of(point));
    if (owner == kNobody) continue;
    const int x = kMargin + ((file_of(cell) - first) * kCell);
    const int y = kMargin + ((kSide - 1 - first - rank_of(cell)) * kCell);
    text += triangle(x, y, corner_of(point), owner);
  }
  return text;
}

std::string hands(const Setting& setting, const Position& position, int top) {
  constexpr int kBox = 32;
  std::string text;
  const int step = setting.rules.size * kCell / position.players;
  for (Seat seat = 0; seat < position.players; ++seat) {
    const int x = kMargin + (seat * step) + 8;
    text += concat("<rect x=\"", x, "\" y=\"", top, "\" width=\"", kBox, "\" height=\"", kBox,
                   R"(" rx="4" stroke="#23272b" fill=")", kFills[static_cast<unsigned>(seat)],
                   "\"/>\n");
    text += letter_at(x + (kBox / 2), top + 22, seat);
    text += concat("<text x=\"", x + kBox + 10, "\" y=\"", top + 23,
                   R"(" text-anchor="start" font-size="20" fill="#23272b">)",
                   setting.in_hand(position, seat), "</text>\n");
    if (seat != position.mover || setting.result(position).is_over()) continue;
    text +=
        concat("<rect x=\"", x - 7, "\" y=\"", top - 7, "\" width=\"", kBox + 48, "\" height=\"",
               kBox + 14, "\" rx=\"8\" fill=\"none\" stroke=\"#0072b2\" stroke-width=\"3\"/>\n");
  }
  return text;
}

} // namespace

std::string svg(const Setting& setting, const Position& position) {
  const int size = setting.rules.size;
  const int width = (size * kCell) + (2 * kMargin);
  const int height = width + kHandHeight;
  return concat(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )", width, ' ', height,
                "\" role=\"img\">\n<title>", write_position(position, setting),
                "</title>\n<rect width=\"", width, "\" height=\"", height,
                "\" fill=\"#fbf7ee\"/>\n<g font-family=\"sans-serif\" text-anchor=\"middle\">\n",
                grid(size), "<g font-size=\"15\" font-weight=\"bold\" stroke-linejoin=\"round\">\n",
                "<g class=\"triangles\">\n", triangles(position, size), "</g>\n",
                hands(setting, position, width + 4), "</g>\n</g>\n</svg>\n");
}

} // namespace howdah::samliam
