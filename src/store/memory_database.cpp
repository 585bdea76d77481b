#include "store/memory_database.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace howdah::store {
namespace {

class MemoryDatabase final : public Database {
public:
  explicit MemoryDatabase(std::shared_ptr<MemoryGames> games) : shared_(std::move(games)) {}

  Milliseconds now() const override { return shared_->clock(); }
  std::string token_key() override { return "in memory"; }

  std::optional<GameRow> load(const std::string& id) override {
    const auto lock = use();
    const auto found = shared_->games.find(id);
    if (found == shared_->games.end()) return std::nullopt;
    return found->second.row;
  }

  std::vector<Applied> apply(std::span<const Change> changes) override {
    const auto lock = use();
    std::vector<Applied> applied;
    for (const auto& change : changes) applied.push_back(apply_one(change));
    ++shared_->commits;
    return applied;
  }

  std::vector<VersionRow> versions(const std::vector<std::string>& ids) override {
    const auto lock = use();
    std::vector<VersionRow> rows;
    for (const auto& id : ids) {
      const auto found = shared_->games.find(id);
      if (found != shared_->games.end()) rows.push_back({id, found->second.row.version});
    }
    return rows;
  }

  std::optional<EngineTurn> claim_engine_turn() override {
    const auto lock = use();
    auto& turns = shared_->engine_turns;
    const auto order = [&](const auto& turn) {
      const auto served = shared_->served.find(turn.second.client);
      return std::pair(served == shared_->served.end() ? 0 : served->second, turn.second.since);
    };
    auto best = turns.end();
    for (auto turn = turns.begin(); turn != turns.end(); ++turn) {
      if (turn->second.lease > now()) continue;
      if (best == turns.end() || order(*turn) < order(*best)) best = turn;
    }
    if (best == turns.end()) return std::nullopt;
    best->second.lease = now() + kEngineLease;
    shared_->served[best->second.client] = now();
    return EngineTurn{best->first, best->second.version, best->second.client};
  }

  std::int64_t waiting_engine_turns(const std::optional<std::string>& client) override {
    const auto lock = use();
    return std::ranges::count_if(shared_->engine_turns, [&](const auto& turn) {
      return !client || turn.second.client == *client;
    });
  }

  std::vector<std::string> claim_fallen_flags() override {
    const auto lock = use();
    std::vector<std::string> fallen;
    for (auto& [id, game] : shared_->games) {
      const auto& deadline = game.row.standing.deadline;
      if (!deadline || *deadline > now() || game.flag_lease > now()) continue;
      game.flag_lease = now() + kFlagLease;
      fallen.push_back(id);
    }
    return fallen;
  }

  void heartbeat(const std::string& server) override {
    const auto lock = use();
    const auto gap = now() - shared_->alive;
    if (shared_->alive != 0 && gap >= kOutage) {
      for (auto& [id, game] : shared_->games) {
        auto& standing = game.row.standing;
        if (!standing.deadline) continue;
        const auto lost = now() - std::max(shared_->alive, standing.turn_began.value_or(0));
        *standing.deadline += lost;
        if (standing.turn_began) *standing.turn_began += lost;
        ++game.row.version;
      }
    }
    shared_->alive = now();
    shared_->servers[server] = now() + kServerLease;
  }

  void set_presence(const std::string& server, const std::string& game,
                    const std::vector<int>& seats) override {
    const auto lock = use();
    std::erase_if(shared_->presence, [&](const auto& entry) {
      return entry.first == server && entry.second.game == game;
    });
    for (const int seat : seats) shared_->presence.insert({server, {game, seat}});
  }

  std::vector<PresenceRow> presence(const std::string& own,
                                    const std::vector<std::string>& games) override {
    const auto lock = use();
    std::set<PresenceRow> here;
    for (const auto& [server, row] : shared_->presence) {
      if (server == own || shared_->servers[server] < now()) continue;
      if (std::ranges::find(games, row.game) != games.end()) here.insert(row);
    }
    return {here.begin(), here.end()};
  }

  void probe() override { (void)use(); }
  bool nearly_full() const override { return shared_->full; }

  void notify(const std::vector<VersionRow>& /*changed*/) override {}
  std::vector<VersionRow> hints() override { return {}; }

  std::vector<Summary> list(std::int64_t most) override {
    const auto lock = use();
    std::vector<Summary> rows;
    for (const auto& [id, game] : shared_->games) {
      const auto& row = game.row;
      rows.push_back({.id = id,
                      .game = row.setup.game,
                      .created = row.created,
                      .changed = game.changed,
                      .moves = std::ranges::count(row.entries, 0, &EntryRow::kind),
                      .over = row.standing.over});
    }
    std::ranges::sort(rows, std::greater{}, &Summary::changed);
    if (std::cmp_greater(rows.size(), most)) rows.resize(static_cast<std::size_t>(most));
    return rows;
  }

  bool remove(const std::string& id) override {
    const auto lock = use();
    shared_->engine_turns.erase(id);
    return shared_->games.erase(id) > 0;
  }

  std::int64_t prune(Milliseconds before) override {
    const auto lock = use();
    return static_cast<std::int64_t>(std::erase_if(
        shared_->games, [&](const auto& game) { return game.second.changed < before; }));
  }

private:
  [[nodiscard]] std::unique_lock<std::mutex> use() const {
    std::unique_lock lock(shared_->mutex);
    if (shared_->unusable) throw std::runtime_error("the memory cannot be used");
    return lock;
  }

  Applied apply_one(const Change& change) {
    using Verdict = Applied::Verdict;
    auto& games = shared_->games;
    if (shared_->spoilt.contains(change.game)) return {Verdict::failed, "spoilt"};
    const auto found = games.find(change.game);
    if (change.version != 0 &&
        (found == games.end() || found->second.row.version != change.version)) {
      return {Verdict::conflict};
    }
    for (const auto& row : change.creates) {
      if (games.contains(row.id)) return {Verdict::conflict};
    }
    for (const auto& row : change.creates) {
      games[row.id] = {.row = row, .changed = now()};
      set_engine_turn(row.id, row.version, row.standing);
    }
    if (change.version == 0) return {Verdict::done};
    auto& row = found->second.row;
    ++row.version;
    row.standing = change.standing;
    row.entries.resize(change.keeps);
    row.entries.insert(row.entries.end(), change.adds.begin(), change.adds.end());
    if (!change.seats.empty()) row.seats = change.seats;
    if (change.key) {
      std::erase_if(row.keys, [&](const KeyRow& key) {
        return key.seat == change.key->seat && key.version <= change.forgets_through;
      });
      row.keys.push_back(*change.key);
    }
    found->second.changed = now();
    found->second.flag_lease = 0;
    set_engine_turn(row.id, row.version, row.standing);
    return {Verdict::done};
  }

  void set_engine_turn(const std::string& id, std::int64_t version, const StandingRow& standing) {
    shared_->engine_turns.erase(id);
    if (!standing.engine_turn) return;
    shared_->engine_turns[id] = {
        .version = version, .client = *standing.engine_turn, .since = now()};
  }

  std::shared_ptr<MemoryGames> shared_;
};

} // namespace

std::shared_ptr<MemoryGames> new_memory_games() {
  auto games = std::make_shared<MemoryGames>();
  games->clock = [] {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  };
  return games;
}

std::unique_ptr<Database> open_memory(std::shared_ptr<MemoryGames> games) {
  return std::make_unique<MemoryDatabase>(std::move(games));
}

} // namespace howdah::store
