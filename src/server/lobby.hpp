// All games online. Everything happens on one thread; the changes of one event-loop iteration are
// stored in one transaction, and only then acknowledged and broadcast.
#pragma once

#include "games/balanced_starts.hpp"
#include "server/engine_queue.hpp"
#include "server/room.hpp"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace howdah::server {

/// A subscriber of a game: a socket.
class Listener {
public:
  Listener() = default;
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  virtual ~Listener() = default;

  virtual void send(const std::string& message) = 0;
  /// Ends the connection; the client reconnects by itself.
  virtual void close() = 0;
};

struct NewGame {
  /// Its start may also be `balanced` or `balanced:N`.
  GameSetup setup{};
  play::SwapRule swap = play::SwapRule::none;
  Milliseconds base = 0;
  Milliseconds increment = 0;
  Seat own_seat = 0;
  std::string name{};
  std::vector<int> engines{}; // by seat: a level, or 0; may be shorter than the seats
};

struct Created {
  std::string id{};
  Seat seat = 0;
  std::string secret{};
  std::vector<std::string> invites{}; // by seat; empty where no guest is expected
};

struct Joined {
  Seat seat = 0;
  std::string secret{};
};

class Lobby {
public:
  using Post = std::function<void(std::function<void()>)>;

  /// `post` runs a function later on this thread, from whichever thread it is called.
  Lobby(Store& store, Post post, std::function<Milliseconds()> clock,
        std::span<const BalancedList> balanced = balanced_lists());

  [[nodiscard]] Expected<Created> create(const NewGame& wanted);
  [[nodiscard]] Expected<Joined> join(const std::string& id, const std::string& invite,
                                      const std::string& name);
  [[nodiscard]] std::optional<Error> act(const std::string& id, const std::string& secret,
                                         const Action& action);
  /// Null when there is no such game; else valid until the next call.
  [[nodiscard]] const Room* find(const std::string& id);

  /// Calls `told` when all changes so far are stored, or could not be.
  void after_commit(std::function<void(bool stored)> told);

  /// Sends a message when all changes so far are stored, if the listener is still there.
  void send_after_commit(Listener& listener, std::string message);

  /// Subscribes a listener to the game; it gets the state at once. False when there is no such
  /// game.
  [[nodiscard]] bool enter(Listener& listener, const std::string& id, const std::string& secret);
  void leave(Listener& listener);

  /// To be called a few times per second: clocks run out, inactive games are unloaded.
  void tick();

  [[nodiscard]] Milliseconds now() const { return clock_(); }
  /// Whether somebody who holds the seat is connected.
  [[nodiscard]] bool is_here(const std::string& id, Seat seat) const;

private:
  struct Guest {
    Listener* listener;
    std::optional<Seat> original_seat; // nothing for spectators
  };
  struct Place {
    std::unique_ptr<Room> room;
    std::vector<Guest> guests{};
    bool engine_thinks = false;
    Milliseconds used = 0;
  };

  /// The stored state of a game, to find what an action changed.
  struct Before {
    std::size_t entries;
    std::optional<play::Ending> ending;
  };
  [[nodiscard]] static Before before(const Room& room);

  [[nodiscard]] Place* open(const std::string& id);
  /// Stores a change of a place; if that fails, the next commit undoes it in memory too.
  void keep(Place& place, const std::function<void()>& write);
  void commit();
  void tell_state(const std::string& id);
  [[nodiscard]] static EngineTask engine_task(const play::GameInPlay& game, int level);
  void let_engine_move(const std::string& id);
  void engine_chose(const std::string& id, const EngineTask& task, const std::string& choice);
  void start_rematch(Place& place);
  /// Stores the changes of an action, and broadcasts them once they are stored.
  void publish(Place& place, const Before& before, const play::Events& events);
  void send_all(const std::string& id, const std::string& message);

  Store& store_;
  Post post_;
  std::function<Milliseconds()> clock_;
  std::span<const BalancedList> balanced_;
  EngineQueue engines_;
  std::unordered_map<std::string, Place> places_;
  std::unordered_map<Listener*, std::string> whereabouts_;
  bool commit_is_due_ = false;
  bool broken_ = false; // something could not be stored
  std::set<std::string> dirty_;
  std::vector<std::function<void(bool)>> waiting_;
};

} // namespace howdah::server
