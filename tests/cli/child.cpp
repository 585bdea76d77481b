#include "tests/cli/child.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <poll.h>
#include <pty.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace howdah::cli {
namespace {

/// In the child: becomes the program.
[[noreturn]] void become_howdah(const std::vector<std::string>& words,
                                const Surroundings& surroundings) {
  std::vector<char*> arguments;
  auto all = words;
  all.insert(all.begin(), HOWDAH_PROGRAM);
  for (auto& word : all) arguments.push_back(word.data());
  arguments.push_back(nullptr);

  auto environment = surroundings.environment;
  environment.try_emplace("LC_ALL", "C.UTF-8");
  environment.try_emplace("PATH", "/usr/bin:/bin");
  std::vector<std::string> settings;
  for (const auto& [name, value] : environment) settings.push_back(name + "=" + value);
  std::vector<char*> variables;
  for (auto& setting : settings) variables.push_back(setting.data());
  variables.push_back(nullptr);

  if (!surroundings.folder.empty() && ::chdir(surroundings.folder.c_str()) != 0) ::_exit(99);
  if (!surroundings.out_file.empty()) {
    const int file = ::open(surroundings.out_file.c_str(), O_WRONLY);
    if (file < 0 || ::dup2(file, STDOUT_FILENO) < 0) ::_exit(99);
  }
  if (surroundings.out_is_closed) ::close(STDOUT_FILENO);
  ::execve(arguments[0], arguments.data(), variables.data());
  ::_exit(99);
}

int exit_status(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

struct Pipe {
  int read_end = -1;
  int write_end = -1;

  Pipe() {
    int ends[2] = {};
    if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
    read_end = ends[0];
    write_end = ends[1];
  }
};

/// Reads what there is; false at the end.
bool take(int descriptor, std::string& into) {
  char block[4096];
  const auto count = ::read(descriptor, block, sizeof block);
  if (count > 0) into.append(block, static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && errno == EINTR);
}

struct Child {
  pid_t id;
  int input;
  int out;
  int error;
};

Child start(const std::vector<std::string>& words, const Surroundings& surroundings) {
  const Pipe input;
  const Pipe out;
  const Pipe error;
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(input.read_end, STDIN_FILENO);
    ::dup2(out.write_end, STDOUT_FILENO);
    ::dup2(error.write_end, STDERR_FILENO);
    become_howdah(words, surroundings);
  }
  ::close(input.read_end);
  ::close(out.write_end);
  ::close(error.write_end);
  return {child, input.write_end, out.read_end, error.read_end};
}

} // namespace

Outcome howdah(const std::vector<std::string>& words, const Surroundings& surroundings) {
  (void)std::signal(SIGPIPE, SIG_IGN); // the program may end before it has read its input
  const auto child = start(words, surroundings);
  Outcome outcome;
  std::string_view input = surroundings.input;
  pollfd streams[] = {{child.out, POLLIN, 0}, {child.error, POLLIN, 0}, {child.input, POLLOUT, 0}};
  while (streams[0].fd >= 0 || streams[1].fd >= 0) {
    if (streams[2].fd >= 0 && input.empty()) {
      ::close(child.input);
      streams[2].fd = -1;
    }
    (void)::poll(streams, std::size(streams), -1);
    if (streams[2].fd >= 0 && streams[2].revents != 0) {
      const auto count =
          ::write(child.input, input.data(), std::min<std::size_t>(input.size(), 4096));
      input.remove_prefix(count < 0 ? input.size() : static_cast<std::size_t>(count));
    }
    if (streams[0].fd >= 0 && streams[0].revents != 0 && !take(child.out, outcome.out)) {
      streams[0].fd = -1;
    }
    if (streams[1].fd >= 0 && streams[1].revents != 0 && !take(child.error, outcome.error)) {
      streams[1].fd = -1;
    }
  }
  if (streams[2].fd >= 0) ::close(child.input);
  ::close(child.out);
  ::close(child.error);
  outcome.status = exit_status(child.id);
  return outcome;
}

Outcome howdah_on_terminal(const std::vector<std::string>& words, const Surroundings& surroundings,
                           std::string_view cue) {
  int terminal = -1;
  const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child == 0) {
    auto usual = surroundings;
    usual.environment.try_emplace("TERM", "xterm");
    become_howdah(words, usual);
  }
  Outcome outcome;
  bool pressed = cue.empty();
  // At the child's end a terminal reports an error instead of the end of a file.
  while (take(terminal, outcome.out)) {
    if (!pressed && outcome.out.find(cue) != std::string::npos) {
      pressed = ::write(terminal, "\x03", 1) == 1;
    }
  }
  outcome.status = exit_status(child);
  ::close(terminal);
  return outcome;
}

