// A dialogue whose lines are written before.
#pragma once

#include "terminal/play.hpp"
#include "tests/terminal/state_folder.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace howdah::testing {

class Script {
public:
  /// What the program says to these lines, with nothing on the screen but ASCII.
  std::string play(const terminal::PlayRequest& request, std::vector<std::string> lines,
                   Language language = Language::english) const {
    std::string said;
    std::size_t next = 0;
    const terminal::Dialogue dialogue{.read = [&]() -> std::optional<std::string> {
                                        if (next == lines.size()) return std::nullopt;
                                        return lines[next++];
                                      },
                                      .write = [&](std::string_view text) { said += text; }};
    const std::atomic<bool> never = false;
    const terminal::Surroundings surroundings{
        .language = language, .save_folder = folder_.path(), .interrupted = never};
    EXPECT_EQ(terminal::play_in_lines(request, surroundings, dialogue), terminal::VisitEnd::left);
    return said;
  }
  [[nodiscard]] std::string saved(const std::string& name) const { return folder_.content(name); }

private:
  StateFolder folder_;
};

inline terminal::PlayRequest siam(std::vector<play::Player> players = {}) {
  return {.opening = {.setup = {.game = "siam"}, .players = std::move(players)},
          .engine_time = std::chrono::milliseconds(20)};
}
inline terminal::PlayRequest samliam(std::vector<play::Player> players = {}) {
  return {.opening = {.setup = {.game = "samliam", .rules = "players=3"},
                      .players = std::move(players)},
          .engine_time = std::chrono::milliseconds(20)};
}

} // namespace howdah::testing
