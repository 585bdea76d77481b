#include "training/balanced_search.hpp"

#include "core/random.hpp"
#include "games/setup.hpp"
#include "training/game_pair.hpp"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace howdah {
namespace {

/// Plays random moves; false when they end the game.
bool play_randomly(AnyState& state, int plies, Random& random, std::vector<std::string>& moves) {
  for (int ply = 0; ply < plies; ++ply) {
    const auto legal = state.legal_moves();
    moves.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    (void)state.play(moves.back()); // legal
    if (state.result().is_over()) return false;
  }
  return true;
}

/// So many of the moves, or all of them, picked by chance.
std::vector<std::string> sample(std::vector<std::string> moves, int number, Random& random) {
  const auto size = std::min(moves.size(), static_cast<std::size_t>(number));
  for (std::size_t i = 0; i < size; ++i) {
    const auto rest = static_cast<std::uint32_t>(moves.size() - i);
    std::swap(moves[i], moves[i + random.below(rest)]);
  }
  moves.resize(size);
  return moves;
}

/// The move whose value is nearest to 0; nothing when all are proved.
std::optional<std::string> balancing_move(std::span<const MoveValue> values) {
  const MoveValue* best = nullptr;
  for (const auto& each : values) {
    if (each.score.is_proved()) continue;
    if (best == nullptr || std::abs(each.score.centi()) < std::abs(best->score.centi())) {
      best = &each;
    }
  }
  return best == nullptr ? std::nullopt : std::optional(best->move);
}

std::optional<int> estimate_of(const std::optional<Score>& score) {
  if (!score || score->is_proved()) return std::nullopt;
  return score->centi();
}

/// Nothing unless the score is an estimate of that size at most.
std::optional<int> within(const std::optional<Score>& score, int width) {
  const auto value = estimate_of(score);
  return value && std::abs(*value) <= width ? value : std::nullopt;
}

/// Calls `work(i)` for every i below `number`, each on a thread of its own.
void in_parallel(std::size_t number, const auto& work) {
  std::vector<std::jthread> threads;
  for (std::size_t i = 1; i < number; ++i) threads.emplace_back(work, i);
  if (number > 0) work(std::size_t{0});
}

} // namespace

Expected<BalancedSearch> BalancedSearch::make(const AnyGame& game, const OpeningLimits& limits,
                                              int threads) {
  BalancedSearch search(game, limits);
  for (int i = 0; i < threads; ++i) {
    auto judge = OpeningJudge::make(game.name(), game.rules_text(), limits.table_bytes);
    if (!judge) return tl::unexpected<Error>(std::move(judge).error());
    search.judges_.push_back(*std::move(judge));
  }
  return search;
}

std::vector<std::uint64_t> BalancedSearch::keys_of(const BalancedList& list) const {
  std::vector<std::uint64_t> keys;
  for (const auto& start : list.starts) {
    const auto state = game_.start();
    (void)play_moves(*state, start.moves); // played before
    keys.push_back(state->symmetry_key());
  }
  return keys;
}

std::optional<BalancedSearch::Candidate>
BalancedSearch::candidate(OpeningJudge& judge, std::uint64_t chance,
                          std::span<const std::uint64_t> known) const {
  Random random(chance);
  const auto state = game_.start();
  Candidate found;
  auto& moves = found.start.moves;
  const int span = limits_.most_random_plies - limits_.least_random_plies + 1;
  const int plies =
      limits_.least_random_plies + static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
  const bool first_player_begins = plies % 2 == 1; // behind the balancing move
  if (!first_player_begins || !play_randomly(*state, plies, random, moves)) return std::nullopt;
  const auto compared = sample(state->legal_moves(), limits_.balancing_moves, random);
  const auto best = balancing_move(judge.values(*state, compared, limits_.balancing_nodes));
  if (!best) return std::nullopt;
  moves.push_back(*best);
  (void)state->play(*best); // legal
  found.key = state->symmetry_key();
  if (state->result().is_over() || std::ranges::find(known, found.key) != known.end()) {
    return std::nullopt;
  }
  const auto first = judge.value(*state, {.nodes = limits_.filter_nodes});
  if (!within(first, limits_.filter_width)) return std::nullopt;
  const auto second = judge.value(*state, {.nodes = limits_.judging_nodes});
  const auto value = within(second, limits_.accepted_width);
  if (!value) return std::nullopt;
  found.start.centi = *value;
  const auto points = play_pair(game_, *state, limits_.pair_nodes);
  if (!points) return std::nullopt; // not with an engine that judged the start
  found.start.half_points = *points;
  return found;
}

void BalancedSearch::advance(BalancedProgress& progress, std::size_t wanted) {
  auto known = keys_of(progress.list);
  std::vector<std::optional<Candidate>> found(judges_.size());
  in_parallel(found.size(), [&](std::size_t i) {
    found[i] = candidate(judges_[i], mix(progress.seed) + progress.tried + i, known);
  });
  for (auto& each : found) {
    if (progress.list.starts.size() >= wanted) return;
    ++progress.tried;
    if (!each || std::ranges::find(known, each->key) != known.end()) continue;
    known.push_back(each->key);
    progress.list.starts.push_back(std::move(each->start));
  }
}

std::vector<std::optional<int>> BalancedSearch::judge(std::span<const BalancedStart> starts) {
  std::vector<std::optional<int>> values(std::min(starts.size(), judges_.size()));
  in_parallel(values.size(), [&](std::size_t i) {
    const auto state = game_.start();
    (void)play_moves(*state, starts[i].moves); // played before
    values[i] = estimate_of(judges_[i].value(*state, limits_.verifying));
  });
  return values;
}

} // namespace howdah
