#include "protocol/print.hpp"

#include "core/text.hpp"
#include "protocol/options.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah::protocol {

std::string score_text(Score score) {
  if (!score.is_proved()) return fmt::format("cp {}", score.centi());
  return fmt::format("win {}", score.is_win() ? score.plies() : -score.plies());
}

std::uint64_t nodes_per_second(std::uint64_t nodes, std::chrono::milliseconds time) {
  const auto elapsed = static_cast<double>(std::max<std::int64_t>(time.count(), 1));
  return static_cast<std::uint64_t>(static_cast<double>(nodes) * 1000.0 / elapsed);
}

std::string info_line(const SearchReport& report) {
  auto line = fmt::format(
      "info depth {} seldepth {} multipv {} score {} nodes {} nps {} hashfull "
      "{} time {}",
      report.depth, report.selective_depth, report.rank, score_text(report.score), report.nodes,
      nodes_per_second(report.nodes, report.time), report.table_permille, report.time.count());
  if (!report.line.empty()) line += " pv";
  for (const auto& move : report.line) line += concat(' ', move);
  return line + '\n';
}

std::string bestmove_line(const SearchResult& result) {
  return fmt::format("bestmove {}\n", result.best_move.empty() ? "(none)" : result.best_move);
}

std::string error_line(std::string_view what) {
  return fmt::format("info string error: {}\n", what);
}

std::string introduction(std::string_view program, std::string_view author,
                         std::string_view usual_rules) {
  auto text = fmt::format("id name {}\nid author {}\n", program, author);
  for (const auto& option : kNumberOptions) {
    text += fmt::format("option name {} type spin default {} min {} max {}\n", option.name,
                        option.usual, option.least, option.most);
  }
  text += fmt::format("option name {} type string default {}\n", kRulesOption, usual_rules);
  text += fmt::format("option name {} type check default false\n", kPieOption);
  text += fmt::format("option name {} type button\n", kClearHashOption);
  return text + "ugiok\n";
}

std::string response_line(std::string_view answer) {
  return answer.empty() ? "response\n" : fmt::format("response {}\n", answer);
}

std::string bench_lines(const BenchResult& result) {
  return fmt::format("info nodes {} nps {} time {}\nsignature {}\n", result.nodes,
                     nodes_per_second(result.nodes, result.time), result.time.count(),
                     result.nodes);
}

std::string drawing_lines(const Drawing& drawing) {
  std::string text;
  for (const auto& line : drawing.lines) {
    for (const auto& span : line) text += span.text;
    text += '\n';
  }
  return text;
}

std::string result_word(Result result) {
  if (!result.is_over()) return "none";
  return result.is_draw() ? "draw" : fmt::format("p{}win", result.winner() + 1);
}

} // namespace howdah::protocol
