// The engines of online games: one thread that thinks about one position at a time.
#pragma once

#include "engine/engine.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace howdah::server {

struct EngineTask {
  GameSetup setup{};
  int level = 1;
  bool pie = false;     // the first move is to be balanced, and the answer to it may be `swap`
  bool swapped = false; // sides were swapped after the first move
};

/// The engine's move, or `swap`; empty when it has none.
[[nodiscard]] std::string choose_move(const EngineTask& task);

class EngineWorker {
public:
  using Post = std::function<void(std::function<void()>)>;
  using Choose = std::function<std::string(const EngineTask&)>;

  /// `post` hands a function to the server's thread; `choose` runs on the worker's.
  EngineWorker(Post post, Choose choose);
  ~EngineWorker();
  EngineWorker(const EngineWorker&) = delete;
  EngineWorker& operator=(const EngineWorker&) = delete;

  /// One task at a time: the next one when `done` was called, on the server's thread.
  void think(EngineTask task, std::function<void(std::string)> done);

private:
  struct Entry {
    EngineTask task;
    std::function<void(std::string)> done;
  };
  void run(const std::stop_token& stop);

  Post post_;
  Choose choose_;
  std::mutex mutex_;
  std::condition_variable_any waiting_;
  std::optional<Entry> entry_;
  std::jthread thread_;
};

} // namespace howdah::server
