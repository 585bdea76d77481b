#include "wasm/forcing.hpp"

#include "core/text.hpp"
#include "engine/forced/forced_wins.hpp"
#include "wasm/json_writer.hpp"

#include <algorithm>

namespace howdah::wasm {
namespace {

/// The node limit of a question: more would take minutes.
constexpr std::uint64_t kMostNodes = 200'000'000;
/// Enough moves to choose a good one from.
constexpr std::size_t kMostSaves = 8;
/// Within how many plies a defender's own win is looked for.
constexpr int kCounterPlies = 3;

Error too_long() {
  return {{"this question takes too long", "cette question prend trop de temps"}};
}

struct KeptWins {
  std::string game{};
  std::string rules{};
  std::unique_ptr<ForcedWins> wins{};
};

Expected<ForcedWins*> wins_for(const Request& request) {
  static KeptWins kept;
  const auto rules = rules_of(request.setup);
  if (kept.wins == nullptr || kept.game != request.setup.game || kept.rules != rules) {
    auto made = make_forced_wins(request.setup.game, rules);
    if (!made) return tl::unexpected<Error>(std::move(made).error());
    (*made)->set_node_limit(kMostNodes);
    kept = {.game = request.setup.game, .rules = rules, .wins = *std::move(made)};
  }
  if (!request.plies) return fail({"plies are missing", "il manque plies"});
  if (auto error = kept.wins->set_game(line_of(request.setup))) {
    return tl::unexpected<Error>(*std::move(error));
  }
  return kept.wins.get();
}

void write_moves(JsonWriter& json, const std::vector<std::string>& moves) {
  json.open_array();
  for (const auto& move : moves) json.value(move);
  json.close_array();
}

} // namespace

std::string attack(const Request& request) {
  const auto wins = wins_for(request);
  if (!wins) return error_json(wins.error());
  const auto plies = (*wins)->shortest_win(static_cast<int>(*request.plies));
  const auto moves = plies ? (*wins)->winning_moves(*plies, 1) : std::nullopt;
  if (!moves) return error_json(too_long());
  JsonWriter json;
  json.open_object().key("plies").value(*plies);
  json.key("move").value(moves->empty() ? "" : moves->front());
  return json.close_object().take();
}

std::string defend(const Request& request) {
  const auto wins = wins_for(request);
  if (!wins) return error_json(wins.error());
  const int within = static_cast<int>(*request.plies);
  auto saves = (*wins)->saving_moves(within, kMostSaves);
  if (!saves) return error_json(too_long());
  Defence longest;
  if (saves->empty()) {
    const auto found = (*wins)->longest_defence(within);
    if (!found) return error_json(too_long());
    longest = *found;
  } else if (const auto counter = (*wins)->shortest_win(kCounterPlies); counter && *counter > 0) {
    const auto first = (*wins)->winning_moves(*counter, 1);
    if (first && !first->empty()) saves->assign(1, first->front());
  }
  JsonWriter json;
  json.open_object().key("saves");
  write_moves(json, *saves);
  json.key("longest").value(longest.move).key("plies").value(longest.plies);
  return json.close_object().take();
}

} // namespace howdah::wasm
