#include "terminal/fair_start.hpp"

#include "games/start_choice.hpp"

namespace howdah::terminal {

FairStart fair_start_of(const play::Opening& opening) {
  if (opening.swap == play::SwapRule::pie) return FairStart::pie;
  return opening.start_name.empty() ? FairStart::booklet : FairStart::balanced;
}

std::optional<Error> set_fair_start(play::Opening& opening, FairStart start, std::uint64_t chance) {
  const auto game = make_game(opening.setup.game, opening.setup.rules);
  if (!game) return game.error();
  if (start == FairStart::pie && (*game)->players() != 2) return swap_needs_two_players();
  ChosenStart chosen;
  if (start == FairStart::balanced) {
    auto found = choose_start(**game, kBalancedStart, chance, balanced_lists());
    if (!found) return std::move(found).error();
    chosen = *std::move(found);
  }
  opening.swap = start == FairStart::pie ? play::SwapRule::pie : play::SwapRule::none;
  opening.setup.start = std::move(chosen.position);
  opening.start_name = std::move(chosen.name);
  return std::nullopt;
}

play::Opening next_opening(const play::Opening& opening, std::uint64_t chance) {
  auto next = opening;
  // A record may name a start that these rules have no list of.
  if (set_fair_start(next, fair_start_of(opening), chance)) {
    (void)set_fair_start(next, FairStart::booklet, chance);
  }
  return next;
}

Phrase fair_start_name(FairStart start) {
  switch (start) {
  case FairStart::booklet: return {"as in the booklet", "comme dans le livret"};
  case FairStart::pie: return {"pie rule", "règle du gâteau"};
  case FairStart::balanced: return {"balanced", "équilibré"};
  }
  return {};
}

Phrase fair_start_help(FairStart start) {
  switch (start) {
  case FairStart::booklet:
    return {"The booklet's start favours the first player; between equal players the pie rule or "
            "a balanced start is fairer.",
            "Le départ du livret avantage le premier joueur ; entre joueurs de même force, la "
            "règle du gâteau ou un départ équilibré sont plus justes."};
  case FairStart::pie:
    return {"Recommended: after the first move the second player may swap sides.",
            "Recommandé : après le premier coup, le second joueur peut échanger les camps."};
  case FairStart::balanced:
    return {"Recommended: the game begins some moves on, from a position chosen by chance in which "
            "neither side is better.",
            "Recommandé : la partie commence quelques coups plus loin, dans une position tirée au "
            "sort où aucun camp n'est favorisé."};
  }
  return {};
}

} // namespace howdah::terminal
