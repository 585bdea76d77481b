// Who listens to which game, and what they are told of it. A message is serialised once, whoever
// gets it, and only when something has changed.
#pragma once

#include "server/listener.hpp"
#include "server/room.hpp"

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace howdah::server {

class Audience {
public:
  /// Subscribes a listener, and tells it the state. True when others see a player come.
  bool enter(Listener& listener, const Room& room, std::optional<Seat> original, Milliseconds now);
  /// The game it listened to, if others see a player go.
  std::optional<std::string> leave(Listener& listener);
  [[nodiscard]] bool has(const std::string& id) const { return crowds_.contains(id); }
  /// The game it listens to; empty when none.
  [[nodiscard]] std::string game_of(Listener& listener) const;

  /// Tells what has changed since the version that was told last.
  void tell_changes(const Room& room, Milliseconds now);
  /// Tells the state, for what is no change: somebody came or went. `except`: who knows it.
  void tell_state(const Room& room, Milliseconds now, const Listener* except = nullptr);
  /// A game was deleted.
  void close_all(const std::string& id);

  /// The players at this server, by the seat they first sat at.
  [[nodiscard]] std::vector<int> present(const std::string& id) const;
  /// The players at other servers; false when that was known.
  bool set_elsewhere(const std::string& id, const std::vector<int>& seats);
  [[nodiscard]] bool is_here(const Room& room, Seat seat) const;

private:
  struct Guest {
    Listener* listener;
    std::optional<Seat> original; // nothing for spectators
  };
  /// What the guests know of the game.
  struct Told {
    std::int64_t version = 0;
    std::size_t entries = 0;
    std::string offers{};
    bool over = false;
    std::string next{};
    bool full = false;
  };
  struct Crowd {
    std::vector<Guest> guests{};
    Told told{};
  };

  [[nodiscard]] static Told told_of(const Room& room);
  void send_state(const Crowd& crowd, const Room& room, Milliseconds now,
                  const Listener* except = nullptr) const;

  std::unordered_map<std::string, Crowd> crowds_;
  std::unordered_map<std::string, std::set<int>> elsewhere_;
  std::unordered_map<Listener*, std::string> whereabouts_;
};

} // namespace howdah::server
