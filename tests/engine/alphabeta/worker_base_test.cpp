// What all workers do alike, with one that does nothing else.
#include "engine/alphabeta/worker_base.hpp"
#include "engine/siam/knowledge.hpp"

#include <gtest/gtest.h>

#include <set>

namespace howdah {
namespace {

using siam::Knowledge;
using siam::Siam;

class IdleWorker : public WorkerBase<Knowledge> {
public:
  IdleWorker(SearchContext<Knowledge>& context, const Siam& game, bool leads)
      : WorkerBase(context, game, leads) {}

  using WorkerBase::begin_search;
  using WorkerBase::count_node;
  using WorkerBase::finished;
  using WorkerBase::poll;
  using WorkerBase::stopped;

  void set_root_depth(int depth) { root_depth_ = depth; }
  [[nodiscard]] bool knows(std::uint64_t hash) const { return history_.find(hash).has_value(); }
  [[nodiscard]] Value noisy(Value estimate, std::uint64_t hash) const {
    return with_noise(estimate, [=] { return hash; });
  }
};

class WorkerBaseTest : public ::testing::Test {
protected:
  WorkerBaseTest() {
    context_.table.resize(1);
    context_.knowledge = &knowledge_;
    context_.root = game_.start();
  }

  Siam game_{siam::Rules{}};
  Knowledge knowledge_{game_, *siam::hand_crafted_weights()};
  SearchContext<Knowledge> context_;
};

TEST_F(WorkerBaseTest, SeesTheStopFlagWhenItPolls) {
  IdleWorker worker(context_, game_, true);
  worker.begin_search();
  worker.set_root_depth(2);
  context_.stop = true;
  worker.count_node();
  EXPECT_FALSE(worker.stopped());
  for (std::uint64_t i = 1; i < Knowledge::kNodesBetweenPolls; ++i) worker.count_node();
  EXPECT_TRUE(worker.stopped());
}

TEST_F(WorkerBaseTest, DoesNotStopInTheFirstIteration) {
  IdleWorker worker(context_, game_, true);
  worker.begin_search();
  worker.set_root_depth(1);
  context_.stop = true;
  worker.poll();
  EXPECT_FALSE(worker.stopped());
  worker.set_root_depth(2);
  worker.poll();
  EXPECT_TRUE(worker.stopped());
}

TEST_F(WorkerBaseTest, OnlyTheLeaderEndsTheSearchAtItsBudget) {
  SearchLimits limits;
  limits.nodes = 1;
  context_.budget = Budget(limits, 0, Budget::Clock::now());
  IdleWorker helper(context_, game_, false);
  helper.begin_search();
  for (std::uint64_t i = 0; i < Knowledge::kNodesBetweenPolls; ++i) helper.count_node();
  EXPECT_EQ(context_.nodes, Knowledge::kNodesBetweenPolls);
  EXPECT_FALSE(context_.stop);
  IdleWorker leader(context_, game_, true);
  leader.begin_search();
  leader.poll();
  EXPECT_TRUE(context_.stop) << "the helper's nodes count too";
}

TEST_F(WorkerBaseTest, KnowsTheGameSoFar) {
  context_.earlier = {11, 12};
  IdleWorker worker(context_, game_, true);
  worker.begin_search();
  EXPECT_TRUE(worker.knows(11));
  EXPECT_TRUE(worker.knows(game_.hash(context_.root)));
  EXPECT_FALSE(worker.knows(13));
}

TEST_F(WorkerBaseTest, NoiseIsBoundedAndTheSameForAPosition) {
  const IdleWorker worker(context_, game_, true);
  EXPECT_EQ(worker.noisy(40, 7), 40);
  context_.strength.noise = 5;
  context_.noise_seed = 3;
  std::set<Value> values;
  for (std::uint64_t hash = 0; hash < 1000; ++hash) {
    const Value value = worker.noisy(40, hash);
    EXPECT_EQ(worker.noisy(40, hash), value);
    values.insert(value);
  }
  EXPECT_EQ(*values.begin(), 35);
  EXPECT_EQ(*values.rbegin(), 45);
  EXPECT_EQ(values.size(), 11U);
}

TEST_F(WorkerBaseTest, NoiseIsNeverAProof) {
  const IdleWorker worker(context_, game_, true);
  context_.strength.noise = 3000;
  for (std::uint64_t hash = 0; hash < 100; ++hash) {
    EXPECT_FALSE(is_proved(worker.noisy(kMaxEstimate, hash)));
  }
}

TEST_F(WorkerBaseTest, AFinishedGameIsSeenByThePlayerToMove) {
  EXPECT_EQ(IdleWorker::finished(Result::draw(), 0, 6), kDraw);
  EXPECT_EQ(IdleWorker::finished(Result::win(1), 1, 6), win_at(6));
  EXPECT_EQ(IdleWorker::finished(Result::win(1), 0, 6), loss_at(6));
}

} // namespace
} // namespace howdah
