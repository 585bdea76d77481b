#include "puzzles/miner.hpp"

#include "core/random.hpp"
#include "engine/engine.hpp"
#include "puzzles/proof.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace howdah::puzzles {
namespace {

constexpr std::size_t kTableBytes = std::size_t{4} << 20U;
/// The levels that play: mistakes must happen, but not in every move.
constexpr int kLowestLevel = 3;
constexpr int kHighestLevel = 9;
/// Longer games are abandoned.
constexpr std::size_t kLongestGame = 120;
constexpr std::uint32_t kMostOpeningPlies = 6;
/// Where the engine at full strength sees no win, or one that is too long, wins are searched within
/// so many plies.
constexpr int kShortWin = 3;
/// One game gives no more puzzles of a goal than this: the later ones would go on from the first.
constexpr int kMostOfAGame = 1;
/// The attempts of a level at the first move, and how many of them must succeed.
constexpr int kTries = 3;
constexpr int kFinds = 2;

class Miner {
public:
  explicit Miner(const MiningPlan& plan) : plan_(plan), random_(plan.seed) {
    found_.game = plan.game;
  }

  Expected<Collection> run(const MiningListener& listener) {
    for (const auto& rules : plan_.rules) {
      auto judge = make_judge(plan_.game, rules);
      if (!judge) return tl::unexpected<Error>(std::move(judge).error());
      auto engine = make_engine(plan_.game, rules);
      if (!engine) return tl::unexpected<Error>(std::move(engine).error());
      (*engine)->set_table_size(kTableBytes);
      judge->wins->set_node_limit(plan_.nodes);
      tables_.push_back({.judge = *std::move(judge), .engine = *std::move(engine)});
    }
    for (const auto& puzzle : plan_.already) {
      auto judge = make_judge(plan_.game, puzzle.rules);
      if (!judge) return tl::unexpected<Error>(std::move(judge).error());
      const auto state = judge->game->parse_position(puzzle.position);
      if (!state) return tl::unexpected<Error>(state.error());
      keep(**state, puzzle);
    }
    for (int games = 1; !has_enough() && games <= plan_.most_games; ++games) {
      play_game(tables_[static_cast<std::size_t>(games) % tables_.size()]);
      listener(games, found_);
    }
    std::ranges::sort(found_.puzzles, {}, [](const Puzzle& puzzle) {
      return std::tuple(puzzle.grade, puzzle.plies, puzzle.difficulty.level, puzzle.id);
    });
    return std::move(found_);
  }

private:
  /// The engines that play and judge a game.
  struct Table {
    Judge judge;
    std::unique_ptr<Engine> engine;
  };

  [[nodiscard]] int still_wanted(Goal goal, int plies) const {
    const auto wanted = plan_.wanted.find({goal, plies});
    if (wanted == plan_.wanted.end()) return 0;
    return wanted->second -
           static_cast<int>(std::ranges::count_if(found_.puzzles, [&](const Puzzle& puzzle) {
             return puzzle.goal == goal && puzzle.plies == plies;
           }));
  }
  [[nodiscard]] bool has_enough() const {
    return std::ranges::all_of(plan_.wanted, [&](const auto& wanted) {
      return still_wanted(wanted.first.first, wanted.first.second) <= 0;
    });
  }
  /// The most plies for which one of that goal is still wanted; 0 when none is.
  [[nodiscard]] int most_plies(Goal goal) const {
    int most = 0;
    for (const auto& [kind, number] : plan_.wanted) {
      if (kind.first == goal && still_wanted(goal, kind.second) > 0) {
        most = std::max(most, kind.second);
      }
    }
    return most;
  }

