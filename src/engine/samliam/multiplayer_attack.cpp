#include "engine/samliam/multiplayer_attack.hpp"

#include "engine/samliam/tuning.hpp"
#include "engine/solver/certify.hpp"
#include "games/samliam/threats.hpp"

#include <array>

namespace howdah::samliam {

MultiplayerAttack::MultiplayerAttack(const SamLiam& game, Seat attacker)
    : game_(game), attacker_(attacker), list_(std::make_unique<MoveList>()) {}

void MultiplayerAttack::list_moves(const Position& position,
                                   std::vector<AttackMove<SamLiam>>& moves) {
  if (game_.in_hand(position, attacker_) == 0) return; // SAMs of the first phase alone
  const FigureTable& figures = *game_.setting().figures;
  std::array<bool, kPoints> opens{};
  for (int lane = 0; lane < position.lanes; ++lane) {
    for_each_figure(position.counts_of(attacker_)[lane].half_filled(), lane, [&](int figure) {
      for (const Point point : figures[figure].points) {
        if (fills(position.at(cell_of(point)), corner_of(point), attacker_)) continue;
        opens[static_cast<std::size_t>(placement_for(position, point, attacker_))] = true;
      }
    });
  }
  game_.legal_moves(position, *list_);
  for (const Move move : *list_) {
    if (opens[static_cast<std::size_t>(move.placed())]) moves.push_back({.move = move});
  }
}

std::optional<int> MultiplayerAttack::sees_win(const Position& position, int /*plies*/) {
  return winning_move(position) ? std::optional(1) : std::nullopt;
}

Plan<SamLiam> MultiplayerAttack::plan(const Position& position, int /*plies*/) {
  const auto move = winning_move(position);
  if (!move) return {};
  return {{.move = *move, .finish = {}}};
}

std::optional<Move> MultiplayerAttack::winning_move(const Position& position) {
  if (!has_open_figure(position, attacker_)) return std::nullopt;
  game_.legal_moves(position, *list_);
  Position after = position;
  for (const Move move : *list_) {
    move_triangle(game_.setting(), after, move);
    const bool complete = has_complete_figure(after, attacker_);
    move_triangle_back(game_.setting(), after, move);
    if (complete) return move;
  }
  return std::nullopt;
}

std::optional<ForcedWin> find_forced_win(const SamLiam& game, const Position& position,
                                         std::uint64_t expansions,
                                         const std::function<bool()>& go_on) {
  const Seat attacker = position.mover;
  MultiplayerAttack attack(game, attacker);
  const SolveListener listener = [&](const SolveState&) { return go_on(); };
  // A SAM per round of all players, and the placement that ends the game.
  for (int sams = 0; sams <= kMultiplayerTuning.forced_win_rounds; ++sams) {
    const int plies = sams * game.players() + 1;
    Prover<MultiplayerAttack> prover(game, position, attacker, plies, attack);
    const auto state = prover.run({.expansions = expansions}, listener);
    if (state.verdict == SolveVerdict::won) {
      return ForcedWin{.move = Certifier<MultiplayerAttack>(game, prover, attack).first_move(),
                       .plies = plies};
    }
    if (state.verdict == SolveVerdict::open) return std::nullopt;
  }
  return std::nullopt;
}

} // namespace howdah::samliam
