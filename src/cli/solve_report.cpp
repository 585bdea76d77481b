#include "cli/solve_report.hpp"

#include "cli/json_document.hpp"
#include "cli/message.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

/// What exactly was asked, for the answer.
Phrase scope_words(const SolveQuestion& question, const Solver& solver) {
  Phrase words;
  if (question.plies) {
    words = *question.plies == 1
                ? Message(" within 1 ply", " en 1 coup").with()
                : Message(" within {0} plies", " en {0} coups").with(*question.plies);
  }
  if (solver.leaves_moves_out()) {
    words.english += " by threats (other moves were not tried)";
    words.french += " par des menaces (les autres coups n'ont pas été essayés)";
  }
  return words;
}

} // namespace

Phrase verdict_words(const SolveAnswer& answer) {
  const auto& [question, solver, game, position, state] = answer;
  const auto winner = game.seat_letter(solver.attacker());
  const auto scope = scope_words(question, solver);
  switch (state.verdict) {
  case SolveVerdict::won:
    if (position.to_move() != solver.attacker()) {
      return Message("won: {0} wins whatever is played", "gagné : {0} gagne quoi qu'on joue")
          .with(winner);
    }
    return Message("won: {0} wins with {1}", "gagné : {0} gagne par {1}")
        .with(winner, solver.first_move());
  case SolveVerdict::not_won:
    return {fmt::format("not won: {} has no forced win{}", winner, scope.english),
            fmt::format("pas gagné : {} n'a pas de gain forcé{}", winner, scope.french)};
  case SolveVerdict::open: break;
  }
  return Message("open: within these limits no win of {0} was found or ruled out "
                 "(to prove: {1}, to disprove: {2})",
                 "ouvert : dans ces limites aucun gain de {0} n'a été trouvé ni exclu "
                 "(à prouver : {1}, à réfuter : {2})")
      .with(winner, state.numbers.proof, state.numbers.disproof);
}

nlohmann::ordered_json answer_json(const SolveAnswer& answer_to, std::chrono::milliseconds time) {
  const auto& [question, solver, game, position, state] = answer_to;
  auto answer = document(game, position);
  answer["winner"] = std::string{game.seat_letter(solver.attacker())};
  constexpr std::string_view kVerdicts[] = {"won", "not_won", "open"};
  answer["verdict"] = kVerdicts[static_cast<std::size_t>(state.verdict)];
  answer["all_moves"] = !solver.leaves_moves_out();
  answer["plies"] = question.plies ? nlohmann::ordered_json(*question.plies) : nullptr;
  const bool moves = state.verdict == SolveVerdict::won && position.to_move() == solver.attacker();
  answer["move"] = moves ? nlohmann::ordered_json(solver.first_move()) : nullptr;
  answer["searched"] = state.expanded;
  answer["remembered"] = state.nodes;
  answer["proof_number"] = state.verdict == SolveVerdict::not_won
                               ? nlohmann::ordered_json(nullptr)
                               : nlohmann::ordered_json(state.numbers.proof);
  answer["disproof_number"] = state.verdict == SolveVerdict::won
                                  ? nlohmann::ordered_json(nullptr)
                                  : nlohmann::ordered_json(state.numbers.disproof);
  answer["time"] = time.count();
  return answer;
}

} // namespace howdah::cli