  void play_game(Table& table) {
    const auto state = table.judge.game->start();
    const auto opening = random_.below(kMostOpeningPlies + 1);
    std::array<int, 2> levels{};
    for (int& level : levels) {
      level = kLowestLevel + static_cast<int>(random_.below(kHighestLevel - kLowestLevel + 1));
    }
    const auto seed = random_.next();
    std::vector<std::string> moves;
    std::array<int, 2> taken{};
    while (!state->result().is_over() && moves.size() < kLongestGame) {
      if (moves.size() < opening) {
        const auto legal = state->legal_moves();
        moves.push_back(legal[random_.below(static_cast<std::uint32_t>(legal.size()))]);
      } else {
        const GameLine line{.start = {}, .moves = moves};
        examine(table, *state, think(*table.engine, line, kMaxLevel, plan_.hint_nodes, seed),
                taken);
        const int level = levels[static_cast<std::size_t>(state->to_move())];
        moves.push_back(think(*table.engine, line, level, plan_.play_nodes, seed).best_move);
      }
      (void)state->play(moves.back());
    }
  }

  [[nodiscard]] static SearchResult think(Engine& engine, const GameLine& line, int level,
                                          std::uint64_t nodes, std::uint64_t seed) {
    SearchLimits limits;
    limits.nodes = nodes;
    (void)engine.set_game(line);
    (void)engine.begin(limits, {.level = level, .seed = seed});
    return engine.think([](const SearchReport&) {});
  }

  void examine(Table& table, const AnyState& state, const SearchResult& thought,
               std::array<int, 2>& taken) {
    Puzzle puzzle;
    puzzle.rules = table.judge.game->rules_text();
    puzzle.position = state.text();
    const auto score = thought.report ? thought.report->score : Score::estimate(0);
    auto& wins = taken[static_cast<std::size_t>(Goal::win)];
    auto& defences = taken[static_cast<std::size_t>(Goal::defend)];
    if (!score.is_loss() && wins < kMostOfAGame) {
      const int wanted = most_plies(Goal::win);
      const bool seen = score.is_win() && score.plies() <= wanted;
      const int most = seen ? score.plies() : std::min(wanted, kShortWin);
      if (most > 0 && find_win(table.judge, puzzle, most) && add(table, state, puzzle)) {
        ++wins;
        return;
      }
    }
    if (!score.is_proved() && defences < kMostOfAGame) {
      const int most = most_plies(Goal::defend);
      if (most > 0 && find_defence(table.judge, puzzle, most) && add(table, state, puzzle)) {
        ++defences;
      }
    }
  }

  /// Measures and keeps a puzzle, unless there is one like it or none of its kind is wanted.
  bool add(Table& table, const AnyState& state, Puzzle& puzzle) {
    if (still_wanted(puzzle.goal, puzzle.plies) <= 0) return false;
    puzzle.id = id_of(plan_.game, puzzle);
    if (ids_.contains(puzzle.id) || seen_.contains({puzzle.goal, state.symmetry_key()})) {
      return false;
    }
    const auto counted = count_difficulty(table.judge, puzzle);
    if (!counted) return false;
    puzzle.difficulty = *counted;
    puzzle.difficulty.level = lowest_level(*table.engine, puzzle);
    puzzle.grade = grade_of(puzzle);
    keep(state, puzzle);
    return true;
  }
  void keep(const AnyState& state, const Puzzle& puzzle) {
    ids_.insert(puzzle.id);
    seen_.emplace(puzzle.goal, state.symmetry_key());
    found_.puzzles.push_back(puzzle);
  }

  [[nodiscard]] int lowest_level(Engine& engine, const Puzzle& puzzle) const {
    int level = kHighestLevelAsked + 1;
    while (level > kMinLevel && finds(engine, puzzle, level - 1)) --level;
    return level;
  }
  [[nodiscard]] bool finds(Engine& engine, const Puzzle& puzzle, int level) const {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= kTries; ++seed) {
      engine.forget();
      const auto thought = think(engine, {.start = puzzle.position}, level, plan_.try_nodes, seed);
      if (thought.best_move == puzzle.solution.front()) ++found;
    }
    return found >= kFinds;
  }

  const MiningPlan& plan_;
  Random random_;
  std::vector<Table> tables_;
  Collection found_;
  std::set<std::string> ids_;
  std::set<std::pair<Goal, std::uint64_t>> seen_;
};

} // namespace

Expected<Collection> mine(const MiningPlan& plan, const MiningListener& listener) {
  return Miner(plan).run(listener);
}

} // namespace howdah::puzzles
