// Functions for the caller's thread, from any thread, run when the test says so.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace howdah::store {

class Loop {
public:
  void post(std::function<void()> task) {
    const std::scoped_lock lock(mutex_);
    tasks_.push_back(std::move(task));
    arrived_.notify_all();
  }
  void clear() {
    const std::scoped_lock lock(mutex_);
    tasks_.clear();
  }
  /// Runs what arrives until a condition holds; false when it does not within some seconds.
  bool until(const std::function<bool()>& condition) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!condition()) {
      std::unique_lock lock(mutex_);
      if (!arrived_.wait_until(lock, end, [&] { return !tasks_.empty(); })) return false;
      const auto task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
    return true;
  }

private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> tasks_;
};

} // namespace howdah::store