std::vector<std::string> converse(const std::vector<std::string>& words,
                                  const std::vector<std::string>& lines) {
  const auto child = start(words, {});
  std::vector<std::string> answers;
  for (const auto& line : lines) {
    const auto sent = line + '\n';
    if (::write(child.input, sent.data(), sent.size()) != static_cast<ssize_t>(sent.size())) break;
    std::string answer;
    pollfd stream = {child.out, POLLIN, 0};
    constexpr int kPatience = 20'000; // milliseconds: only a program that does not answer waits
    while (!answer.ends_with('\n') && ::poll(&stream, 1, kPatience) == 1 &&
           take(child.out, answer)) {
    }
    answers.push_back(answer);
  }
  ::close(child.input);
  (void)exit_status(child.id);
  ::close(child.out);
  ::close(child.error);
  return answers;
}

Conversation::Conversation(const std::vector<std::string>& words) {
  (void)std::signal(SIGPIPE, SIG_IGN);
  const auto child = start(words, {});
  child_ = child.id;
  input_ = child.input;
  out_ = child.out;
  error_ = child.error;
}

Conversation::~Conversation() {
  if (child_ != 0) (void)finish();
}

void Conversation::send(const std::string& line) {
  const auto sent = line + '\n';
  EXPECT_EQ(::write(input_, sent.data(), sent.size()), static_cast<ssize_t>(sent.size())) << line;
}

std::vector<std::string> Conversation::until(std::string_view beginning) {
  constexpr int kPatience = 20'000; // milliseconds: only a program that does not answer waits
  std::vector<std::string> lines;
  pollfd stream = {out_, POLLIN, 0};
  for (;;) {
    for (auto end = unread_.find('\n'); end != std::string::npos; end = unread_.find('\n')) {
      lines.push_back(unread_.substr(0, end));
      unread_.erase(0, end + 1);
      if (lines.back().starts_with(beginning)) return lines;
    }
    if (::poll(&stream, 1, kPatience) != 1 || !take(out_, unread_)) break;
  }
  lines.push_back("no line begins with '" + std::string(beginning) + "'");
  return lines;
}

void Conversation::interrupt() {
  (void)::kill(child_, SIGINT);
}

Outcome Conversation::finish() {
  Outcome outcome;
  ::close(input_);
  outcome.out = std::move(unread_);
  while (take(out_, outcome.out)) {
  }
  while (take(error_, outcome.error)) {
  }
  ::close(out_);
  ::close(error_);
  outcome.status = exit_status(child_);
  child_ = 0;
  return outcome;
}

ShellOutcome shell(const std::string& line, const std::string& folder) {
  const auto program = std::filesystem::path(HOWDAH_PROGRAM).parent_path().string();
  // The parentheses let `2>&1` hold for the whole line.
  const auto whole = "cd " + folder + " && export LC_ALL=C.UTF-8 PATH=" + program +
                     ":/usr/bin:/bin XDG_STATE_HOME=$PWD/state && (" + line + ") 2>&1";
  std::FILE* const pipe = ::popen(whole.c_str(), "r");
  ShellOutcome outcome;
  while (take(::fileno(pipe), outcome.text)) {
  }
  const int status = ::pclose(pipe);
  if (WIFEXITED(status)) outcome.status = WEXITSTATUS(status);
  return outcome;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::string output_of(const std::vector<std::string>& words, const Surroundings& surroundings) {
  const auto outcome = howdah(words, surroundings);
  EXPECT_EQ(outcome.status, 0) << ::testing::PrintToString(words);
  EXPECT_EQ(outcome.error, "") << ::testing::PrintToString(words);
  return outcome.out;
}

nlohmann::json json_of(const std::vector<std::string>& words, const Surroundings& surroundings) {
  const auto text = output_of(words, surroundings);
  auto document = nlohmann::json::parse(text, nullptr, false);
  EXPECT_FALSE(document.is_discarded()) << text;
  return document;
}

void expect_refused(const std::vector<std::string>& words, std::string_view sentence,
                    const Surroundings& surroundings) {
  const auto outcome = howdah(words, surroundings);
  EXPECT_EQ(outcome.status, 2) << ::testing::PrintToString(words);
  EXPECT_EQ(outcome.out, "") << ::testing::PrintToString(words);
  EXPECT_EQ(outcome.error, std::string(sentence) + '\n') << ::testing::PrintToString(words);
}

TemporaryFolder::TemporaryFolder() : path_(::testing::TempDir() + "howdah-XXXXXX") {
  if (::mkdtemp(path_.data()) == nullptr) std::abort();
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::vector<std::string> TemporaryFolder::files() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_)) {
    names.push_back(entry.path().filename().string());
  }
  std::ranges::sort(names);
  return names;
}

std::string content_of(const std::string& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

} // namespace howdah::cli
