#include "terminal/screen.hpp"

#include "terminal/terminal_kind.hpp"
#include "terminal/text_layout.hpp"

#include <array>
#include <clocale>
#include <langinfo.h>
#include <poll.h>
#include <string>
#include <unistd.h>

#define NCURSES_NOMACROS 1
#include <ncurses.h>

namespace howdah::terminal {
namespace {

constexpr int kPaints = 8;
constexpr int kGrounds = 7;

// Of the palette of 256, and of the eight colours that every terminal has. On a ground of their
// own, all paints are light: the grounds are dark.
struct Colours {
  std::array<short, kPaints> paints;
  std::array<short, kPaints> paints_on_ground;
  std::array<short, kGrounds> grounds;
};

// plain, faint, seat1, seat2, seat3, seat4, neutral, strong.
// none, even, odd, source, target, cursor, changed.
constexpr Colours kRich = {.paints = {-1, 244, 160, 29, 33, 133, 244, -1},
                           .paints_on_ground = {255, 248, 210, 121, 117, 219, 250, 231},
                           .grounds = {-1, 236, 234, 238, 22, 94, 18}};
constexpr Colours kPoor = {
    .paints = {-1, -1, COLOR_RED, COLOR_GREEN, COLOR_BLUE, COLOR_MAGENTA, COLOR_CYAN, -1},
    .paints_on_ground = {COLOR_WHITE, COLOR_WHITE, COLOR_RED, COLOR_GREEN, COLOR_BLUE,
                         COLOR_MAGENTA, COLOR_CYAN, COLOR_WHITE},
    .grounds = {-1, COLOR_BLACK, COLOR_BLACK, COLOR_BLACK, COLOR_YELLOW, COLOR_WHITE, COLOR_CYAN}};

short pair_of(Style style) {
  const int pair = 1 + static_cast<int>(style.ground) * kPaints + static_cast<int>(style.paint);
  return static_cast<short>(pair);
}

void prepare_colours(bool rich) {
  const Colours& colours = rich ? kRich : kPoor;
  for (int ground = 0; ground < kGrounds; ++ground) {
    for (int paint = 0; paint < kPaints; ++paint) {
      const Style style{.paint = static_cast<Paint>(paint), .ground = static_cast<Ground>(ground)};
      const auto& paints = ground == 0 ? colours.paints : colours.paints_on_ground;
      (void)init_pair(pair_of(style), paints[static_cast<std::size_t>(paint)],
                      colours.grounds[static_cast<std::size_t>(ground)]);
    }
  }
}

/// Without colours, the important backgrounds differ by other attributes.
attr_t plain_attributes(Ground ground) {
  switch (ground) {
  case Ground::target: return A_UNDERLINE;
  case Ground::cursor: return A_REVERSE;
  case Ground::changed: return A_BOLD | A_UNDERLINE;
  default: return A_NORMAL;
  }
}

attr_t attributes_of(Style style, bool colours) {
  const bool bold =
      style.paint == Paint::strong || (style.paint >= Paint::seat1 && style.paint <= Paint::seat4);
  attr_t attributes = bold ? A_BOLD : A_NORMAL;
  if (!colours) {
    attributes |= plain_attributes(style.ground);
    if (style.paint == Paint::faint) attributes |= A_DIM;
  }
  return attributes;
}

/// The terminal is gone: every read would fail at once.
bool terminal_is_gone() {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  return ::poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

Key key_of(int code) {
  switch (code) {
  case KEY_UP: return Key::up;
  case KEY_DOWN: return Key::down;
  case KEY_LEFT: return Key::left;
  case KEY_RIGHT: return Key::right;
  case KEY_HOME: return Key::home;
  case KEY_END: return Key::end;
  case KEY_PPAGE: return Key::page_up;
  case KEY_NPAGE: return Key::page_down;
  case KEY_ENTER: return Key::enter;
  case KEY_BACKSPACE: return Key::backspace;
  case KEY_RESIZE: return Key::resize;
  default: return Key::none;
  }
}

Input letter_input(wint_t letter) {
  switch (letter) {
  case '\n':
  case '\r': return {.key = Key::enter};
  case 27: return {.key = Key::escape};
  case 8:
  case 127: return {.key = Key::backspace};
  case '\t': return {.key = Key::tab};
  default: return {.key = Key::letter, .letter = static_cast<char32_t>(letter)};
  }
}

} // namespace

std::unique_ptr<Screen> Screen::open(bool colours, const std::atomic<bool>& interrupted) {
  if (!can_move_cursor()) return nullptr;
  // Our texts are UTF-8 whatever the locale, as those of the command line are.
  (void)std::setlocale(LC_CTYPE, "");
  if (std::string_view(::nl_langinfo(CODESET)) != "UTF-8") {
    (void)std::setlocale(LC_CTYPE, "C.UTF-8");
  }
  // newterm, unlike initscr, does not end the program when the terminal is unknown.
  if (newterm(nullptr, stdout, stdin) == nullptr) return nullptr;
  return std::unique_ptr<Screen>(new Screen(colours, interrupted));
}

Screen::Screen(bool colours, const std::atomic<bool>& interrupted)
    : colours_(colours && has_colors()), interrupted_(interrupted) {
  (void)cbreak(); // and not raw: Ctrl-C stays a signal
  (void)noecho();
  (void)nonl();
  (void)keypad(stdscr, true);
  (void)set_escdelay(25);
  (void)curs_set(0);
  (void)mouseinterval(0);
  (void)mousemask(BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
  if (!colours_) return;
  (void)start_color();
  (void)use_default_colors();
  rich_ = COLORS >= 256 && COLOR_PAIRS > kPaints * kGrounds;
  prepare_colours(rich_);
}

Screen::~Screen() {
  (void)endwin();
}

int Screen::rows() const {
  return getmaxy(stdscr);
}

int Screen::columns() const {
  return getmaxx(stdscr);
}

void Screen::clear() {
  (void)werase(stdscr);
  buttons_.clear();
}

void Screen::put(int row, int column, std::string_view text, Style style) {
  if (row < 0 || row >= rows() || column < 0 || column >= columns()) return;
  const std::string shown(cut(text, static_cast<std::size_t>(columns() - column)));
  const short pair = colours_ ? pair_of(style) : short{0};
  (void)wattr_set(stdscr, attributes_of(style, colours_), pair, nullptr);
  (void)mvwaddstr(stdscr, row, column, shown.c_str());
  (void)wattr_set(stdscr, A_NORMAL, 0, nullptr);
}

void Screen::put_button(int row, int column, std::string_view text, char letter, Style style) {
  put(row, column, text, style);
  buttons_.push_back({.row = row,
                      .column = column,
                      .width = static_cast<int>(howdah::columns(text)),
                      .letter = letter});
}

void Screen::show() {
  (void)curs_set(0);
  (void)wrefresh(stdscr);
}

void Screen::show_with_cursor(int row, int column) {
  (void)curs_set(1);
  (void)wmove(stdscr, row, column);
  (void)wrefresh(stdscr);
}

Input Screen::mouse_input() const {
  MEVENT event;
  if (getmouse(&event) != OK) return {};
  Input input{.key = Key::click, .row = event.y, .column = event.x};
  if ((event.bstate & BUTTON3_PRESSED) != 0) input.key = Key::right_click;
  if ((event.bstate & BUTTON4_PRESSED) != 0) input.key = Key::wheel_up;
  if ((event.bstate & BUTTON5_PRESSED) != 0) input.key = Key::wheel_down;
  if (input.key != Key::click) return input;
  for (const auto& button : buttons_) {
    if (event.y == button.row && event.x >= button.column &&
        event.x < button.column + button.width) {
      return {.key = Key::letter, .letter = static_cast<char32_t>(button.letter)};
    }
  }
  return input;
}

Input Screen::read(std::chrono::milliseconds wait) {
  wtimeout(stdscr, static_cast<int>(wait.count()));
  wint_t letter = 0;
  const int what = wget_wch(stdscr, &letter);
  if (interrupted_) throw Interrupted{};
  if (what == ERR) {
    if (terminal_is_gone()) throw Interrupted{};
    return {};
  }
  if (what != KEY_CODE_YES) return letter_input(letter);
  const auto code = static_cast<int>(letter);
  return code == KEY_MOUSE ? mouse_input() : Input{.key = key_of(code)};
}

} // namespace howdah::terminal
