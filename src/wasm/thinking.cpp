#include "wasm/thinking.hpp"

#include "engine/bench.hpp"
#include "wasm/json_writer.hpp"

namespace howdah::wasm {
namespace {

constexpr std::size_t kTableBytes = std::size_t{32} << 20U; // what a phone can spare

struct Kept {
  std::string game{};
  std::string rules{};
  std::unique_ptr<Engine> engine{};
};

Expected<Engine*> engine_for(const Request& request) {
  static Kept kept;
  const auto rules = rules_of(request);
  if (kept.engine == nullptr || kept.game != request.game || kept.rules != rules) {
    auto made = make_engine(request.game, rules);
    if (!made) return tl::unexpected<Error>(std::move(made).error());
    (*made)->set_table_size(kTableBytes);
    kept = {.game = request.game, .rules = rules, .engine = *std::move(made)};
  }
  return kept.engine.get();
}

void write_report(JsonWriter& json, const SearchReport& report) {
  json.open_object().key("depth").value(report.depth).key("nodes").value(report.nodes);
  json.key("time").value(report.time.count());
  json.key(report.score.is_proved() ? "win" : "centi");
  // As the protocol writes it: a loss in N plies is a win in -N.
  json.value(!report.score.is_proved() ? report.score.centi()
             : report.score.is_win()   ? report.score.plies()
                                       : -report.score.plies());
  json.key("line").open_array();
  for (const auto& move : report.line) json.value(move);
  json.close_array().close_object();
}

} // namespace

std::string think(const Request& request, const ReportListener& listener) {
  const auto engine = engine_for(request);
  if (!engine) return error_json(engine.error());
  if (const auto error = (*engine)->set_game({.start = request.start, .moves = request.moves})) {
    return error_json(*error);
  }
  SearchLimits limits;
  if (request.time) limits.move_time = std::chrono::milliseconds(*request.time);
  if (request.depth) limits.depth = static_cast<int>(*request.depth);
  SearchOptions options;
  if (request.level) options.level = static_cast<int>(*request.level);
  options.seed = request.seed;
  if (const auto error = (*engine)->begin(limits, options)) return error_json(*error);
  const auto result = (*engine)->think([&](const SearchReport& report) {
    JsonWriter json;
    write_report(json, report);
    listener(json.take());
  });
  JsonWriter json;
  json.open_object().key("move").value(result.best_move).key("nodes").value(result.nodes);
  json.key("report");
  if (result.report) {
    write_report(json, *result.report);
  } else {
    json.null();
  }
  return json.close_object().take();
}

std::string bench(std::string_view game) {
  const auto result = run_bench(game, [](int, int, std::uint64_t) {});
  if (!result) return error_json(result.error());
  JsonWriter json;
  json.open_object().key("nodes").value(result->nodes);
  return json.key("time").value(result->time.count()).close_object().take();
}

} // namespace howdah::wasm
