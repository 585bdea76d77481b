// A setup opened as the types of its game, for code that is a template over the `Game` concept.
#pragma once

#include "games/game.hpp"
#include "games/setup.hpp"

#include <utility>

namespace howdah {

template <Game G>
struct TypedGame {
  G game;
  typename G::Position position; // after the moves
};

/// `open_game`, with its errors. `setup.game` names G; what came before the position is forgotten.
template <Game G>
[[nodiscard]] Expected<TypedGame<G>> open_typed(const GameSetup& setup) {
  const auto open = open_game(setup);
  if (!open) return tl::unexpected<Error>(open.error());
  auto game = G::make(open->game->rules_text());
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  auto position = game->parse_position(open->state->text());
  if (!position) return tl::unexpected<Error>(std::move(position).error());
  return TypedGame<G>{.game = *std::move(game), .position = *std::move(position)};
}

} // namespace howdah
