// Runs the real program as a child process and captures its output.
#pragma once

#include <gtest/gtest.h>
#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::cli {

struct Outcome {
  int status = -1; // of the program's exit; -1 when a signal ended it
  std::string out;
  std::string error; // standard error; on a terminal both streams are in `out`
};

struct Surroundings {
  std::string input = {};
  std::map<std::string, std::string> environment = {}; // besides PATH and LC_ALL=C.UTF-8
  std::string folder = {};                             // to run in
  std::string out_file = {}; // where standard output goes, if not to the test
  bool out_is_closed = false;
};

[[nodiscard]] Outcome howdah(const std::vector<std::string>& words,
                             const Surroundings& surroundings = {});

/// Runs the program on a terminal, an xterm unless TERM is given. When what it has written contains
/// `cue`, Ctrl-C is pressed.
[[nodiscard]] Outcome howdah_on_terminal(const std::vector<std::string>& words,
                                         const Surroundings& surroundings = {},
                                         std::string_view cue = {});

/// What a child has been given so far is answered while it waits for more: writes one line,
/// reads one, as often as there are lines.
[[nodiscard]] std::vector<std::string> converse(const std::vector<std::string>& words,
                                                const std::vector<std::string>& lines);

/// A child that is sent lines and answers them in its own time.
class Conversation {
public:
  explicit Conversation(const std::vector<std::string>& words);
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;
  ~Conversation();

  void send(const std::string& line);
  /// The lines up to the next one that begins so, that one included. When none comes, the last
  /// one says so.
  [[nodiscard]] std::vector<std::string> until(std::string_view beginning);
  /// Presses Ctrl-C.
  void interrupt();
  /// Ends the input and waits for the child's end: its status, and what was not yet taken.
  [[nodiscard]] Outcome finish();

private:
  int child_;
  int input_;
  int out_;
  int error_;
  std::string unread_;
};

struct ShellOutcome {
  int status = -1;
  std::string text; // of both streams
};

/// What a shell makes of a line in which `howdah` is the program.
[[nodiscard]] ShellOutcome shell(const std::string& line, const std::string& folder = "/");

[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

/// Status 0, nothing on standard error; returns standard output.
[[nodiscard]] std::string output_of(const std::vector<std::string>& words,
                                    const Surroundings& surroundings = {});

/// The same, read as one JSON document.
[[nodiscard]] nlohmann::json json_of(const std::vector<std::string>& words,
                                     const Surroundings& surroundings = {});

/// Status 2, nothing on standard output, and exactly this line on standard error.
void expect_refused(const std::vector<std::string>& words, std::string_view sentence,
                    const Surroundings& surroundings = {});

/// A folder that is gone when the test ends.
class TemporaryFolder {
public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::vector<std::string> files() const; // sorted

private:
  std::string path_;
};

[[nodiscard]] std::string content_of(const std::string& path);

} // namespace howdah::cli
