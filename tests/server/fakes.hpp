// What the tests of the server stand on: a store in memory, an event loop that runs when a test
// says so, and a socket that keeps what it is sent.
#pragma once

#include "server/lobby.hpp"

#include <nlohmann/json.hpp>

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace howdah::server {

/// Rows in memory; commits fail on demand.
class MemoryStore final : public Store {
public:
  std::optional<GameRow> load(const std::string& id) override {
    const auto found = stored.find(id);
    return found == stored.end() ? std::nullopt : std::optional(found->second);
  }
  void create(const GameRow& game) override { changed[game.id] = game; }
  void set_seat(const std::string& id, int seat, const SeatRow& row,
                const play::Player& player) override {
    now(id).seats[static_cast<std::size_t>(seat)] = row;
    now(id).game.opening.players[static_cast<std::size_t>(seat)] = player;
  }
  void add_entry(const std::string& id, std::size_t number, const play::Entry& entry) override {
    auto& timeline = now(id).game.timeline;
    if (number != timeline.entries.size()) throw std::runtime_error("number");
    timeline.add(entry);
  }
  void remove_entries(const std::string& id, std::size_t number) override {
    auto& timeline = now(id).game.timeline;
    timeline.entries.resize(number);
    timeline.standing = number;
  }
  void set_ending(const std::string& id, const std::optional<play::Ending>& ending) override {
    now(id).game.ending = ending;
  }
  void set_next(const std::string& id, const std::string& next) override { now(id).next = next; }
  void commit() override {
    if (fails) throw std::runtime_error("the disk is full");
    for (auto& [id, row] : changed) stored[id] = row;
    changed.clear();
    ++commits;
  }
  void roll_back() override { changed.clear(); }

  std::map<std::string, GameRow> stored;
  std::map<std::string, GameRow> changed;
  bool fails = false;
  int commits = 0;

private:
  GameRow& now(const std::string& id) { return changed.try_emplace(id, stored[id]).first->second; }
};

/// Functions for the server's thread, from any thread, run when the test says so.
class Loop {
public:
  void post(std::function<void()> task) {
    const std::scoped_lock lock(mutex_);
    tasks_.push_back(std::move(task));
    arrived_.notify_all();
  }
  void run() {
    while (auto task = take(false)) task();
  }
  /// Waits for something that comes from another thread.
  void run_one() { take(true)(); }

private:
  std::function<void()> take(bool wait) {
    std::unique_lock lock(mutex_);
    if (wait) arrived_.wait(lock, [&] { return !tasks_.empty(); });
    if (tasks_.empty()) return {};
    auto task = std::move(tasks_.front());
    tasks_.erase(tasks_.begin());
    return task;
  }
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::function<void()>> tasks_;
};

class Ear final : public Listener {
public:
  void send(const std::string& message) override {
    heard.push_back(nlohmann::json::parse(message));
  }
  void close() override { closed = true; }
  [[nodiscard]] const nlohmann::json& last() const { return heard.back(); }

  std::vector<nlohmann::json> heard;
  bool closed = false;
};

} // namespace howdah::server
