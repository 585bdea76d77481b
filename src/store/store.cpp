#include "store/store.hpp"

#include "store/digest.hpp"

#include <algorithm>
#include <chrono>
#include <poll.h>
#include <random>
#include <stdexcept>
#include <sys/eventfd.h>
#include <tuple>
#include <unistd.h>

namespace howdah::store {
namespace {

using namespace std::chrono_literals;

constexpr auto kHeartbeat = 1s;
constexpr auto kSilence = 10s;    // after which a server says again who is connected to it
constexpr auto kPoll = 1s;        // of versions: without hints a game is stale for 2 s at most
constexpr auto kPresence = 1s;    // how often others' presence is looked at
constexpr auto kGathering = 50ms; // in which the comings and goings of many are told together
constexpr auto kRetrying = 2s;    // for how long the changes of a failed batch are tried one by one
constexpr std::size_t kBatch = 256;

std::string random_name() {
  std::random_device random;
  return digest(std::to_string(random()) + " " + std::to_string(random())).substr(0, 16);
}

} // namespace

Store::Store(std::unique_ptr<Database> database, Post post, Events events)
    : database_(std::move(database)), post_(std::move(post)), events_(std::move(events)),
      server_(random_name()), token_key_(database_->token_key()),
      wake_descriptor_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (wake_descriptor_ < 0) throw std::runtime_error("no descriptor left for the store");
  thread_ = std::jthread([this] { run(); });
}

Store::~Store() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake();
  thread_.join();
  ::close(wake_descriptor_);
}

void Store::wake() const {
  const std::uint64_t one = 1;
  (void)!::write(wake_descriptor_, &one, sizeof one);
}

void Store::submit(std::function<void()> task) {
  bool sleeps = false;
  {
    const std::scoped_lock lock(mutex_);
    sleeps = tasks_.empty() && changes_.empty(); // else it was woken, and has not looked yet
    tasks_.push_back(std::move(task));
  }
  if (sleeps) wake();
}

void Store::apply(Change change, std::function<void(Applied)> answer) {
  bool sleeps = false;
  {
    const std::scoped_lock lock(mutex_);
    sleeps = tasks_.empty() && changes_.empty();
    changes_.push_back({std::move(change), std::move(answer)});
  }
  if (sleeps) wake();
}

void Store::load(std::string id, std::function<void(Loaded)> answer) {
  submit([this, id = std::move(id), answer = std::move(answer)] {
    Loaded loaded;
    loaded.failed = !attempt([&] { loaded.row = database_->load(id); });
    if (loaded.failed) loaded.why = last_problem_;
    post_([answer, loaded = std::move(loaded)]() mutable { answer(std::move(loaded)); });
  });
}

void Store::claim_engine_turn(std::function<void(std::optional<EngineTurn>)> answer) {
  submit([this, answer = std::move(answer)] {
    std::optional<EngineTurn> turn;
    (void)attempt([&] { turn = database_->claim_engine_turn(); });
    post_([answer, turn] { answer(turn); });
  });
}

void Store::claim_fallen_flags(std::function<void(std::vector<std::string>)> answer) {
  submit([this, answer = std::move(answer)] {
    std::vector<std::string> ids;
    (void)attempt([&] { ids = database_->claim_fallen_flags(); });
    post_([answer, ids] { answer(ids); });
  });
}

void Store::waits_for_too_many(std::string client, std::function<void(bool)> answer) {
  submit([this, client = std::move(client), answer = std::move(answer)] {
    std::int64_t waiting = 0;
    (void)attempt([&] { waiting = database_->waiting_engine_turns(client); });
    post_([answer, waiting] { answer(waiting >= kMostWaiting); });
  });
}

void Store::probe(std::function<void(bool, std::string)> answer) {
  submit([this, answer = std::move(answer)] {
    const bool good = attempt([&] { database_->probe(); }, Access::write);
    post_([answer, good, why = good ? std::string() : last_problem_] { answer(good, why); });
  });
}

