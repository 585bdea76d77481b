// The turns of engines: one after the other is claimed from the store, which is fair among clients,
// thought about, and played if the game still is as it was. Several servers may think about the
// same turn; the versioned write plays it once.
#pragma once

#include "server/engine_worker.hpp"
#include "server/rooms.hpp"

namespace howdah::server {

class EngineTurns {
public:
  EngineTurns(store::Store& store, Rooms& rooms, EngineWorker::Post post,
              EngineWorker::Choose choose)
      : store_(store), rooms_(rooms), worker_(std::move(post), std::move(choose)) {}

  /// There may be a turn to claim. Cheap when the worker thinks already.
  void look();
  /// Claims no more; the present turn is finished.
  void stop() { stopping_ = true; }
  [[nodiscard]] bool busy() const noexcept { return busy_; }
  /// For metrics.
  [[nodiscard]] std::uint64_t played() const noexcept { return played_; }

private:
  void think(const store::EngineTurn& turn, const Room& room);
  void play(const store::EngineTurn& turn, const std::string& choice);
  void finish();

  store::Store& store_;
  Rooms& rooms_;
  bool busy_ = false;
  bool stopping_ = false;
  std::uint64_t played_ = 0;
  EngineWorker worker_;
};

} // namespace howdah::server
