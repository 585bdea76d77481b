#include "server/engine_worker.hpp"

#include <random>
#include <utility>

namespace howdah::server {
namespace {

// Many games may wait for the one thread, so an engine's time is short.
constexpr std::chrono::milliseconds kThinkingTime{1000};
constexpr std::size_t kTableBytes = std::size_t{16} << 20U;

} // namespace

std::string choose_move(const EngineTask& task) {
  const auto engine = make_engine(task.setup.game, task.setup.rules);
  if (!engine) return {};
  (*engine)->set_table_size(kTableBytes);
  SearchLimits limits;
  limits.move_time = kThinkingTime;
  SearchOptions options;
  options.level = task.level;
  options.seed = std::random_device{}();
  options.pie = task.pie;
  if ((*engine)->set_game(line_of(task.setup, task.swapped)) || (*engine)->begin(limits, options))
    return {};
  return (*engine)->think([](const SearchReport&) {}).best_move;
}

EngineWorker::EngineWorker(Post post, Choose choose)
    : post_(std::move(post)), choose_(std::move(choose)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

EngineWorker::~EngineWorker() {
  thread_.request_stop();
  waiting_.notify_all();
}

void EngineWorker::think(EngineTask task, std::function<void(std::string)> done) {
  const std::scoped_lock lock(mutex_);
  entry_ = Entry{std::move(task), std::move(done)};
  waiting_.notify_one();
}

void EngineWorker::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::unique_lock lock(mutex_);
    if (!waiting_.wait(lock, stop, [&] { return entry_.has_value(); })) return;
    auto entry = *std::exchange(entry_, std::nullopt);
    lock.unlock();
    post_([done = std::move(entry.done), move = choose_(entry.task)] { done(move); });
  }
}

} // namespace howdah::server
