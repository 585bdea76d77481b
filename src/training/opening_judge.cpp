#include "training/opening_judge.hpp"

#include <algorithm>
#include <map>

namespace howdah {

Expected<OpeningJudge> OpeningJudge::make(std::string_view game, std::string_view rules,
                                          std::size_t table_bytes) {
  auto engine = make_engine(game, rules);
  if (!engine) return tl::unexpected<Error>(std::move(engine).error());
  (*engine)->set_table_size(table_bytes);
  return OpeningJudge(*std::move(engine));
}

std::optional<Score> OpeningJudge::value(const AnyState& state, const SearchLimits& limits) {
  if (state.result().is_over()) return std::nullopt;
  engine_->forget();
  // Neither can fail: the text is the state's own, and the limits name no moves.
  (void)engine_->set_game({.start = state.text()});
  (void)engine_->begin(limits, {});
  const auto report = engine_->think([](const SearchReport&) {}).report;
  return report ? std::optional(report->score) : std::nullopt;
}

std::vector<MoveValue> OpeningJudge::values(const AnyState& state, std::vector<std::string> moves,
                                            std::uint64_t nodes) {
  engine_->forget();
  (void)engine_->set_game({.start = state.text()});
  const SearchOptions options{.lines = std::clamp(static_cast<int>(moves.size()), 1, kMaxLines)};
  if (engine_->begin({.nodes = nodes, .moves = std::move(moves)}, options)) return {};
  // Deeper searches report all moves again: the last report of each counts.
  std::map<std::string, Score, std::less<>> scores;
  (void)engine_->think([&](const SearchReport& report) {
    if (!report.line.empty()) scores.insert_or_assign(report.line.front(), report.score);
  });
  std::vector<MoveValue> values;
  values.reserve(scores.size());
  for (const auto& [move, score] : scores) values.push_back({.move = move, .score = score});
  return values;
}

} // namespace howdah
