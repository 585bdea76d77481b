// Databases for the tests: in memory, in a folder of the test's own, and, where the environment
// names a server, in a PostgreSQL database of the test's own.
#pragma once

#include "store/memory_database.hpp"
#include "store/postgres_connection.hpp"
#include "store/postgres_database.hpp"
#include "store/sqlite_database.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace howdah::store {

inline const char* postgres_url() {
  return std::getenv("HOWDAH_TEST_DATABASE");
}

/// Creates an empty PostgreSQL database; its URL.
inline std::string new_postgres_database() {
  static std::atomic<int> number = 0;
  const auto name = "t" + std::to_string(::getpid()) + "_" + std::to_string(number.fetch_add(1));
  const std::string url = postgres_url();
  PostgresConnection(url, std::chrono::seconds(20)).run_script("CREATE DATABASE " + name);
  return url.substr(0, url.rfind('/') + 1) + name;
}

/// One database that can be opened by several servers, where its kind allows it.
class TestDatabase {
public:
  explicit TestDatabase(std::string kind) : kind_(std::move(kind)) {
    if (kind_ == "memory") memory_ = new_memory_games();
    if (kind_ == "postgres") url_ = new_postgres_database();
    if (kind_ == "sqlite") {
      static std::atomic<int> number = 0;
      folder_ = testing::TempDir() + "howdah-store-" + std::to_string(::getpid()) + "-" +
                std::to_string(number.fetch_add(1));
      std::filesystem::remove_all(folder_);
    }
  }
  ~TestDatabase() {
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }
  TestDatabase(const TestDatabase&) = delete;
  TestDatabase& operator=(const TestDatabase&) = delete;

  [[nodiscard]] std::unique_ptr<Database> open(FolderUse use = FolderUse::tool) const {
    if (kind_ == "memory") return open_memory(memory_);
    if (kind_ == "sqlite") return open_sqlite(folder_, use);
    return open_postgres({.url = url_});
  }
  [[nodiscard]] const std::string& folder() const { return folder_; }
  [[nodiscard]] const std::string& url() const { return url_; }
  [[nodiscard]] MemoryGames& memory() const { return *memory_; }

private:
  std::string kind_;
  std::shared_ptr<MemoryGames> memory_{};
  std::string folder_{};
  std::string url_{};
};

/// A game of two with everything in it.
inline GameRow sample_game(const std::string& id = "game") {
  return {.id = id,
          .created = 1000,
          .setup = {.game = "siam", .rules = "2015", .start = "somewhere"},
          .start_name = "balanced 17",
          .swap = 1,
          .base = 60'000,
          .increment = 2'000,
          .seats = {{.secret = "digest of ana", .name = "Ana «»\n"}, {.invite = "digest of bob"}},
          .entries = {{.move = "@c1n", .left = 60'000}},
          .standing = {.offers = "draw 0", .clocks = {60'000, 59'000}}};
}

[[nodiscard]] inline Change creation(const GameRow& row) {
  return {.game = row.id, .creates = {row}};
}

/// A move of the game as it was loaded.
[[nodiscard]] inline Change move_of(const GameRow& row, const std::string& move) {
  return {.game = row.id,
          .version = row.version,
          .keeps = row.entries.size(),
          .adds = {{.seat = 1, .move = move, .left = 58'000}},
          .standing = row.standing};
}

[[nodiscard]] inline Applied apply_one(Database& database, const Change& change) {
  return database.apply({&change, 1}).at(0);
}

} // namespace howdah::store
