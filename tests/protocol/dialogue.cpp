#include "tests/protocol/dialogue.hpp"

#include "core/text.hpp"

#include <chrono>
#include <utility>

namespace howdah::testing {

protocol::SessionSetup scripted_setup(std::shared_ptr<Script> script, const std::string& game,
                                      const std::string& rules) {
  return {.program = "Scripted 1.0",
          .author = "the tests",
          .game = game,
          .rules = rules,
          .make_engine = [script = std::move(script),
                          game](std::string_view chosen) -> Expected<std::unique_ptr<Engine>> {
            return std::make_unique<ScriptedEngine>(script, game, chosen);
          },
          .bench = [](const BenchListener& listener) -> Expected<BenchResult> {
            listener(1, 2, 1000);
            listener(2, 2, 4000);
            return BenchResult{.nodes = 4000, .time = std::chrono::milliseconds(2000)};
          }};
}

Lines answers_to(const Lines& input, protocol::SessionSetup setup) {
  Lines answers;
  const auto session = protocol::Session::make(std::move(setup), [&](std::string_view lines) {
                         while (!lines.empty()) answers.emplace_back(take_until(lines, '\n'));
                         return true;
                       }).value();
  auto next = input.begin();
  session->run([&]() -> std::optional<std::string_view> {
    if (next == input.end()) return std::nullopt;
    return *next++;
  });
  return answers;
}

Lines answers_to(const Lines& input) {
  return answers_to(input, scripted_setup(std::make_shared<Script>()));
}

Dialogue::Dialogue(protocol::SessionSetup setup)
    : session_(protocol::Session::make(std::move(setup),
                                       [this](std::string_view lines) { return hear(lines); })
                   .value()),
      thread_([this] { session_->run([this] { return next_line(); }); }) {}

void Dialogue::send(std::string line) {
  const std::scoped_lock lock(mutex_);
  input_.push_back(std::move(line));
  changed_.notify_all();
}

Lines Dialogue::until(std::string_view beginning) {
  constexpr std::chrono::seconds kPatience(20); // only a session that does not answer waits
  Lines lines;
  std::unique_lock lock(mutex_);
  while (changed_.wait_for(lock, kPatience, [&] { return !output_.empty(); })) {
    lines.push_back(std::move(output_.front()));
    output_.pop_front();
    if (lines.back().starts_with(beginning)) return lines;
  }
  lines.push_back("nothing begins with '" + std::string(beginning) + "'");
  return lines;
}

Lines Dialogue::finish() {
  {
    const std::scoped_lock lock(mutex_);
    input_has_ended_ = true;
    changed_.notify_all();
  }
  if (thread_.joinable()) thread_.join();
  Lines rest(output_.begin(), output_.end());
  output_.clear();
  return rest;
}

void Dialogue::hang_up() {
  const std::scoped_lock lock(mutex_);
  hung_up_ = true;
}

std::optional<std::string_view> Dialogue::next_line() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !input_.empty() || input_has_ended_; });
  if (input_.empty()) return std::nullopt;
  line_ = std::move(input_.front());
  input_.pop_front();
  return line_;
}

bool Dialogue::hear(std::string_view lines) {
  const std::scoped_lock lock(mutex_);
  if (hung_up_) return false;
  while (!lines.empty()) output_.emplace_back(take_until(lines, '\n'));
  changed_.notify_all();
  return true;
}

} // namespace howdah::testing
