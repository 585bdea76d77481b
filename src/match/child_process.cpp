#include "match/child_process.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX wants it declared

namespace howdah::match {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kLongestLine = 1U << 20U;
constexpr auto kTimeToQuit = 300ms;

struct Pipe {
  int ends[2] = {-1, -1}; // read, write

  [[nodiscard]] bool open() { return ::pipe2(ends, O_CLOEXEC) == 0; }
  void close() const {
    for (const int end : ends) {
      if (end >= 0) (void)::close(end);
    }
  }
};

/// The spawn attributes and file actions of the child.
class SpawnPlan {
public:
  SpawnPlan(int input, int output) {
    (void)::posix_spawn_file_actions_init(&actions_);
    (void)::posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
    (void)::posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    (void)::posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    (void)::posix_spawnattr_init(&attributes_);
    sigset_t usual;
    (void)::sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM}) (void)::sigaddset(&usual, signal);
    (void)::posix_spawnattr_setsigdefault(&attributes_, &usual);
    (void)::posix_spawnattr_setpgroup(&attributes_, 0);
    (void)::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    (void)::posix_spawn_file_actions_destroy(&actions_);
    (void)::posix_spawnattr_destroy(&attributes_);
  }

  /// 0, or an `errno` value.
  [[nodiscard]] int spawn(const std::vector<std::string>& command, pid_t& id) const {
    auto words = command;
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    return ::posix_spawnp(&id, arguments[0], &actions_, &attributes_, arguments.data(), environ);
  }

private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

int milliseconds_until(Deadline deadline) {
  const auto left =
      std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
  return static_cast<int>(std::clamp<std::chrono::milliseconds::rep>(left.count(), 0, 3'600'000));
}

/// Whether the descriptor is ready before the deadline.
bool wait_for(int descriptor, short event, Deadline deadline) {
  for (;;) {
    pollfd wanted = {descriptor, event, 0};
    const int ready = ::poll(&wanted, 1, milliseconds_until(deadline));
    if (ready > 0) return true;
    if (ready == 0 && std::chrono::steady_clock::now() >= deadline) return false;
    if (ready < 0 && errno != EINTR) return false;
  }
}

tl::unexpected<Error> cannot_start(const std::string& program, int code) {
  const auto why = [&]() -> Phrase {
    switch (code) {
    case ENOENT: return {"no such program", "programme introuvable"};
    case EACCES: return {"permission denied", "permission refusée"};
    default: return {concat("system error ", code), concat("erreur du système ", code)};
    }
  }();
  return fail({concat("cannot start '", quotable(program), "': ", why.english),
               concat("impossible de lancer « ", quotable(program), " » : ", why.french)});
}

} // namespace

Expected<std::unique_ptr<ChildProcess>>
ChildProcess::start(const std::vector<std::string>& command) {
  (void)std::signal(SIGPIPE, SIG_IGN); // writing to a child that has ended fails instead
  Pipe input;
  Pipe output;
  if (!input.open() || !output.open()) {
    const int code = errno;
    input.close();
    return cannot_start(command.front(), code);
  }
  pid_t id = -1;
  const SpawnPlan plan(input.ends[0], output.ends[1]);
  const int problem = plan.spawn(command, id);
  if (problem != 0) {
    input.close();
    output.close();
    return cannot_start(command.front(), problem);
  }
  (void)::close(input.ends[0]);
  (void)::close(output.ends[1]);
  for (const int end : {input.ends[1], output.ends[0]}) (void)::fcntl(end, F_SETFL, O_NONBLOCK);
  return std::unique_ptr<ChildProcess>(new ChildProcess(id, input.ends[1], output.ends[0]));
}

ChildProcess::~ChildProcess() {
  (void)::close(input_);
  (void)::close(output_);
  const auto patience = std::chrono::steady_clock::now() + (given_up_ ? 0ms : kTimeToQuit);
  for (;;) {
    siginfo_t info = {};
    const auto id = static_cast<id_t>(id_);
    // Its pid is not reused until it is waited for below.
    const int answer = ::waitid(P_PID, id, &info, WEXITED | WNOHANG | WNOWAIT);
    if (answer != 0 || info.si_pid == id_) break;
    if (std::chrono::steady_clock::now() >= patience) break;
    std::this_thread::sleep_for(2ms);
  }
  // Even when the program has ended, its own children may still run.
  (void)::kill(-id_, SIGKILL);
  while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

bool ChildProcess::write_line(std::string_view line, Deadline deadline) {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    const auto written = ::write(input_, rest.data(), rest.size());
    if (written > 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      if (!wait_for(input_, POLLOUT, deadline)) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

ChildProcess::Reading ChildProcess::read_line(std::string& line, Deadline deadline) {
  std::size_t searched = 0;
  for (;;) {
    const auto end = read_.find('\n', searched);
    if (end != std::string::npos) {
      line.assign(read_, 0, end);
      read_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return Reading::line;
    }
    searched = read_.size();
    if (read_.size() > kLongestLine) return Reading::too_long;
    if (!wait_for(output_, POLLIN, deadline)) return Reading::late;
    char block[4096];
    const auto count = ::read(output_, block, sizeof block);
    if (count > 0) read_.append(block, static_cast<std::size_t>(count));
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return Reading::ended;
  }
}

} // namespace howdah::match
