#include "core/text.hpp"
#include "engine/samliam/table_attack.hpp"
#include "engine/samliam/threat_attack.hpp"
#include "engine/solver/solver_of.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"

namespace howdah {
namespace {

template <Attack A>
std::unique_ptr<Solver> solver_with(const typename A::Game& game,
                                    const typename A::Game::Position& position,
                                    const SolveQuestion& question, std::unique_ptr<A> attack) {
  return std::make_unique<SolverOf<A>>(game, position, question, std::move(attack));
}

std::unique_ptr<Solver> make_for(const siam::Siam& game, const siam::Position& position,
                                 const SolveQuestion& question) {
  using Plain = PlainAttack<siam::Siam>;
  const bool counts_plies = game.rules().limit != 0;
  return solver_with(game, position, question, std::make_unique<Plain>(game, counts_plies));
}

std::unique_ptr<Solver> make_for(const samliam::SamLiam& game, const samliam::Position& position,
                                 const SolveQuestion& question) {
  const Seat attacker = question.attacker.value_or(game.to_move(position));
  if (game.players() == 2 && !game.setting().strict()) {
    if (question.all_moves) {
      return solver_with(game, position, question,
                         std::make_unique<samliam::ThreatAttack<true>>(game, attacker));
    }
    return solver_with(game, position, question,
                       std::make_unique<samliam::ThreatAttack<false>>(game, attacker));
  }
  if (game.players() > 2 && !question.all_moves) {
    return solver_with(game, position, question,
                       std::make_unique<samliam::TableAttack>(game, attacker));
  }
  return solver_with(game, position, question,
                     std::make_unique<PlainAttack<samliam::SamLiam>>(game, true));
}

template <Game G>
Expected<std::unique_ptr<Solver>> make(const SolveQuestion& question) {
  const auto game = G::make(question.rules);
  if (!game) return tl::unexpected<Error>(game.error());
  auto position = game->start();
  if (!question.position.empty()) {
    const auto parsed = game->parse_position(question.position);
    if (!parsed) return tl::unexpected<Error>(parsed.error());
    position = *parsed;
  }
  if (game->result(position).is_over()) {
    return fail({"the game is over: there is nothing to solve",
                 "la partie est finie : il n'y a rien à résoudre"});
  }
  return make_for(*game, position, question);
}

} // namespace

Expected<std::unique_ptr<Solver>> make_solver(const SolveQuestion& question) {
  if (question.game == siam::Siam::kName) return make<siam::Siam>(question);
  if (question.game == samliam::SamLiam::kName) return make<samliam::SamLiam>(question);
  return fail({concat("there is no game '", quotable(question.game), "'"),
               concat("il n'y a pas de jeu « ", quotable(question.game), " »")});
}

} // namespace howdah
