// What the tests of the server stand on: games in memory with a clock of the test's own, an event
// loop that runs when a test says so, and a socket that keeps what it is sent.
#pragma once

#include "server/lobby.hpp"
#include "store/memory_database.hpp"
#include "tests/store/loop.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace howdah::server {

using store::Loop;

class Ear final : public Listener {
public:
  void send(const Text& message) override { heard.push_back(nlohmann::json::parse(*message)); }
  void close() override { closed = true; }
  [[nodiscard]] const nlohmann::json& last() const { return heard.back(); }
  [[nodiscard]] std::size_t count(const std::string& type) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        heard, [&](const nlohmann::json& message) { return message["type"] == type; }));
  }

  std::vector<nlohmann::json> heard;
  bool closed = false;
};

/// Games that any number of lobbies share as servers share a database.
class LobbyTest : public testing::Test {
protected:
  explicit LobbyTest(LobbySettings settings = {}) : settings_(std::move(settings)) {
    games_->clock = [this] { return time_.load(); };
  }

  [[nodiscard]] std::unique_ptr<Lobby> open_lobby() {
    return std::make_unique<Lobby>(
        store::open_memory(games_), [this](auto task) { loop_.post(std::move(task)); }, settings_);
  }
  [[nodiscard]] Lobby& lobby() {
    if (!lobby_) lobby_ = open_lobby();
    return *lobby_;
  }

  /// Forgets everything but the database.
  void restart() {
    lobby_.reset();
    loop_.clear(); // answers for what is gone
  }

  /// Asks, and waits for the answer.
  template <class T>
  tl::expected<T, Refusal> answer_of(const std::function<void(Answer<T>)>& ask) {
    std::optional<tl::expected<T, Refusal>> given;
    ask([&](tl::expected<T, Refusal> answer) { given = std::move(answer); });
    EXPECT_TRUE(loop_.until([&] { return given.has_value(); }));
    return given.value_or(tl::unexpected<Refusal>(Refusal{0, {}}));
  }

  tl::expected<Created, Refusal> try_create(const NewGame& wanted, const std::string& client = "") {
    return answer_of<Created>([&](auto answer) { lobby().create(wanted, client, answer); });
  }
  Created create(const NewGame& wanted = {.setup = {.game = "siam"}, .name = "Ana"}) {
    const auto created = try_create(wanted);
    EXPECT_TRUE(created.has_value());
    return created.value_or(Created{});
  }
  tl::expected<Joined, Refusal> join(const std::string& id, const JoinRequest& request,
                                     Lobby* where = nullptr) {
    Lobby& server = where == nullptr ? lobby() : *where;
    return answer_of<Joined>([&](auto answer) { server.join(id, request, answer); });
  }
  /// A game with both seats taken, by Ana and Bob.
  void begin_game(const NewGame& wanted = {.setup = {.game = "siam"}, .name = "Ana"}) {
    const auto created = create(wanted);
    id_ = created.id;
    ana_ = created.secret;
    invite_ = created.invites.at(1);
    if (invite_.empty()) return;
    const auto joined = join(id_, {.invite = invite_, .name = "Bob"});
    ASSERT_TRUE(joined.has_value());
    bob_ = joined->secret;
  }
  tl::expected<std::int64_t, Refusal> try_act(const std::string& secret, const Action& action,
                                              const std::string& key = "", Lobby* where = nullptr) {
    Lobby& server = where == nullptr ? lobby() : *where;
    return answer_of<std::int64_t>(
        [&](auto answer) { server.act(id_, {.secret = secret}, action, key, answer); });
  }
  /// "done", or why not.
  std::string act(const std::string& secret, const Action& action, const std::string& key = "",
                  Lobby* where = nullptr) {
    const auto done = try_act(secret, action, key, where);
    return done ? "done" : done.error().error.what.english;
  }
  std::string move(const std::string& secret, std::uint32_t ply, const std::string& move,
                   Lobby* where = nullptr) {
    return act(secret, {.ply = ply, .move = move}, "", where);
  }
  std::string offer(const std::string& secret, play::Offer offer, Lobby* where = nullptr) {
    return act(secret, {.kind = Action::Kind::offer, .offer = offer}, "", where);
  }
  std::string decline(const std::string& secret, play::Offer offer, Lobby* where = nullptr) {
    return act(secret, {.kind = Action::Kind::decline, .offer = offer}, "", where);
  }
  std::string resign(const std::string& secret) {
    return act(secret, {.kind = Action::Kind::resign});
  }

  /// A listener that has the state.
  std::shared_ptr<Ear> enter(const std::string& secret, Lobby* where = nullptr) {
    Lobby& server = where == nullptr ? lobby() : *where;
    const auto ear = ears_.emplace_back(std::make_shared<Ear>()); // sockets leave by themselves
    const auto entered =
        answer_of<std::int64_t>([&](auto answer) { server.enter(*ear, id_, secret, answer); });
    EXPECT_TRUE(entered.has_value());
    return ear;
  }
  bool hears(const std::shared_ptr<Ear>& ear,
             const std::function<bool(const nlohmann::json&)>& is) {
    return loop_.until([&] { return std::ranges::any_of(ear->heard, is); });
  }

  /// What is stored.
  [[nodiscard]] store::GameRow row(const std::string& id) {
    return store::open_memory(games_)->load(id).value_or(store::GameRow{});
  }
  [[nodiscard]] store::GameRow row() { return row(id_); }
  void set_unusable(bool unusable) {
    const std::scoped_lock lock(games_->mutex);
    games_->unusable = unusable;
  }

  std::string id_;
  std::string ana_;
  std::string bob_;
  std::string invite_;
  LobbySettings settings_;
  std::shared_ptr<store::MemoryGames> games_ = store::new_memory_games();
  std::atomic<Milliseconds> time_{1'000'000};
  Loop loop_;

private:
  std::vector<std::shared_ptr<Ear>> ears_{};
  std::unique_ptr<Lobby> lobby_{};
};

} // namespace howdah::server
