// The solver of one game with one kind of attack.
#pragma once

#include "core/text.hpp"
#include "engine/solver/certify.hpp"
#include "engine/solver/proof_file.hpp"
#include "games/typed_setup.hpp"

namespace howdah {

template <Attack A>
class SolverOf final : public Solver {
public:
  using Game = typename A::Game;
  using Position = typename Game::Position;

  SolverOf(const Game& game, const Position& position, const SolveQuestion& question,
           std::unique_ptr<A> attack)
      : game_(game), attack_(std::move(attack)),
        prover_(game_, position, question.attacker.value_or(game.to_move(position)), question.plies,
                *attack_),
        about_(about(question)) {}

  bool leaves_moves_out() const override { return A::kLeavesMovesOut; }
  Seat attacker() const override { return prover_.attacker(); }
  SolveState run(const SolveLimits& limits, const SolveListener& listener) override {
    return prover_.run(limits, listener);
  }
  SolveState state() const override { return prover_.state(); }

  std::string first_move() const override {
    return game_.move_text(Certifier<A>(game_, prover_, *attack_).first_move());
  }
  certificate::Certificate certificate() override {
    return Certifier<A>(game_, prover_, *attack_).run();
  }

  std::string save() const override {
    return to_content(about_, prover_.expanded(), prover_.graph());
  }
  std::optional<Error> restore(std::string_view content) override {
    auto file = read_proof_file(content, about_);
    if (!file) return std::move(file).error();
    if (prover_.adopt(std::move(file->graph), file->expanded)) return std::nullopt;
    return Error{{"the file is damaged: its proofs contradict the rules",
                  "le fichier est endommagé : ses preuves contredisent les règles"}};
  }

private:
  [[nodiscard]] std::string about(const SolveQuestion& question) const {
    return concat("game ", Game::kName, "\nrules ", game_.rules_text(), "\nposition ",
                  game_.position_text(prover_.root()), "\nwinner ",
                  game_.seat_letter(prover_.attacker()), "\nmoves ", A::kName, "\nplies ",
                  question.plies ? concat(*question.plies) : "any", "\n");
  }

  Game game_;
  std::unique_ptr<A> attack_;
  Prover<A> prover_;
  std::string about_;
};

template <Attack A>
[[nodiscard]] std::unique_ptr<Solver>
make_solver_of(const typename A::Game& game, const typename A::Game::Position& position,
               const SolveQuestion& question, std::unique_ptr<A> attack) {
  return std::make_unique<SolverOf<A>>(game, position, question, std::move(attack));
}

/// Opens what a question is about; `make(game, position)` makes the solver.
template <Game G>
[[nodiscard]] Expected<std::unique_ptr<Solver>> solve_with(const SolveQuestion& question,
                                                           auto&& make) {
  const auto open = open_typed<G>(question.setup);
  if (!open) return tl::unexpected<Error>(open.error());
  const auto& [game, position] = *open;
  if (game.result(position).is_over()) {
    return fail({"the game is over: there is nothing to solve",
                 "la partie est finie : il n'y a rien à résoudre"});
  }
  return make(game, position);
}

} // namespace howdah
