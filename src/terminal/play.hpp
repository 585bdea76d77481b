// A visit to the terminal: go on with the saved game or put a new one together, play, leave.
#pragma once

#include "terminal/save_slot.hpp"
#include "terminal/setup.hpp"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace howdah::terminal {

struct Wish {
  Setup setup{};
  bool is_complete = false; // the set-up need not be asked for
  bool start_new = false;   // the saved game is put to the kept ones
};

struct Surroundings {
  Language language = Language::english;
  bool unicode = false;
  bool colours = false;
  std::string save_folder{};
  const std::atomic<bool>& interrupted;
};

enum class Ending : unsigned char { left, interrupted, unknown_terminal };

[[nodiscard]] Ending play_on_screen(const Wish& wish, const Surroundings& surroundings);

/// The plain game's way to the outside: lines in, without their ends, and texts out.
struct Dialogue {
  std::function<std::optional<std::string>()> read; // nothing at the end of the input
  std::function<void(std::string_view)> write;
};

/// The same game as a dialogue of text lines.
[[nodiscard]] Ending play_in_lines(const Wish& wish, const Surroundings& surroundings,
                                   const Dialogue& dialogue);

} // namespace howdah::terminal
