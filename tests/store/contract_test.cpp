// What every database holds to, whichever it is.
#include "tests/store/databases.hpp"

#include <gmock/gmock.h>

#include <mutex>
#include <thread>

namespace howdah::store {
namespace {

std::vector<std::string> kinds() {
  if (postgres_url() != nullptr) return {"memory", "sqlite", "postgres"};
  return {"memory", "sqlite"};
}

class Contract : public testing::TestWithParam<std::string> {
protected:
  [[nodiscard]] GameRow created(const std::string& id = "game") {
    const auto row = sample_game(id);
    EXPECT_TRUE(apply_one(*one_, creation(row)).done());
    return row;
  }

  TestDatabase home_{GetParam()};
  std::unique_ptr<Database> one_ = home_.open();
  std::unique_ptr<Database> other_ = home_.open(); // as another server has it
};

TEST_P(Contract, ANewGameIsLoadedAsItWasStored) {
  const auto row = created();
  EXPECT_EQ(one_->load("game"), row);
  EXPECT_EQ(other_->load("game"), row);
  EXPECT_EQ(one_->load("no such game"), std::nullopt);
}

TEST_P(Contract, AGameIsCreatedOnce) {
  (void)created();
  EXPECT_TRUE(apply_one(*other_, creation(sample_game())).conflict());
}

TEST_P(Contract, AChangeIsStoredWholeAndCountsTheVersion) {
  const auto row = created();
  auto change = move_of(row, "@a1n");
  change.standing = {.result = "1",
                     .reason = "resigned",
                     .ended_by = 1,
                     .over = true,
                     .next = "rematch",
                     .clocks = {1, 2},
                     .turn_began = 5,
                     .deadline = 7,
                     .engine_turn = "somebody"};
  change.seats = {{.secret = "a", .name = "Ana"}, {.secret = "b", .invite = "i", .name = "Bob"}};
  change.key = KeyRow{.seat = 1, .key = "k\"1", .version = 2};
  change.creates = {sample_game("rematch")};
  ASSERT_TRUE(apply_one(*one_, change).done());
  const auto loaded = other_->load("game");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->version, 2);
  EXPECT_EQ(loaded->standing, change.standing);
  EXPECT_EQ(loaded->seats, change.seats);
  EXPECT_THAT(loaded->keys, testing::ElementsAre(*change.key));
  ASSERT_EQ(loaded->entries.size(), 2U);
  EXPECT_EQ(loaded->entries[1], change.adds[0]);
  EXPECT_EQ(other_->load("rematch"), sample_game("rematch"));
}

TEST_P(Contract, OfTwoChangesOfAVersionOneIsStored) {
  const auto row = created();
  EXPECT_TRUE(apply_one(*one_, move_of(row, "@a1n")).done());
  EXPECT_TRUE(apply_one(*other_, move_of(row, "@e1n")).conflict());
  EXPECT_EQ(one_->load("game")->entries.at(1).move, "@a1n");
  EXPECT_EQ(one_->load("game")->version, 2);
  EXPECT_TRUE(apply_one(*one_, {.game = "no such game", .version = 1}).conflict());
}

TEST_P(Contract, AConflictLeavesTheOthersOfItsBatchAlone) {
  const auto row = created();
  const auto second = created("second");
  EXPECT_TRUE(apply_one(*one_, move_of(row, "@a1n")).done());
  const std::vector<Change> batch = {move_of(row, "@e1n"), move_of(second, "@e1n"),
                                     creation(sample_game("third"))};
  const auto applied = one_->apply(batch);
  EXPECT_TRUE(applied[0].conflict());
  EXPECT_TRUE(applied[1].done());
  EXPECT_TRUE(applied[2].done());
  EXPECT_EQ(other_->load("second")->version, 2);
}

TEST_P(Contract, EntriesCanBeTakenBack) {
  auto row = created();
  EXPECT_TRUE(apply_one(*one_, move_of(row, "@a1n")).done());
  EXPECT_TRUE(apply_one(*one_, {.game = "game", .version = 2, .standing = row.standing}).done());
  row = *one_->load("game");
  EXPECT_TRUE(row.entries.empty());
  EXPECT_TRUE(apply_one(*one_, move_of(row, "@e1n")).done());
  EXPECT_EQ(one_->load("game")->entries.at(0).move, "@e1n");
}

TEST_P(Contract, OldKeysOfASeatAreForgotten) {
  const auto row = created();
  for (std::int64_t version = 1; version <= 5; ++version) {
    const KeyRow key{.seat = static_cast<int>(version % 2), .key = "k", .version = version + 1};
    ASSERT_TRUE(apply_one(*one_, {.game = "game",
                                  .version = version,
                                  .keeps = 1,
                                  .standing = row.standing,
                                  .key = key,
                                  .forgets_through = version - 2})
                    .done());
  }
  EXPECT_THAT(one_->load("game")->keys, testing::ElementsAre(KeyRow{0, "k", 3}, KeyRow{1, "k", 4},
                                                             KeyRow{0, "k", 5}, KeyRow{1, "k", 6}));
}

TEST_P(Contract, RacingServersStoreEveryPlyOnce) {
  (void)created();
  constexpr std::size_t kMoves = 30;
  int stored = 0;
  std::mutex mutex;
  const auto race = [&](Database& database) {
    while (true) {
      const auto row = database.load("game");
      if (row->entries.size() > kMoves) return;
      const auto applied = apply_one(database, move_of(*row, "m"));
      const std::scoped_lock lock(mutex);
      if (applied.done()) ++stored;
    }
  };
  std::thread rival([&] { race(*other_); });
  race(*one_);
  rival.join();
  const auto row = one_->load("game");
  EXPECT_EQ(row->entries.size(), kMoves + 1);
  EXPECT_EQ(stored, static_cast<int>(kMoves));
  EXPECT_EQ(row->version, static_cast<std::int64_t>(kMoves) + 1);
}

TEST_P(Contract, VersionsAreThoseOfGamesThatExist) {
  const auto row = created();
  (void)created("second");
  EXPECT_TRUE(apply_one(*one_, move_of(row, "@a1n")).done());
  EXPECT_THAT(other_->versions({"game", "no \"such\\ game", "second"}),
              testing::UnorderedElementsAre(VersionRow{"game", 2}, VersionRow{"second", 1}));
  EXPECT_TRUE(other_->versions({}).empty());
}

TEST_P(Contract, AnEngineTurnIsClaimedOnceUntilItsLeaseEnds) {
  auto row = sample_game();
  row.standing.engine_turn = "ana";
  EXPECT_TRUE(apply_one(*one_, creation(row)).done());
  const auto turn = one_->claim_engine_turn();
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->game, "game");
  EXPECT_EQ(turn->version, 1);
  EXPECT_FALSE(other_->claim_engine_turn());
  EXPECT_EQ(one_->waiting_engine_turns("ana"), 1);
  auto change = move_of(row, "@a1n"); // still the engine's turn, at another version
  EXPECT_TRUE(apply_one(*one_, change).done());
  EXPECT_EQ(other_->claim_engine_turn()->version, 2);
  change.version = 2;
  change.keeps = 2;
  change.standing.engine_turn.reset();
  EXPECT_TRUE(apply_one(*one_, change).done());
  EXPECT_FALSE(one_->claim_engine_turn());
  EXPECT_EQ(one_->waiting_engine_turns("ana"), 0);
}

