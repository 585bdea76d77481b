// The engines of online games: one worker thread, one search after the other.
#pragma once

#include "engine/engine.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace howdah::server {

struct EngineTask {
  GameSetup setup{};
  int level = 1;
  bool pie = false;     // the first move is to be balanced, and the answer to it may be `swap`
  bool swapped = false; // sides were swapped after the first move

  friend bool operator==(const EngineTask&, const EngineTask&) = default;
};

class EngineQueue {
public:
  /// `post` hands a function to the server's thread.
  explicit EngineQueue(std::function<void(std::function<void()>)> post);
  ~EngineQueue();
  EngineQueue(const EngineQueue&) = delete;
  EngineQueue& operator=(const EngineQueue&) = delete;

  /// Later, on the server's thread, `done` gets the move, or `swap`; it is empty when there is
  /// none.
  void think(EngineTask task, std::function<void(std::string)> done);

private:
  struct Entry {
    EngineTask task;
    std::function<void(std::string)> done;
  };
  void run(const std::stop_token& stop);
  [[nodiscard]] static std::string choose(const EngineTask& task);

  std::function<void(std::function<void()>)> post_;
  std::mutex mutex_;
  std::condition_variable_any waiting_;
  std::deque<Entry> entries_;
  std::jthread thread_;
};

} // namespace howdah::server
