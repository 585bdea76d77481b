#include "cli/parallel_perft.hpp"

#include "cli/interrupt.hpp"
#include "cli/problem.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>

namespace howdah::cli {
namespace {

std::unique_ptr<AnyState> after(const AnyState& state, const std::string& move) {
  auto next = state.clone();
  (void)next->play(move); // one of the state's own moves
  return next;
}

/// The branches are numbered: those below the first root move, then those below the second ...
class Work {
public:
  Work(const AnyState& root, int depth)
      : root_(root), depth_(depth), splits_twice_(depth >= kLeastDepthToSplitTwice) {
    for (auto& move : root.legal_moves()) {
      all_ += splits_twice_ ? after(root, move)->legal_moves().size() : 1;
      ends_.push_back(all_);
      moves_.push_back(std::move(move));
    }
  }

  /// What each thread runs.
  void take_branches(const std::atomic<bool>& stop) {
    std::vector<std::uint64_t> counts(moves_.size());
    std::size_t root_move = moves_.size(); // the one that `state` and `replies` are of
    std::unique_ptr<AnyState> state;
    std::vector<std::string> replies;
    for (;;) {
      const std::size_t branch = next_++;
      if (branch >= all_ || stop) break;
      const auto owner =
          static_cast<std::size_t>(std::ranges::upper_bound(ends_, branch) - ends_.begin());
      if (owner != root_move) {
        root_move = owner;
        state = after(root_, moves_[owner]);
        replies = splits_twice_ ? state->legal_moves() : std::vector<std::string>();
      }
      if (!splits_twice_) {
        counts[owner] += state->perft(depth_ - 1, stop);
      } else {
        const auto reply = branch - (ends_[owner] - replies.size());
        counts[owner] += after(*state, replies[reply])->perft(depth_ - 2, stop);
      }
      ++done_;
    }
    const std::scoped_lock lock(mutex_);
    counts_of_threads_.push_back(std::move(counts));
    finished_.notify_one();
  }

  /// Waits briefly; true once that many threads have finished.
  [[nodiscard]] bool wait_for(std::size_t threads) {
    using namespace std::chrono_literals;
    std::unique_lock lock(mutex_);
    return finished_.wait_for(lock, 50ms, [&] { return counts_of_threads_.size() == threads; });
  }

  [[nodiscard]] std::size_t done() const { return done_; }
  [[nodiscard]] std::size_t all() const { return all_; }

  [[nodiscard]] PerftCount sum() const {
    PerftCount sum;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      std::uint64_t count = 0;
      for (const auto& counts : counts_of_threads_) count += counts[i];
      sum.moves.push_back({.move = moves_[i], .count = count});
      sum.total += count;
    }
    return sum;
  }

private:
  /// Below, the replies to a root move are counted faster than listed.
  static constexpr int kLeastDepthToSplitTwice = 3;

  const AnyState& root_;
  int depth_;
  bool splits_twice_;
  std::vector<std::string> moves_;
  std::vector<std::size_t> ends_; // for each root move, the number after its last branch
  std::size_t all_ = 0;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::size_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable finished_;
  std::vector<std::vector<std::uint64_t>> counts_of_threads_;
};

void start_threads(std::vector<std::jthread>& team, std::size_t size, Work& work,
                   std::atomic<bool>& stop) {
  try {
    while (team.size() < size) team.emplace_back([&] { work.take_branches(stop); });
  } catch (const std::system_error&) {
    stop = true;
    give_up(Message("cannot start {0} threads; the system allows {1}",
                    "impossible de lancer {0} fils d'exécution ; le système en permet {1}")
                .with(size, team.size()));
  }
}

} // namespace

std::optional<PerftCount>
parallel_perft(const AnyState& state, int depth, int threads,
               const std::function<void(std::size_t done, std::size_t all)>& report) {
  if (depth == 0) return PerftCount{.moves = {}, .total = 1};
  Work work(state, depth);
  std::atomic<bool> stop = false;
  {
    const auto size = static_cast<std::size_t>(threads);
    std::vector<std::jthread> team;
    start_threads(team, size, work, stop);
    while (!work.wait_for(size)) {
      if (interrupted()) stop = true;
      report(work.done(), work.all());
    }
  }
  if (stop) return std::nullopt;
  return work.sum();
}

} // namespace howdah::cli
