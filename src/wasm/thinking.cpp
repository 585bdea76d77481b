#include "wasm/thinking.hpp"

#include "engine/bench.hpp"
#include "engine/judgement.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/score_json.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace howdah::wasm {
namespace {

constexpr std::size_t kTableBytes = std::size_t{32} << 20U; // what a phone can spare

struct KeptEngine {
  std::string game{};
  std::string rules{};
  std::unique_ptr<Engine> engine{};
};

Expected<Engine*> engine_for(const Request& request) {
  static KeptEngine kept;
  const auto rules = rules_of(request.setup);
  if (kept.engine == nullptr || kept.game != request.setup.game || kept.rules != rules) {
    auto made = make_engine(request.setup.game, rules);
    if (!made) return tl::unexpected<Error>(std::move(made).error());
    (*made)->set_table_size(kTableBytes);
    kept = {.game = request.setup.game, .rules = rules, .engine = *std::move(made)};
  }
  return kept.engine.get();
}

constexpr int kWhole = 1000;

/// The expected scores by seat, in thousandths. With two players they follow from the score.
std::vector<int> shares_of(const SearchReport& report, const OpenGame& played) {
  if (!report.shares.empty()) return report.shares;
  const int share = share_of(report.score);
  std::vector<int> shares(static_cast<std::size_t>(played.game->players()), kWhole - share);
  shares[static_cast<std::size_t>(played.state->to_move())] = share;
  return shares;
}

void write_report(JsonWriter& json, const SearchReport& report, const OpenGame& played) {
  json.open_object().key("depth").value(report.depth).key("rank").value(report.rank);
  json.key("nodes").value(report.nodes).key("time").value(report.time.count());
  write_score(json, report.score);
  json.key("shares").open_array();
  for (const int share : shares_of(report, played)) json.value(share);
  json.close_array().key("line").open_array();
  for (const auto& move : report.line) json.value(move);
  json.close_array().close_object();
}

/// The best moves as last reported. They come together, but for a better move found in a search
/// that ended before it came to the others: those stay as they were.
class BestLines {
public:
  void hear(const SearchReport& report) {
    if (report.rank == 1) {
      before_ = std::exchange(lines_, {});
    }
    lines_.push_back(report);
  }

  [[nodiscard]] std::vector<SearchReport> take(std::size_t most) && {
    for (auto& report : before_) {
      const auto same = [&](const SearchReport& line) { return line.line[0] == report.line[0]; };
      if (lines_.size() >= most || std::ranges::any_of(lines_, same)) continue;
      report.rank = static_cast<int>(lines_.size()) + 1;
      lines_.push_back(std::move(report));
    }
    return std::move(lines_);
  }

private:
  std::vector<SearchReport> lines_{};
  std::vector<SearchReport> before_{};
};

SearchLimits limits_of(const Request& request) {
  SearchLimits limits;
  if (request.time) limits.move_time = std::chrono::milliseconds(*request.time);
  if (request.depth) limits.depth = static_cast<int>(*request.depth);
  limits.moves = request.only;
  return limits;
}

SearchOptions options_of(const Request& request) {
  SearchOptions options;
  if (request.level) options.level = static_cast<int>(*request.level);
  options.seed = request.seed;
  options.lines = static_cast<int>(request.lines);
  options.pie = request.pie;
  return options;
}

/// The game of a request, and an engine set to it.
struct Asked {
  OpenGame played;
  Engine* engine;
};

Expected<Asked> prepare(const Request& request) {
  auto played = open_game(request.setup);
  if (!played) return tl::unexpected<Error>(std::move(played).error());
  const auto engine = engine_for(request);
  if (!engine) return tl::unexpected<Error>(engine.error());
  if (auto error = (*engine)->set_game(line_of(request.setup))) {
    return tl::unexpected<Error>(*std::move(error));
  }
  return Asked{.played = *std::move(played), .engine = *engine};
}

} // namespace

std::string think(const Request& request, const ReportListener& listener) {
  const auto asked = prepare(request);
  if (!asked) return error_json(asked.error());
  if (const auto error = asked->engine->begin(limits_of(request), options_of(request))) {
    return error_json(*error);
  }
  BestLines lines;
  const auto result = asked->engine->think([&](const SearchReport& report) {
    lines.hear(report);
    JsonWriter json;
    write_report(json, report, asked->played);
    listener(json.take());
  });
  JsonWriter json;
  json.open_object().key("move").value(result.best_move).key("nodes").value(result.nodes);
  json.key("report");
  if (result.report) {
    write_report(json, *result.report, asked->played);
  } else {
    json.null();
  }
  json.key("lines").open_array();
  for (const auto& line : std::move(lines).take(request.lines)) {
    write_report(json, line, asked->played);
  }
  return json.close_array().close_object().take();
}

std::string judge(const Request& request) {
  const auto asked = prepare(request);
  if (!asked) return error_json(asked.error());
  const auto judged =
      howdah::judge(request.move, [&](SearchLimits limits) -> Expected<SearchResult> {
        const auto own = limits_of(request);
        limits.move_time = own.move_time;
        if (!limits.depth) limits.depth = own.depth;
        if (auto error = asked->engine->begin(limits, options_of(request))) {
          return tl::unexpected<Error>(*std::move(error));
        }
        return asked->engine->think([](const SearchReport&) {});
      });
  if (!judged) return error_json(judged.error());
  JsonWriter json;
  if (!*judged) return json.null().take();
  const auto& [best, played, lost, mark] = **judged;
  json.open_object().key("best");
  write_report(json, best, asked->played);
  json.key("played");
  write_report(json, played, asked->played);
  json.key("lost").value(std::lround(kWhole * lost));
  return json.key("mark").value(mark).close_object().take();
}

std::string bench(std::string_view game) {
  const auto result = run_bench(game, [](int, int, std::uint64_t) {});
  if (!result) return error_json(result.error());
  JsonWriter json;
  json.open_object().key("nodes").value(result->nodes);
  return json.key("time").value(result->time.count()).close_object().take();
}

} // namespace howdah::wasm
