#include "wasm/openings.hpp"

#include "engine/first_moves.hpp"
#include "games/start_choice.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/score_json.hpp"

namespace howdah::wasm {

std::string balanced_start_json(const Request& request) {
  const auto game = make_game(request.setup.game, request.setup.rules);
  if (!game) return error_json(game.error());
  const auto lists = parse_balanced_lists(request.text);
  if (!lists) return error_json(lists.error());
  const auto& wanted = request.setup.start;
  if (!names_balanced_start(wanted)) {
    return error_json(
        {{concat("a balanced start is balanced or balanced:N, not '", quotable(wanted), "'"),
          concat("un départ équilibré s'écrit balanced ou balanced:N, non « ", quotable(wanted),
                 " »")}});
  }
  const auto chosen = choose_start(**game, wanted, request.seed, *lists);
  if (!chosen) return error_json(chosen.error());
  const auto* const list = find_balanced(*lists, (*game)->name(), (*game)->rules_text());
  JsonWriter json;
  json.open_object().key("starts").value(list->starts.size());
  json.key("start").value(chosen->position).key("name").value(chosen->name);
  return json.close_object().take();
}

std::string first_moves_json(const Request& request) {
  const auto game = make_game(request.setup.game, request.setup.rules);
  if (!game) return error_json(game.error());
  const auto maps = parse_first_move_maps(request.text);
  if (!maps) return error_json(maps.error());
  const auto* const map = find_map(*maps, (*game)->name(), (*game)->rules_text());
  JsonWriter json;
  if (map == nullptr) return json.null().take();
  json.open_array();
  for (const auto& entry : map->entries) {
    json.open_object();
    write_score(json, entry.score);
    json.key("share").value(share_of(entry.score)).key("moves").open_array();
    for (const auto& move : entry.moves) json.value(move);
    json.close_array().close_object();
  }
  return json.close_array().take();
}

} // namespace howdah::wasm
