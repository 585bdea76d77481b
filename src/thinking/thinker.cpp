#include "thinking/thinker.hpp"

#include "core/text.hpp"

#include <system_error>
#include <utility>

namespace howdah {

Thinker::~Thinker() {
  stop();
  wait();
}

std::optional<Error> Thinker::start(const SearchLimits& limits, const SearchOptions& options,
                                    SearchListener listener, DoneListener on_done) {
  wait();
  // On this thread, so that a `stop` that follows is never lost.
  if (auto error = engine_->begin(limits, options)) return error;
  enter(Phase::starting);
  try {
    start_threads(std::move(listener), std::move(on_done));
  } catch (const std::system_error&) {
    const auto started = helpers_.size();
    enter(Phase::given_up);
    wait();
    enter(Phase::idle);
    return Error{{concat("cannot start ", threads_, " threads; the system allows ", started),
                  concat("impossible de lancer ", threads_,
                         " fils d'exécution ; le système en permet ", started)}};
  }
  enter(Phase::thinking);
  return std::nullopt;
}

void Thinker::start_threads(SearchListener listener, DoneListener on_done) {
  for (int helper = 1; helper < threads_; ++helper) {
    helpers_.emplace_back([this, helper] {
      if (whole_team_is_there()) engine_->help(helper);
    });
  }
  leader_ = std::jthread([this, listener = std::move(listener), on_done = std::move(on_done)] {
    if (whole_team_is_there()) lead(listener, on_done);
  });
}

void Thinker::lead(const SearchListener& listener, const DoneListener& on_done) {
  const auto result = engine_->think([&](const SearchReport& report) {
    if (listener) listener(report);
  });
  engine_->stop(); // a helper may only now begin: it must not search on alone
  helpers_.clear();
  enter(Phase::idle);
  if (on_done) on_done(result);
}

bool Thinker::whole_team_is_there() {
  std::unique_lock lock(mutex_);
  phase_changed_.wait(lock, [&] { return phase_ != Phase::starting; });
  return phase_ == Phase::thinking;
}

void Thinker::enter(Phase phase) {
  const std::scoped_lock lock(mutex_);
  phase_ = phase;
  phase_changed_.notify_all();
}

void Thinker::wait() {
  if (leader_.joinable()) leader_.join();
  helpers_.clear(); // there are some only when the leader could not be started
}

bool Thinker::wait_for(std::chrono::milliseconds time) {
  {
    std::unique_lock lock(mutex_);
    if (!phase_changed_.wait_for(lock, time, [&] { return phase_ == Phase::idle; })) return false;
  }
  wait();
  return true;
}

bool Thinker::is_thinking() const {
  const std::scoped_lock lock(mutex_);
  return phase_ != Phase::idle;
}

Expected<SearchResult> Thinker::think(const SearchLimits& limits, const SearchOptions& options,
                                      SearchListener listener) {
  SearchResult result;
  auto error = start(limits, options, std::move(listener),
                     [&](const SearchResult& found) { result = found; });
  if (error) return tl::unexpected<Error>(*std::move(error));
  wait();
  return result;
}

} // namespace howdah
