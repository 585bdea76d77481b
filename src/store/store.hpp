// The games in a database, asynchronously: a thread of its own does what is asked, and answers on
// the caller's thread. Slow disks and lost connections stall nobody else.
//
// All changes that wait are stored in one transaction. One that fails fails alone; when the
// transaction as a whole fails, its changes are tried one by one.
#pragma once

#include "store/database.hpp"

#include <array>
#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace howdah::store {

struct Loaded {
  bool failed = false;
  std::optional<GameRow> row{}; // nothing: there is no such game
  std::string why{};            // of a failure
};

/// Upper bounds of commit times for metrics, in milliseconds; a last class has none.
inline constexpr std::array<std::uint64_t, 8> kCommitBounds = {1, 2, 5, 10, 20, 50, 100, 500};

/// For metrics: what has happened since the start.
struct StoreCounts {
  std::atomic<std::uint64_t> commits = 0;
  std::atomic<std::uint64_t> changes = 0;
  std::atomic<std::uint64_t> conflicts = 0;
  std::atomic<std::uint64_t> failures = 0;
  std::atomic<std::uint64_t> commit_microseconds = 0;
  std::array<std::atomic<std::uint64_t>, kCommitBounds.size() + 1> commits_within{};
};

class Store {
public:
  /// Runs a function later on the caller's thread.
  using Post = std::function<void(std::function<void()>)>;
  /// Each on the caller's thread.
  struct Events {
    /// A watched game may have another version now; 0: it was deleted.
    std::function<void(const std::string& game, std::int64_t version)> changed{};
    /// The original seats of a watched game whose players are connected to other servers.
    std::function<void(const std::string& game, const std::vector<int>& seats)> presence{};
    /// The database became usable or unusable.
    std::function<void(bool usable, const std::string& why)> health{};
  };

  Store(std::unique_ptr<Database> database, Post post, Events events);
  /// Does what was asked so far; answers may come later, or never.
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  [[nodiscard]] Milliseconds now() const { return database_->now(); }
  [[nodiscard]] bool usable() const { return usable_; }
  [[nodiscard]] bool nearly_full() const { return database_->nearly_full(); }
  [[nodiscard]] const StoreCounts& counts() const { return counts_; }
  /// All engine turns that wait, as of some seconds ago.
  [[nodiscard]] std::int64_t waiting_turns() const { return waiting_turns_; }
  [[nodiscard]] const std::string& token_key() const { return token_key_; }

  void load(std::string id, std::function<void(Loaded)> answer);
  void apply(Change change, std::function<void(Applied)> answer);
  /// Nothing to do, or no database: nothing.
  void claim_engine_turn(std::function<void(std::optional<EngineTurn>)> answer);
  void claim_fallen_flags(std::function<void(std::vector<std::string>)> answer);
  /// Whether a client has so many games waiting for an engine that it gets no more.
  void waits_for_too_many(std::string client, std::function<void(bool)> answer);
  /// Whether the database takes writes; why not.
  void probe(std::function<void(bool usable, std::string why)> answer);
  /// Deletes games without a change for that long; how many.
  void prune(Milliseconds age, std::function<void(std::int64_t)> answer);

  void watch(std::string id);
  void unwatch(std::string id);
  void set_presence(std::string id, std::vector<int> seats);

private:
  using Clock = std::chrono::steady_clock;
  struct Waiting {
    Change change;
    std::function<void(Applied)> answer;
  };

  void submit(std::function<void()> task);
  void wake() const;
  void run();
  void sleep() const;
  void store_changes(std::deque<Waiting> changes);
  void count_commit(Clock::duration took);
  [[nodiscard]] std::vector<Applied> apply_batch(const std::vector<Change>& changes);
  void periodic();
  void poll_versions();
  void poll_presence();
  void pass_hints(const std::vector<VersionRow>& rows);
  enum class Access : unsigned char { read, write };
  /// Runs a task on the database and notes whether it is usable; false when it failed. After a
  /// failed write, as on a full disk, it is usable when one succeeds.
  bool attempt(const std::function<void()>& task, Access access = Access::read);

  std::unique_ptr<Database> database_;
  Post post_;
  Events events_;
  std::string server_; // of this process, in tables
  std::string token_key_;
  StoreCounts counts_;
  std::atomic<bool> usable_ = true;
  std::atomic<std::int64_t> waiting_turns_ = 0;

  std::mutex mutex_;
  std::deque<std::function<void()>> tasks_;
  std::deque<Waiting> changes_;
  bool stopping_ = false;
  int wake_descriptor_;

  // Of the thread alone.
  std::set<std::string> watched_;
  std::map<std::string, std::vector<int>> own_presence_;   // what this server says
  std::set<std::string> untold_presence_;                  // and the database does not know yet
  std::map<std::string, std::vector<int>> heard_presence_; // what the caller was told
  Clock::time_point next_heartbeat_{};
  Clock::time_point last_heartbeat_{};
  Clock::time_point next_poll_{};
  Clock::time_point next_presence_{};
  std::string last_problem_;
  bool write_failed_ = false;
  std::jthread thread_;
};

} // namespace howdah::store
