// The JSON documents that --json asks for. Their keys are documented in docs/command-line.md.
#pragma once

#include "games/any_game.hpp"

#include <nlohmann/json_fwd.hpp>

namespace howdah::cli {

/// A document with the common keys: "game", "rules" and "position".
[[nodiscard]] nlohmann::ordered_json document(const AnyGame& game, const AnyState& state);

/// Adds "to_move", a player's letter or null when the game is over, and "result".
void add_standing(nlohmann::ordered_json& document, const AnyGame& game, const AnyState& state);

/// On one line. Bytes that are not UTF-8 are replaced.
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& document);

} // namespace howdah::cli
