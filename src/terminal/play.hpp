// A session on the terminal: resume the saved game or set up a new one, play, quit.
#pragma once

#include "terminal/save_slot.hpp"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace howdah::terminal {

struct PlayRequest {
  play::Opening opening{};        // of a new game
  milliseconds engine_time{1000}; // the longest an engine thinks about a move
  bool is_complete = false;       // no screen need ask for the rest of the opening
  bool starts_new = false;        // the saved game is archived
};

struct Surroundings {
  Language language = Language::english;
  bool unicode = false;
  bool colours = false;
  std::string save_folder{};
  const std::atomic<bool>& interrupted;
};

enum class VisitEnd : unsigned char { left, interrupted, unknown_terminal };

[[nodiscard]] VisitEnd play_on_screen(const PlayRequest& request, const Surroundings& surroundings);

/// Input and output of the plain game: lines in, without their ends, and text out.
struct Dialogue {
  std::function<std::optional<std::string>()> read; // nothing at the end of the input
  std::function<void(std::string_view)> write;
};

/// The same game as a dialogue of text lines.
[[nodiscard]] VisitEnd play_in_lines(const PlayRequest& request, const Surroundings& surroundings,
                                     const Dialogue& dialogue);

} // namespace howdah::terminal