void Store::prune(Milliseconds age, std::function<void(std::int64_t)> answer) {
  submit([this, age, answer = std::move(answer)] {
    std::int64_t deleted = 0;
    (void)attempt([&] { deleted = database_->prune(database_->now() - age); });
    post_([answer, deleted] { answer(deleted); });
  });
}

void Store::watch(std::string id) {
  submit([this, id = std::move(id)] { watched_.insert(id); });
}

void Store::unwatch(std::string id) {
  submit([this, id = std::move(id)] {
    watched_.erase(id);
    heard_presence_.erase(id);
  });
}

void Store::set_presence(std::string id, std::vector<int> seats) {
  submit([this, id = std::move(id), seats = std::move(seats)] {
    own_presence_[id] = seats;
    untold_presence_.insert(id);
    next_presence_ = std::min(next_presence_, Clock::now() + kGathering);
  });
}

bool Store::attempt(const std::function<void()>& task, Access access) {
  bool good = true;
  try {
    task();
  } catch (const std::exception& error) {
    good = false;
    last_problem_ = error.what();
    ++counts_.failures;
  }
  if (access == Access::write) write_failed_ = !good;
  const bool usable = good && !write_failed_;
  if (usable_.exchange(usable) != usable && events_.health) {
    post_([this, usable, why = last_problem_] { events_.health(usable, why); });
  }
  return good;
}

void Store::run() {
  while (true) {
    sleep();
    std::deque<Waiting> changes;
    std::deque<std::function<void()>> tasks;
    bool stopping = false;
    {
      const std::scoped_lock lock(mutex_);
      changes.swap(changes_);
      tasks.swap(tasks_);
      stopping = stopping_;
    }
    store_changes(std::move(changes));
    for (const auto& task : tasks) task();
    pass_hints(database_->hints());
    periodic();
    if (stopping) {
      const std::scoped_lock lock(mutex_);
      if (changes_.empty() && tasks_.empty()) return;
    }
  }
}

void Store::sleep() const {
  const auto until = std::min({next_heartbeat_, next_poll_, next_presence_});
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
  pollfd waiting[] = {{.fd = wake_descriptor_, .events = POLLIN, .revents = 0},
                      {.fd = database_->hint_descriptor(), .events = POLLIN, .revents = 0}};
  (void)::poll(waiting, 2, static_cast<int>(std::max<std::int64_t>(0, left.count())));
  std::uint64_t ignored = 0;
  (void)!::read(wake_descriptor_, &ignored, sizeof ignored);
}

void Store::store_changes(std::deque<Waiting> waiting) {
  // By id: two servers that store the same games do not wait for each other in a circle.
  std::ranges::sort(waiting, {}, [](const Waiting& entry) {
    return std::tie(entry.change.game, entry.change.version);
  });
  for (std::size_t first = 0; first < waiting.size(); first += kBatch) {
    const auto end = std::min(waiting.size(), first + kBatch);
    std::vector<Change> changes;
    for (auto i = first; i < end; ++i) changes.push_back(std::move(waiting[i].change));
    const auto began = Clock::now();
    auto applied = apply_batch(changes);
    count_commit(Clock::now() - began);
    std::vector<VersionRow> stored;
    for (std::size_t i = 0; i < changes.size(); ++i) {
      if (applied[i].done()) stored.push_back({changes[i].game, changes[i].version + 1});
      if (applied[i].conflict()) ++counts_.conflicts;
    }
    counts_.changes += stored.size();
    std::vector<std::function<void()>> answers;
    for (std::size_t i = 0; i < changes.size(); ++i) {
      answers.push_back(
          [answer = std::move(waiting[first + i].answer), result = applied[i]] { answer(result); });
    }
    post_([answers = std::move(answers)] {
      for (const auto& answer : answers) answer();
    });
    // After the transaction, not inside it, where it would make commits wait for one another.
    if (!stored.empty()) (void)attempt([&] { database_->notify(stored); });
  }
}

