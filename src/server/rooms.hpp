// The rooms of this server: copies of stored games, loaded when somebody comes and unloaded when
// nobody does. The database decides: every change is one conditional write on the version of the
// game, and after a conflict the game is loaded and judged again.
//
// Whoever wants something of a game visits its room. Visits of one room follow one another; a visit
// that changes the game ends when the change is stored, so that nobody sees what is not.
#pragma once

#include "server/room.hpp"
#include "store/store.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

namespace howdah::server {

/// What a visitor made of a room.
struct Judged {
  std::optional<store::Change> change{}; // nothing: the room is as it was
  bool again = false;                    // judges again once that is stored
  bool discard = false;                  // without a change: the room was spoilt
  bool refused = false;                  // judged again if the room may be out of date
};

enum class Visited : unsigned char { done, missing, unavailable };

struct Visit {
  /// May be called several times, each time with the room as it is stored.
  std::function<Judged(Room&)> judge{};
  /// The room afterwards; null unless `done`, and after `discard`.
  std::function<void(Visited, const Room*)> end{};
};

class Rooms {
public:
  struct Hooks {
    /// A room was loaded, or a change of it was stored.
    std::function<void(const Room&)> present{};
    /// A game was deleted.
    std::function<void(const std::string& id)> gone{};
    /// A room was unloaded.
    std::function<void(const std::string& id)> unloaded{};
    /// Whether a room must stay, however long nothing happens.
    std::function<bool(const std::string& id)> is_in_use{};
  };

  Rooms(store::Store& store, Hooks hooks, std::size_t most)
      : store_(store), hooks_(std::move(hooks)), most_(most) {}

  void visit(const std::string& id, Visit visit);
  /// For whoever only looks.
  void look(const std::string& id, std::function<void(Visited, const Room*)> end);

  /// Some server has stored this version of a game; 0: it was deleted.
  void heard(const std::string& id, std::int64_t version);
  /// Unloads rooms that nobody has visited for some time.
  void tidy();

  [[nodiscard]] std::size_t size() const noexcept { return places_.size(); }
  /// Whether some visit has not ended.
  [[nodiscard]] bool busy() const noexcept { return unended_ > 0; }

private:
  struct Place {
    std::unique_ptr<Room> room{}; // null until it is loaded
    std::deque<Visit> visits{};
    bool working = false;
    bool fresh = false; // loaded for the present visit
    int attempts = 0;
    std::int64_t heard = 0; // the latest version
    Milliseconds used = 0;
  };

  void proceed(const std::string& id);
  void load(const std::string& id);
  void loaded(const std::string& id, store::Loaded loaded);
  void store_change(const std::string& id, store::Change change, bool again);
  void stored(const std::string& id, const store::Applied& applied, bool again);
  void end_visit(Place& place, Visited visited);
  void end_all(const std::string& id, Visited visited);
  void forget(const std::string& id);

  store::Store& store_;
  Hooks hooks_;
  std::size_t most_;
  std::size_t unended_ = 0;
  std::unordered_map<std::string, Place> places_;
};

} // namespace howdah::server
