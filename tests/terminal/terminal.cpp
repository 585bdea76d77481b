#include "tests/terminal/terminal.hpp"

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <unistd.h>

namespace howdah::testing {
namespace {

using namespace std::chrono_literals;

constexpr auto kPatience = 20s; // on a busy machine; what is waited for comes at once
constexpr auto kLook = 20ms;

std::string quoted(std::string_view word) {
  std::string text = "'";
  for (const char letter : word) text += letter == '\'' ? "'\\''" : std::string(1, letter);
  return text + "'";
}

/// What a shell command prints.
std::string output_of(const std::string& command) {
  FILE* const pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("no shell");
  std::string output;
  std::array<char, 4096> block{};
  for (std::size_t count = 1; count > 0;) {
    count = std::fread(block.data(), 1, block.size(), pipe);
    output.append(block.data(), count);
  }
  (void)::pclose(pipe);
  return output;
}

std::string tmux(const std::string& socket, const std::string& words) {
  return output_of("tmux -L " + socket + " -f /dev/null " + words + " 2>&1");
}

std::string new_socket() {
  static std::atomic<int> count = 0;
  return "howdah-test-" + std::to_string(::getpid()) + "-" + std::to_string(++count);
}

} // namespace

Terminal::Terminal(const std::vector<std::string>& words, const Environment& environment,
                   int columns, int rows)
    : socket_(new_socket()) {
  const char* const path = std::getenv("PATH");
  std::string command = "env -i LC_ALL=C.UTF-8 TERM=screen-256color";
  command += " PATH=" + quoted(path != nullptr ? path : "");
  for (const auto& [name, value] : environment) command += " " + name + "=" + quoted(value);
  command += " " HOWDAH_PROGRAM;
  for (const auto& word : words) command += " " + quoted(word);
  // The shell stays to tell the status, and to show that the terminal can still be used.
  command += "; echo exit $?; exec cat";
  (void)tmux(socket_, "new-session -d -x " + std::to_string(columns) + " -y " +
                          std::to_string(rows) + " " + quoted(command));
}

Terminal::~Terminal() {
  (void)tmux(socket_, "kill-server");
}

void Terminal::press(const std::vector<std::string>& keys) {
  std::string words = "send-keys";
  for (const auto& key : keys) words += " " + quoted(key);
  (void)tmux(socket_, words);
}

void Terminal::type(const std::string& text) {
  (void)tmux(socket_, "send-keys -l " + quoted(text));
}

void Terminal::click(int row, int column, int button) {
  const auto letter = [](int number) { return std::string(1, static_cast<char>(32 + number)); };
  const auto place = letter(column + 1) + letter(row + 1);
  constexpr int kReleased = 3;
  type("\x1b[M" + letter(button) + place + "\x1b[M" + letter(kReleased) + place);
}

void Terminal::resize(int columns, int rows) {
  (void)tmux(socket_,
             "resize-window -x " + std::to_string(columns) + " -y " + std::to_string(rows));
}

std::string Terminal::screen() const {
  return tmux(socket_, "capture-pane -p");
}

bool Terminal::wait(const auto& condition) const {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!condition(screen())) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(kLook);
  }
  return true;
}

bool Terminal::shows(std::string_view text) const {
  return wait([&](const std::string& seen) { return seen.find(text) != std::string::npos; });
}

bool Terminal::hides(std::string_view text) const {
  return wait([&](const std::string& seen) { return seen.find(text) == std::string::npos; });
}

std::string Terminal::ended() const {
  (void)shows("exit ");
  return screen();
}

} // namespace howdah::testing
