// The board as a picture. Shapes are defined once, in a square of 100 units around the origin and
// facing north; each piece turns its shape.
#include "core/bits.hpp"
#include "core/text.hpp"
#include "games/siam/notation.hpp"
#include "games/siam/pictures.hpp"

namespace howdah::siam {
namespace {

constexpr int kCell = 100;
constexpr int kMargin = 40;
constexpr int kReserveHeight = 74;
constexpr int kWidth = kSide * kCell + 2 * kMargin;
constexpr int kHeight = kWidth + 2 * kReserveHeight;
constexpr int kBoardTop = kMargin + kReserveHeight;

constexpr std::string_view kShapes = R"svg(<defs>
<g id="elephant" stroke="#33414d" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
<ellipse cx="0" cy="16" rx="25" ry="27" fill="#f4f1ea"/>
<path d="M0 42q3 3 1 5" fill="none"/>
<path d="M-15-6c-16-12-30-2-25 14c3 10 15 10 21 2zM15-6c16-12 30-2 25 14c-3 10-15 10-21 2z" fill="#e3ddd0"/>
<path d="M-17-2c0-14 8-20 17-20s17 6 17 20c0 12-8 18-17 18s-17-6-17-18z" fill="#f4f1ea"/>
<path d="M-6-19c0-8 1-14 1-19c0-10 10-10 10 0c0 5 1 11 1 19" fill="#f4f1ea"/>
<path d="M-5-27h10M-5-34h10" fill="none" stroke-width="1.5"/>
<path d="M-10-17c-3-6-4-10-4-17M10-17c3-6 4-10 4-17" fill="none" stroke="#b98a2f" stroke-width="4"/>
<circle cx="-9" cy="-8" r="2.4" fill="#33414d"/><circle cx="9" cy="-8" r="2.4" fill="#33414d"/>
</g>
<g id="rhino" stroke="#1d2730" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
<path d="M0-14c17 0 26 12 26 31s-10 28-26 28s-26-9-26-28s9-31 26-31z" fill="#5b6f80"/>
<path d="M-25 12c16-6 34-6 50 0M-23 30c15 6 31 6 46 0" fill="none"/>
<path d="M-13-4c-9-4-12-11-9-17c6 0 11 5 13 11zM13-4c9-4 12-11 9-17c-6 0-11 5-13 11z" fill="#71869a"/>
<path d="M-13-2c-2-14 0-30 13-34c13 4 15 20 13 34c-5 8-21 8-26 0z" fill="#5b6f80"/>
<path d="M-6-28c1-9 3-14 6-20c3 6 5 11 6 20c-4 3-8 3-12 0z" fill="#f2d9a0"/>
<path d="M-3.5-17c1-4 2-6 3.5-9c1.5 3 2.5 5 3.5 9c-2 2-5 2-7 0z" fill="#f2d9a0"/>
<circle cx="-9" cy="-12" r="2.4" fill="#1d2730"/><circle cx="9" cy="-12" r="2.4" fill="#1d2730"/>
</g>
<g id="rock" stroke="#4d3a2a" stroke-width="2.5" stroke-linejoin="round">
<path d="M-36 14l-4-22l16-22l26-8l26 12l12 24l-8 24l-26 14l-28-6z" fill="#a98467"/>
<path d="M-24-30l12 18l-28 4M-12-12l24-2l16-12M12-14l10 24l18-12M22 10l-7 22M22 10l-40 6l-18-2M-18 16l3 15" fill="none" stroke-width="1.8" opacity=".55"/>
</g>
</defs>
)svg";

std::string use(std::string_view shape, int x, int y, int degrees, std::string_view scale = "") {
  return concat("<use href=\"#", shape, "\" transform=\"translate(", x, ' ', y, ") rotate(",
                degrees, ')', scale, "\"/>\n");
}

std::string label(int x, int y, auto letter) {
  return concat("<text x=\"", x, "\" y=\"", y, "\">", letter, "</text>\n");
}

std::string board_squares() {
  std::string text = concat("<rect x=\"", kMargin, "\" y=\"", kBoardTop, "\" width=\"",
                            kSide * kCell, "\" height=\"", kSide * kCell,
                            "\" fill=\"#dcc79a\" stroke=\"#6b5636\" stroke-width=\"4\"/>\n"
                            "<path fill=\"none\" stroke=\"#6b5636\" stroke-width=\"2\" d=\"");
  for (int i = 1; i < kSide; ++i) {
    const int across = kMargin + i * kCell;
    const int down = kBoardTop + i * kCell;
    text += concat('M', across, ' ', kBoardTop, 'v', kSide * kCell, 'M', kMargin, ' ', down, 'h',
                   kSide * kCell);
  }
  text += "\"/>\n";
  text += R"(<g font-family="sans-serif" font-size="20" text-anchor="middle" fill="#6b5636">)";
  for (int i = 0; i < kSide; ++i) {
    const int across = kMargin + i * kCell + kCell / 2;
    const int down = kBoardTop + (kSide - 1 - i) * kCell + kCell / 2 + 7;
    text += label(across, kBoardTop + kSide * kCell + 25, static_cast<char>('a' + i));
    text += label(kMargin / 2, down, i + 1);
  }
  return text + "</g>\n";
}

std::string pieces(const Position& position) {
  std::string text;
  for_each_bit(position.occupied(), [&](Square square) {
    const int x = kMargin + file_of(square) * kCell + kCell / 2;
    const int y = kBoardTop + (kSide - 1 - rank_of(square)) * kCell + kCell / 2;
    if ((position.rocks & bit(square)) != 0) {
      text += use("rock", x, y, 0);
      return;
    }
    const bool rhino = (position.animals[kRhinos] & bit(square)) != 0;
    const int degrees = 90 * static_cast<int>(position.facing(square));
    text += use(rhino ? "rhino" : "elephant", x, y, degrees);
  });
  return text;
}

/// Animals in reserve wait on their owner's side: rhinos above the board, elephants below.
std::string reserve(const Position& position, const Rules& rules, Seat seat) {
  std::string text;
  const bool above = seat == kRhinos;
  const int waiting = rules.animals - position.on_board(seat);
  const int y = above ? kReserveHeight / 2 + 8 : kHeight - kReserveHeight / 2 - 8;
  for (int i = 0; i < waiting; ++i) {
    text += use(above ? "rhino" : "elephant", kMargin + kCell / 2 + i * kCell, y, above ? 180 : 0,
                " scale(.7)");
  }
  return text;
}

} // namespace

std::string svg(const Position& position, const Rules& rules) {
  return concat("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", kWidth, ' ', kHeight,
                "\" role=\"img\">\n<title>", write_position(position), "</title>\n", kShapes,
                "<rect width=\"", kWidth, "\" height=\"", kHeight, "\" fill=\"#fbf7ee\"/>\n",
                board_squares(), reserve(position, rules, kRhinos),
                reserve(position, rules, kElephants), pieces(position), "</svg>\n");
}

} // namespace howdah::siam
