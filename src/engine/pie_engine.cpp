#include "engine/pie_engine.hpp"

#include "core/random.hpp"
#include "engine/pie.hpp"
#include "games/setup.hpp"

#include <algorithm>
#include <cstdlib>

namespace howdah {
namespace {

/// What the first player may expect of a move after which the other chooses the better side.
Score after_choice(Score score) {
  if (score.is_proved()) return Score::loss_in(score.plies() + 1);
  return Score::estimate(-std::abs(score.centi()));
}

/// What the second player may expect who swaps: what the first one could.
Score after_swap(Score score) {
  if (!score.is_proved()) return Score::estimate(-score.centi());
  return score.is_win() ? Score::loss_in(score.plies()) : Score::win_in(score.plies());
}

/// For the engine inside, which knows nothing of the rule.
SearchOptions plain(SearchOptions options) {
  options.pie = false;
  return options;
}

SearchResult answer_of(std::string move, Score score) {
  SearchReport report{.score = score, .line = {move}};
  return {.best_move = std::move(move), .report = std::move(report)};
}

} // namespace

std::optional<Error> PieEngine::set_game(const GameLine& line) {
  auto error = inner_->set_game(line);
  if (!error) line_ = line;
  return error;
}

bool PieEngine::plays_pie(const SearchLimits& limits, const SearchOptions& options) const {
  // Who wants several lines, or an opinion on certain moves, asks about moves, not about a swap.
  return options.pie && line_.moves.size() <= 1 && !line_.swapped && limits.moves.empty() &&
         options.lines == 1;
}

void PieEngine::consult_map(const SearchOptions& options) {
  if (map_ == nullptr) return;
  if (!line_.start.empty() && line_.start != game_->start()->text()) return;
  if (line_.moves.empty()) {
    std::vector<Score> scores;
    for (const auto& entry : map_->entries) scores.push_back(entry.score);
    const auto& chosen = map_->entries[choose_first_move(scores, options.level, options.seed)];
    const auto size = static_cast<std::uint32_t>(chosen.moves.size());
    const auto& move = chosen.moves[Random(mix(options.seed)).below(size)];
    answer_ = answer_of(move, after_choice(chosen.score));
    task_ = Task::answered;
  } else if (const auto* const played = map_->find(line_.moves.front())) {
    task_ = Task::move;
    if (!should_swap(played->score, options.level, options.seed)) return;
    answer_ = answer_of(kSwapMove, after_swap(played->score));
    task_ = Task::answered;
  }
}

std::optional<Error> PieEngine::begin(const SearchLimits& limits, const SearchOptions& options) {
  level_ = options.level;
  seed_ = options.seed;
  task_ = Task::move;
  if (plays_pie(limits, options)) {
    task_ = line_.moves.empty() ? Task::first_move : Task::move_or_swap;
    consult_map(options);
  }
  switch (task_) {
  case Task::answered: return std::nullopt;
  case Task::first_move: return begin_first_move(limits, options);
  default: return inner_->begin(limits, plain(options));
  }
}

/// All moves are searched and reported, one of each kind.
std::optional<Error> PieEngine::begin_first_move(const SearchLimits& limits,
                                                 const SearchOptions& options) {
  const auto start = open_start(*game_, line_.start);
  if (!start) return start.error();
  auto every_move = limits;
  for (const auto& group : moves_by_symmetry(**start)) every_move.moves.push_back(group.front());
  auto every_line = plain(options);
  every_line.lines = std::clamp(static_cast<int>(every_move.moves.size()), 1, kMaxLines);
  return inner_->begin(every_move, every_line);
}

SearchResult PieEngine::search_first_move(const SearchListener& listener) {
  // The last report of each move counts; deeper searches report all of them again.
  std::vector<SearchReport> reports;
  auto result = inner_->think([&](const SearchReport& report) {
    if (report.line.empty()) return;
    const auto same = std::ranges::find_if(
        reports, [&](const SearchReport& each) { return each.line[0] == report.line[0]; });
    if (same != reports.end()) {
      *same = report;
    } else {
      reports.push_back(report);
    }
  });
  if (reports.empty()) return result;
  std::vector<Score> scores;
  for (const auto& report : reports) scores.push_back(after_swap(report.score));
  auto report = reports[choose_first_move(scores, level_, seed_)];
  report.rank = 1;
  report.score = after_choice(report.score);
  result.best_move = report.line[0];
  listener(report);
  result.report = std::move(report);
  return result;
}

SearchResult PieEngine::think(const SearchListener& listener) {
  if (task_ == Task::answered) {
    listener(*answer_.report);
    return answer_;
  }
  if (task_ == Task::first_move) return search_first_move(listener);
  auto result = inner_->think(listener);
  if (task_ != Task::move_or_swap || !result.report) return result;
  if (!should_swap(result.report->score, level_, seed_)) return result;
  result.best_move = kSwapMove;
  result.report->score = after_swap(result.report->score);
  result.report->line = {kSwapMove};
  listener(*result.report);
  return result;
}

void PieEngine::help(int helper) {
  if (task_ != Task::answered) inner_->help(helper);
}

} // namespace howdah
