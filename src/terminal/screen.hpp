// The whole terminal as a screen: styled text in, keys and clicks out. The only file that uses
// ncurses.
#pragma once

#include "games/drawing.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <string_view>
#include <vector>

namespace howdah::terminal {

/// Thrown on Ctrl-C; unwinds every screen.
struct Interrupted {};

/// What lies behind a text.
enum class Ground : unsigned char { none, even, odd, source, target, cursor, changed };

struct Style {
  Paint paint = Paint::plain;
  Ground ground = Ground::none;
};

enum class Key : unsigned char {
  none, // nothing came in time
  letter,
  enter,
  escape,
  backspace,
  tab,
  up,
  down,
  left,
  right,
  home,
  end,
  page_up,
  page_down,
  resize,
  click,
  right_click,
  wheel_up,
  wheel_down,
};

struct Input {
  Key key = Key::none;
  char32_t letter = 0; // of Key::letter
  int row = 0;         // of clicks and the wheel
  int column = 0;
};

class Screen {
public:
  /// Null when the terminal is dumb or of an unknown kind. `interrupted` is polled while waiting.
  [[nodiscard]] static std::unique_ptr<Screen> open(bool colours,
                                                    const std::atomic<bool>& interrupted);
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  /// Restores the terminal.
  ~Screen();

  [[nodiscard]] int rows() const;
  [[nodiscard]] int columns() const;

  void clear();
  /// What does not fit on the line is cut off.
  void put(int row, int column, std::string_view text, Style style = {});
  /// A text that can be clicked, which then counts as that letter.
  void put_button(int row, int column, std::string_view text, char letter, Style style = {});
  /// Shows what was put since the last `clear`.
  void show();
  /// The same, with the terminal's cursor at a place.
  void show_with_cursor(int row, int column);

  /// Waits for that long at most. Throws Interrupted.
  [[nodiscard]] Input read(std::chrono::milliseconds wait);

private:
  struct Button {
    int row, column, width;
    char letter;
  };

  Screen(bool colours, const std::atomic<bool>& interrupted);
  [[nodiscard]] Input mouse_input() const;

  bool colours_;
  bool rich_ = false; // 256 colours
  const std::atomic<bool>& interrupted_;
  std::vector<Button> buttons_;
};

} // namespace howdah::terminal
