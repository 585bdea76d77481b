#include "engine/samliam/multiplayer_attack.hpp"
#include "engine/samliam/samliam_engine.hpp"
#include "engine/samliam/threat_attack.hpp"
#include "engine/solver/solver_of.hpp"

namespace howdah::samliam {
namespace {

std::unique_ptr<Solver> make_for(const SamLiam& game, const Position& position,
                                 const SolveQuestion& question) {
  const Seat attacker = question.attacker.value_or(game.to_move(position));
  if (game.players() == 2 && !game.setting().strict()) {
    if (question.all_moves) {
      return make_solver_of(game, position, question,
                            std::make_unique<ThreatAttack<true>>(game, attacker));
    }
    return make_solver_of(game, position, question,
                          std::make_unique<ThreatAttack<false>>(game, attacker));
  }
  if (game.players() > 2 && !question.all_moves) {
    return make_solver_of(game, position, question,
                          std::make_unique<MultiplayerAttack>(game, attacker));
  }
  return make_solver_of(game, position, question,
                        std::make_unique<PlainAttack<SamLiam>>(game, true));
}

} // namespace

Expected<std::unique_ptr<Solver>> make_samliam_solver(const SolveQuestion& question) {
  return solve_with<SamLiam>(question, [&](const SamLiam& game, const Position& position) {
    return make_for(game, position, question);
  });
}

} // namespace howdah::samliam
