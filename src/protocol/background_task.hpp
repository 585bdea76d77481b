// Background work other than a search: perft, the bench.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>

namespace howdah::protocol {

class BackgroundTask {
public:
  /// Soon after `stop` becomes true the work should return. What it returns is its answer.
  using Work = std::function<std::string(const std::atomic<bool>& stop)>;
  /// Called with the answer, on the thread of the work, when `is_running` is already false.
  using Done = std::function<void(const std::string& answer)>;

  BackgroundTask() = default;
  BackgroundTask(const BackgroundTask&) = delete;
  BackgroundTask& operator=(const BackgroundTask&) = delete;
  ~BackgroundTask() { stop(); }

  /// After earlier work has ended. False when the system has no thread left for it.
  [[nodiscard]] bool start(Work work, Done done);
  [[nodiscard]] bool is_running() const { return running_; }
  /// Asks the work to stop, and waits until it has given its answer.
  void stop();

private:
  std::atomic<bool> stop_ = false;
  std::atomic<bool> running_ = false;
  std::jthread thread_;
};

} // namespace howdah::protocol