TEST_P(Contract, TheClientWhoWaitsLongestIsServedFirst) {
  for (const auto* id : {"a1", "a2", "a3"}) {
    auto row = sample_game(id);
    row.standing.engine_turn = "ana";
    EXPECT_TRUE(apply_one(*one_, creation(row)).done());
  }
  EXPECT_EQ(one_->claim_engine_turn()->client, "ana");
  auto row = sample_game("b1");
  row.standing.engine_turn = "bob";
  EXPECT_TRUE(apply_one(*one_, creation(row)).done());
  EXPECT_EQ(one_->claim_engine_turn()->client, "bob");
  EXPECT_EQ(one_->claim_engine_turn()->client, "ana");
}

TEST_P(Contract, FallenFlagsAreClaimedOnceUntilTheirLeaseEnds) {
  auto row = sample_game();
  row.standing.deadline = one_->now() - 10;
  auto later = sample_game("later");
  later.standing.deadline = one_->now() + 60'000;
  EXPECT_TRUE(apply_one(*one_, creation(row)).done());
  EXPECT_TRUE(apply_one(*one_, creation(later)).done());
  EXPECT_THAT(one_->claim_fallen_flags(), testing::ElementsAre("game"));
  EXPECT_TRUE(other_->claim_fallen_flags().empty());
}

TEST_P(Contract, PresenceIsThatOfLivingServers) {
  (void)created();
  (void)created("second");
  one_->heartbeat("s1");
  one_->set_presence("s1", "game", {0, 1});
  one_->set_presence("s1", "second", {1});
  EXPECT_TRUE(one_->presence("s1", {"game"}).empty()) << "a server knows its own";
  if (GetParam() == "sqlite") return; // there is no other
  EXPECT_THAT(one_->presence("s2", {"game"}),
              testing::ElementsAre(PresenceRow{"game", 0}, PresenceRow{"game", 1}));
  one_->set_presence("s1", "game", {1});
  EXPECT_THAT(one_->presence("s2", {"game", "second"}),
              testing::UnorderedElementsAre(PresenceRow{"game", 1}, PresenceRow{"second", 1}));
}

TEST_P(Contract, AProbeWritesSomethingWithoutMeaning) {
  const auto row = created();
  one_->probe();
  other_->probe();
  EXPECT_EQ(one_->load("game"), row);
}

TEST_P(Contract, DeletedAndPrunedGamesAreGone) {
  (void)created();
  auto row = sample_game("second");
  row.standing.engine_turn = "ana";
  EXPECT_TRUE(apply_one(*one_, creation(row)).done());
  EXPECT_THAT(one_->list(10), testing::SizeIs(2));
  EXPECT_EQ(one_->list(10)[0].moves, 1);
  EXPECT_TRUE(one_->remove("second"));
  EXPECT_FALSE(one_->remove("second"));
  EXPECT_FALSE(one_->claim_engine_turn());
  EXPECT_EQ(one_->prune(one_->now() - 60'000), 0);
  EXPECT_EQ(one_->prune(one_->now() + 60'000), 1);
  EXPECT_EQ(one_->load("game"), std::nullopt);
}

TEST_P(Contract, AllServersDeriveTheSameTokens) {
  EXPECT_FALSE(one_->token_key().empty());
  EXPECT_EQ(one_->token_key(), other_->token_key());
}

INSTANTIATE_TEST_SUITE_P(Databases, Contract, testing::ValuesIn(kinds()),
                         [](const auto& test) { return test.param; });

} // namespace
} // namespace howdah::store