void Store::count_commit(Clock::duration took) {
  const auto time = std::chrono::duration_cast<std::chrono::microseconds>(took).count();
  const auto microseconds = static_cast<std::uint64_t>(time);
  counts_.commit_microseconds += microseconds;
  ++counts_.commits;
  const auto bound = std::ranges::lower_bound(kCommitBounds, (microseconds + 999) / 1000);
  ++counts_.commits_within[static_cast<std::size_t>(bound - kCommitBounds.begin())];
}

std::vector<Applied> Store::apply_batch(const std::vector<Change>& changes) {
  std::vector<Applied> applied;
  if (attempt([&] { applied = database_->apply(changes); }, Access::write)) return applied;
  applied.clear();
  const auto until = Clock::now() + kRetrying;
  for (const auto& change : changes) {
    std::vector<Applied> one;
    if (Clock::now() < until &&
        attempt([&] { one = database_->apply({&change, 1}); }, Access::write)) {
      applied.push_back(one.at(0));
    } else {
      applied.push_back({Applied::Verdict::failed, last_problem_});
    }
  }
  return applied;
}

void Store::periodic() {
  const auto now = Clock::now();
  if (now >= next_heartbeat_) {
    next_heartbeat_ = now + kHeartbeat;
    if (write_failed_) (void)attempt([&] { database_->probe(); }, Access::write);
    if (attempt([&] { database_->heartbeat(server_); })) {
      if (now - last_heartbeat_ > kSilence) { // others may have deleted what this server said
        for (const auto& [id, seats] : own_presence_) untold_presence_.insert(id);
      }
      last_heartbeat_ = now;
    }
  }
  if (now >= next_presence_) {
    next_presence_ = now + kPresence;
    poll_presence();
  }
  if (now >= next_poll_) {
    next_poll_ = now + kPoll;
    poll_versions();
    (void)attempt([&] { waiting_turns_ = database_->waiting_engine_turns(); });
  }
}

void Store::poll_versions() {
  if (watched_.empty()) return;
  std::vector<VersionRow> rows;
  const std::vector<std::string> ids(watched_.begin(), watched_.end());
  if (!attempt([&] { rows = database_->versions(ids); })) return;
  std::set<std::string> missing = watched_;
  for (const auto& row : rows) missing.erase(row.game);
  for (const auto& id : missing) rows.push_back({id, 0});
  pass_hints(rows);
}

void Store::pass_hints(const std::vector<VersionRow>& rows) {
  std::vector<VersionRow> news;
  for (const auto& row : rows) {
    if (watched_.contains(row.game)) news.push_back(row);
  }
  if (news.empty() || !events_.changed) return;
  post_([this, news = std::move(news)] {
    for (const auto& row : news) events_.changed(row.game, row.version);
  });
}

void Store::poll_presence() {
  while (!untold_presence_.empty()) {
    const auto id = *untold_presence_.begin();
    const auto& seats = own_presence_[id];
    if (!attempt([&] { database_->set_presence(server_, id, seats); })) return;
    untold_presence_.erase(id);
    if (seats.empty()) own_presence_.erase(id);
  }
  if (watched_.empty()) return;
  std::vector<PresenceRow> rows;
  const std::vector<std::string> ids(watched_.begin(), watched_.end());
  if (!attempt([&] { rows = database_->presence(server_, ids); })) return;
  std::map<std::string, std::vector<int>> here;
  for (const auto& row : rows) here[row.game].push_back(row.seat);
  for (const auto& id : ids) {
    auto& seats = here[id];
    auto& heard = heard_presence_[id];
    if (heard == seats) continue;
    heard = seats;
    if (events_.presence) post_([this, id, seats] { events_.presence(id, seats); });
  }
}

} // namespace howdah::store
