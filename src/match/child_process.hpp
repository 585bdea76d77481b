// A child process with line-based pipes.
//
// It runs in a process group of its own, so that our Ctrl-C does not end it; the destructor ends
// the whole group. Starting one makes our process ignore SIGPIPE: writing to a program that has
// ended must not end ours.
#pragma once

#include "core/error.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace howdah::match {

using Deadline = std::chrono::steady_clock::time_point;

class ChildProcess {
public:
  /// Looks the program up as a shell does. Its standard error is discarded.
  [[nodiscard]] static Expected<std::unique_ptr<ChildProcess>>
  start(const std::vector<std::string>& command);

  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  /// Closes the program's input, waits a moment for its end unless told otherwise, then ends it.
  ~ChildProcess();

  enum class Reading : unsigned char { line, ended, late, too_long };

  /// Writes a line; false when the program has ended or does not read.
  [[nodiscard]] bool write_line(std::string_view line, Deadline deadline);
  /// Reads a line, without its end, into `line`.
  [[nodiscard]] Reading read_line(std::string& line, Deadline deadline);

  /// The program has failed: it is not given time to end by itself.
  void give_up() noexcept { given_up_ = true; }

  /// For tests: the number of the process.
  [[nodiscard]] pid_t id() const noexcept { return id_; }

private:
  ChildProcess(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

  pid_t id_;
  int input_;  // we write
  int output_; // we read
  std::string read_;
  bool given_up_ = false;
};

} // namespace howdah::match
