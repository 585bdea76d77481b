// All games online: what clients can ask for. Everything happens on one thread; answers come when
// what they say is stored.
#pragma once

#include "server/audience.hpp"
#include "server/creation.hpp"
#include "server/engine_turns.hpp"
#include "server/log.hpp"
#include "server/rooms.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>

namespace howdah::server {

struct LobbySettings {
  std::span<const BalancedList> balanced = balanced_lists();
  std::size_t most_rooms = 20'000; // in memory; 0 for no limit
  bool limits_engines = true;
  Milliseconds retention = 0; // games without a change for so long are deleted; 0: none
  EngineWorker::Choose choose = choose_move;
  Log log{};
};

/// Somebody who acts.
struct Actor {
  std::string secret{};
  std::string client{}; // whom limits count for
  /// Whether one more game may be created for this client; called for a rematch.
  std::function<bool()> may_create = [] { return true; };
};

class Lobby {
public:
  using Post = store::Store::Post;
  /// The database became usable or unusable.
  using Health = std::function<void(bool usable, const std::string& why)>;

  /// `post` runs a function later on this thread, from whichever thread it is called.
  Lobby(std::unique_ptr<store::Database> database, const Post& post, LobbySettings settings = {},
        Health health = {});

  void create(const NewGame& wanted, const std::string& client, const Answer<Created>& answer);
  void join(const std::string& id, const JoinRequest& request, const Answer<Joined>& answer);
  /// The answer is the version that the action led to.
  void act(const std::string& id, const Actor& actor, const Action& action, const std::string& key,
           const Answer<std::int64_t>& answer);
  /// The room as it is stored, for the time of the call.
  void look(const std::string& id, const Answer<const Room*>& answer);

  /// Subscribes a listener to the game and sends it the state; a refusal is answered only.
  void enter(Listener& listener, const std::string& id, const std::string& secret,
             const Answer<std::int64_t>& answer);
  void leave(Listener& listener);

  /// To be called a few times per second: flags fall, engines move, inactive rooms are unloaded.
  void tick();
  /// No new games and no more thinking; what was begun is finished.
  void drain();
  [[nodiscard]] bool is_draining() const noexcept { return draining_; }
  [[nodiscard]] bool busy() const { return rooms_.busy() || engines_.busy(); }

  [[nodiscard]] Milliseconds now() const { return store_.now(); }
  [[nodiscard]] bool is_here(const Room& room, Seat seat) const {
    return audience_.is_here(room, seat);
  }
  [[nodiscard]] store::Store& store() noexcept { return store_; }
  [[nodiscard]] const Rooms& rooms() const noexcept { return rooms_; }
  [[nodiscard]] const EngineTurns& engines() const noexcept { return engines_; }

private:
  [[nodiscard]] store::Store::Events events(Health health);
  [[nodiscard]] std::string tag_of(const std::string& client) const;
  void store_new_game(const NewGame& wanted, const std::string& client,
                      const Answer<Created>& answer);
  void find_created(const std::string& id, const Tokens& tokens, const Answer<Created>& answer);
  void tell_presence(const std::string& id);
  void drop_flags();
  void prune();

  LobbySettings settings_;
  Audience audience_;
  store::Store store_;
  Rooms rooms_;
  EngineTurns engines_;
  bool draining_ = false;
  bool claims_flags_ = false;
  Milliseconds tidied_ = 0;
  Milliseconds pruned_ = 0;
};

} // namespace howdah::server
