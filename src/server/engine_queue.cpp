#include "server/engine_queue.hpp"

#include <random>

namespace howdah::server {
namespace {

// Many games may wait for the one thread, so an engine's time is short.
constexpr std::chrono::milliseconds kThinkingTime{1000};
constexpr std::size_t kTableBytes = std::size_t{16} << 20U;

} // namespace

EngineQueue::EngineQueue(std::function<void(std::function<void()>)> post)
    : post_(std::move(post)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

EngineQueue::~EngineQueue() {
  thread_.request_stop();
  waiting_.notify_all();
}

void EngineQueue::think(EngineTask task, std::function<void(std::string)> done) {
  const std::scoped_lock lock(mutex_);
  entries_.push_back({std::move(task), std::move(done)});
  waiting_.notify_one();
}

void EngineQueue::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::unique_lock lock(mutex_);
    if (!waiting_.wait(lock, stop, [&] { return !entries_.empty(); })) return;
    auto entry = std::move(entries_.front());
    entries_.pop_front();
    lock.unlock();
    post_([done = std::move(entry.done), move = choose(entry.task)] { done(move); });
  }
}

std::string EngineQueue::choose(const EngineTask& task) {
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

} // namespace howdah::server
