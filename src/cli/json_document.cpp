#include "cli/json_document.hpp"

#include "cli/game_choice.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {

nlohmann::ordered_json document(const AnyGame& game, const AnyState& state) {
  return {{"game", game.name()}, {"rules", game.rules_text()}, {"position", state.text()}};
}

void add_standing(nlohmann::ordered_json& document, const AnyGame& game, const AnyState& state) {
  const auto result = state.result();
  if (result.is_over()) {
    document["to_move"] = nullptr;
  } else {
    document["to_move"] = std::string{game.seat_letter(state.to_move())};
  }
  document["result"] = result_text(game, result);
}

std::string json_text(const nlohmann::ordered_json& document) {
  return document.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace howdah::cli
