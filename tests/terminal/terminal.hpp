// The real program in a real terminal: a tmux of its own, with keys in and the screen out.
#pragma once

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::testing {

class Terminal {
public:
  using Environment = std::map<std::string, std::string>;

  /// Starts the program with these words; besides PATH, the environment has LC_ALL=C.UTF-8 and what
  /// is given.
  explicit Terminal(const std::vector<std::string>& words, const Environment& environment = {},
                    int columns = 80, int rows = 24);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal();

  /// Keys by tmux's names: "Enter", "Up", "C-c", or letters.
  void press(const std::vector<std::string>& keys);
  /// A text as it is, such as a move.
  void type(const std::string& text);
  /// A click of the left (0) or right (2) button, counted from 0.
  void click(int row, int column, int button = 0);
  void resize(int columns, int rows);

  /// The lines on the screen.
  [[nodiscard]] std::string screen() const;
  /// Waits until the text is on the screen; false after a while.
  [[nodiscard]] bool shows(std::string_view text) const;
  /// Waits until it is gone.
  [[nodiscard]] bool hides(std::string_view text) const;
  /// Waits for the end of the program: what it left behind, and "exit STATUS" below that.
  [[nodiscard]] std::string ended() const;

private:
  [[nodiscard]] bool wait(const auto& condition) const;

  std::string socket_;
};

} // namespace howdah::testing
