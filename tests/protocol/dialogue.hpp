// A session driven by a test, line by line, without a process.
#pragma once

#include "protocol/session.hpp"
#include "tests/thinking/scripted_engine.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace howdah::testing {

using Lines = std::vector<std::string>;

/// A session with an engine that follows the script.
[[nodiscard]] protocol::SessionSetup scripted_setup(std::shared_ptr<Script> script,
                                                    const std::string& game = "siam",
                                                    const std::string& rules = "classic");

/// All that a session answers to these lines when the input ends behind them.
[[nodiscard]] Lines answers_to(const Lines& input, protocol::SessionSetup setup);
[[nodiscard]] Lines answers_to(const Lines& input);

/// A session that goes on while the test sends lines and waits for answers.
class Dialogue {
public:
  explicit Dialogue(protocol::SessionSetup setup);
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;
  /// Ends the input, and waits for the end of the session.
  ~Dialogue() { finish(); }

  void send(std::string line);
  /// The lines up to the next one that begins so, that one included; waits for it, but not for
  /// ever: the last line does not begin so when it never came.
  [[nodiscard]] Lines until(std::string_view beginning);
  /// Ends the input; what was said and not yet taken.
  Lines finish();

  /// From now on nobody reads the answers.
  void hang_up();

private:
  [[nodiscard]] std::optional<std::string_view> next_line();
  [[nodiscard]] bool hear(std::string_view lines);

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::string> input_;
  std::deque<std::string> output_;
  bool input_has_ended_ = false;
  bool hung_up_ = false;
  std::string line_; // the one the session reads
  std::unique_ptr<protocol::Session> session_;
  std::jthread thread_;
};

} // namespace howdah::testing
