// Games in memory, shared by any number of handles as servers share a database. For tests.
#pragma once

#include "store/database.hpp"

#include <atomic>
#include <map>
#include <mutex>
#include <set>

namespace howdah::store {

/// What several handles share.
struct MemoryGames {
  struct Turn {
    std::int64_t version = 0;
    std::string client{};
    Milliseconds since = 0;
    Milliseconds lease = 0;
  };
  struct Game {
    GameRow row{};
    Milliseconds changed = 0;
    Milliseconds flag_lease = 0;
  };

  std::mutex mutex{};
  std::function<Milliseconds()> clock{};
  std::map<std::string, Game> games{};
  std::map<std::string, Turn> engine_turns{};
  std::map<std::string, Milliseconds> served{}; // clients, when an engine last thought for them
  std::map<std::string, Milliseconds> servers{};
  std::set<std::pair<std::string, PresenceRow>> presence{};
  Milliseconds alive = 0;

  // Faults that tests set.
  bool unusable = false;          // every call fails
  std::atomic<bool> full = false; // nearly
  std::set<std::string> spoilt{}; // changes of these games fail
  int commits = 0;
};

/// The shared clock is the system's unless a test sets another.
[[nodiscard]] std::shared_ptr<MemoryGames> new_memory_games();
[[nodiscard]] std::unique_ptr<Database> open_memory(std::shared_ptr<MemoryGames> games);

} // namespace howdah::store
