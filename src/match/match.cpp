#include "match/match.hpp"

#include "core/hashing.hpp"
#include "core/text.hpp"

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <thread>

namespace howdah::match {
namespace {

using namespace std::chrono_literals;

std::string seat_name(const MatchPlan& plan, int engine) {
  return plan.engines[static_cast<std::size_t>(engine)].name;
}

/// One player for each engine; an error names the engine by its number.
Expected<std::vector<std::unique_ptr<Player>>> make_players(const MatchPlan& plan,
                                                            const std::atomic<bool>& stop) {
  std::vector<std::unique_ptr<Player>> players;
  for (const auto& spec : plan.engines) {
    auto player = make_player(spec, {.game = plan.game, .swap = plan.swap}, stop);
    if (!player) {
      const auto& what = player.error().what;
      const auto number = players.size() + 1;
      return fail({concat("engine ", number, " '", quotable(spec.name), "': ", what.english),
                   concat("moteur ", number, " « ", quotable(spec.name), " » : ", what.french)});
    }
    players.push_back(*std::move(player));
  }
  return players;
}

using PlayersOfThreads = std::vector<std::vector<std::unique_ptr<Player>>>;

/// The players of all threads. The listener can end the wait for programs that do not answer.
Expected<PlayersOfThreads> ready_players(const MatchPlan& plan, int threads,
                                         std::atomic<bool>& stop, MatchListener& listener) {
  auto players = std::async(std::launch::async, [&]() -> Expected<PlayersOfThreads> {
    PlayersOfThreads all;
    for (int i = 0; i < threads; ++i) {
      auto own = make_players(plan, stop);
      if (!own) return tl::unexpected<Error>(std::move(own).error());
      all.push_back(*std::move(own));
    }
    return all;
  });
  while (players.wait_for(50ms) != std::future_status::ready) {
    if (!listener.waiting()) stop = true;
  }
  return players.get();
}

/// What the threads of the games share.
class GameQueue {
public:
  explicit GameQueue(const MatchPlan& plan)
      : plan_(plan), schedule_(schedule_of(plan.engines, plan.game.players())) {}

  /// Seats the players of one thread, and plays games until there are none left.
  void play(const std::vector<std::unique_ptr<Player>>& players) {
    for (auto number = next_++; number < plan_.games && !stop_; number = next_++) {
      auto game = play_one(number, players);
      const std::lock_guard lock(mutex_);
      if (game) finished_.push_back(*std::move(game));
      news_.notify_one();
    }
    const std::lock_guard lock(mutex_);
    ++done_;
    news_.notify_one();
  }

  /// Waits briefly for finished games. Nothing when all threads are done.
  std::optional<std::deque<FinishedGame>> take_finished(int threads) {
    std::unique_lock lock(mutex_);
    (void)news_.wait_for(lock, 100ms, [&] { return !finished_.empty() || done_ == threads; });
    if (finished_.empty() && done_ == threads) return std::nullopt;
    return std::exchange(finished_, {});
  }

  std::atomic<bool>& stop() noexcept { return stop_; }
  [[nodiscard]] bool all_done(int threads) {
    const std::lock_guard lock(mutex_);
    return done_ == threads;
  }

private:
  std::optional<FinishedGame> play_one(std::size_t number,
                                       const std::vector<std::unique_ptr<Player>>& players) {
    const auto slot = slot_of(number, schedule_);
    const auto& lineup = schedule_.lineups[slot.lineup];
    std::vector<Player*> seated;
    std::vector<std::string> names;
    for (const int engine : lineup) {
      seated.push_back(players[static_cast<std::size_t>(engine)].get());
      names.push_back(seat_name(plan_, engine));
    }
    const auto opening = opening_of(slot.opening);
    const auto named = start_of(slot.opening);
    const auto start = named.position.empty()
                           ? plan_.start.clone()
                           : plan_.game.parse_position(named.position).value(); // it was listed
    auto played = play_game({.game = plan_.game,
                             .start = *start,
                             .start_name = named.name,
                             .opening = opening,
                             .swap = plan_.swap,
                             .players = seated,
                             .names = names,
                             .control = plan_.control,
                             .ply_limit = plan_.ply_limit,
                             .seed = mix(plan_.seed) + number * 16},
                            stop_);
    if (!played) return std::nullopt;
    return FinishedGame{
        .number = number, .opening = slot.opening, .lineup = lineup, .played = *std::move(played)};
  }

  [[nodiscard]] Opening opening_of(std::size_t index) const {
    if (const auto* const random = std::get_if<RandomOpenings>(&plan_.openings)) {
      // An opening that cannot be made is the start position; run_match has tried the first one.
      return random_opening(plan_.start, random->plies, plan_.seed, index).value_or(Opening());
    }
    const auto* const all = std::get_if<std::vector<Opening>>(&plan_.openings);
    return all == nullptr ? Opening() : (*all)[index % all->size()];
  }

  [[nodiscard]] ChosenStart start_of(std::size_t index) const {
    const auto* const all = std::get_if<NamedStarts>(&plan_.openings);
    return all == nullptr ? ChosenStart() : (*all)[index % all->size()];
  }

  const MatchPlan& plan_;
  Schedule schedule_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<FinishedGame> finished_;
  int done_ = 0;
};

/// The threads with their players. The destructor stops the games still running.
class Threads {
public:
  Threads(GameQueue& queue, PlayersOfThreads players)
      : queue_(queue), players_(std::move(players)) {
    for (const auto& own : players_) threads_.emplace_back([&] { queue_.play(own); });
  }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;
  ~Threads() {
    queue_.stop() = true;
    // Repeatedly: an engine notices it only while it searches.
    while (!queue_.all_done(static_cast<int>(threads_.size()))) {
      for (const auto& own : players_) {
        for (const auto& player : own) player->stop();
      }
      std::this_thread::sleep_for(5ms);
    }
  }

private:
  GameQueue& queue_;
  PlayersOfThreads players_;
  std::vector<std::jthread> threads_;
};

} // namespace

std::optional<Error> run_match(const MatchPlan& plan, MatchListener& listener) {
  if (const auto* const random = std::get_if<RandomOpenings>(&plan.openings)) {
    auto opening = random_opening(plan.start, random->plies, plan.seed, 0);
    if (!opening) return std::move(opening).error();
  }
  GameQueue queue(plan);
  const int threads = static_cast<int>(
      std::min<std::size_t>(static_cast<std::size_t>(plan.concurrency), plan.games));
  auto players = ready_players(plan, threads, queue.stop(), listener);
  if (queue.stop()) return std::nullopt; // the listener ended the match
  if (!players) return std::move(players).error();
  const Threads running(queue, *std::move(players));
  while (const auto finished = queue.take_finished(threads)) {
    for (const auto& game : *finished) {
      if (!listener.finished(game)) return std::nullopt;
    }
    if (!listener.waiting()) return std::nullopt;
  }
  return std::nullopt;
}

} // namespace howdah::match
