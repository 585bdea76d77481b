#include "protocol/background_task.hpp"

#include <system_error>
#include <utility>

namespace howdah::protocol {

bool BackgroundTask::start(Work work, Done done) {
  if (thread_.joinable()) thread_.join();
  stop_ = false;
  running_ = true;
  try {
    thread_ = std::jthread([this, work = std::move(work), done = std::move(done)] {
      const auto answer = work(stop_);
      running_ = false;
      done(answer);
    });
  } catch (const std::system_error&) {
    running_ = false;
    return false;
  }
  return true;
}

void BackgroundTask::stop() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
}

} // namespace howdah::protocol
