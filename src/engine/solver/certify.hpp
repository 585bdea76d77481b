// From a finished proof to its certificate.
//
// Steps are collected from the last to the first, each after what it leads to, and numbered the
// other way round at the end. A position that is reached in several ways becomes one step, and so
// does a plan that answers several replies.
#pragma once

#include "core/text.hpp"
#include "engine/solver/prover.hpp"

#include <map>

namespace howdah {

template <Attack A>
class Certifier {
public:
  using Game = typename A::Game;
  using Move = typename Game::Move;
  using Position = typename Game::Position;

  Certifier(const Game& game, const Prover<A>& prover, A& attack)
      : game_(game), prover_(prover), attack_(attack),
        list_(std::make_unique<typename Game::MoveList>()) {}

  /// Of a proved win.
  [[nodiscard]] certificate::Certificate run() {
    Position position = prover_.root();
    (void)step_for(Prover<A>::root_node(), position, 0);
    certificate::Certificate certificate{.setup = {.game = std::string(Game::kName),
                                                   .rules = game_.rules_text(),
                                                   .start = game_.position_text(prover_.root())},
                                         .winner =
                                             std::string{game_.seat_letter(prover_.attacker())}};
    renumber();
    std::ranges::reverse(steps_);
    certificate.steps = std::move(steps_);
    return certificate;
  }

  /// With the attacker to move: the move that wins.
  [[nodiscard]] Move first_move() {
    const ProofNode& node = prover_.graph()[Prover<A>::root_node()];
    if (node.edges != 0) return from_bits<Move>(first_proved(node).move);
    return attack_.plan(prover_.root(), prover_.plies_left(0)).front().move;
  }

private:
  using Step = certificate::Step;
  using StepNumber = certificate::StepNumber;

  // Until they are renumbered, steps count from the last one, which is 1.

  [[nodiscard]] StepNumber add(Step step) {
    steps_.push_back(std::move(step));
    return static_cast<StepNumber>(steps_.size());
  }

  void renumber() {
    const auto turn_round = [&](StepNumber& number) {
      if (number != certificate::kNoStep) {
        number = static_cast<StepNumber>(steps_.size()) + 1 - number;
      }
    };
    for (Step& step : steps_) {
      turn_round(step.next);
      for (auto& [reply, next] : step.replies) turn_round(next);
    }
  }

  [[nodiscard]] StepNumber step_for(NodeIndex index, Position& position, int depth) {
    const auto known = step_of_node_.find(index);
    if (known != step_of_node_.end()) return known->second;
    const bool own = game_.to_move(position) == prover_.attacker();
    const auto number = own ? own_step(index, position, depth) : reply_step(index, position, depth);
    step_of_node_.emplace(index, number);
    return number;
  }

  [[nodiscard]] StepNumber own_step(NodeIndex index, Position& position, int depth) {
    const ProofNode& node = prover_.graph()[index];
    if (node.edges == 0) {
      return steps_of_plan(attack_.plan(position, prover_.plies_left(depth)));
    }
    const ProofEdge& edge = first_proved(node);
    const auto move = from_bits<Move>(edge.move);
    Step step{.move = game_.move_text(move)};
    if (!edge.end.is_win()) {
      const auto undo = game_.play(position, move);
      step.next = step_for(edge.end.index(), position, depth + 1);
      game_.undo(position, move, undo);
    }
    return add(std::move(step));
  }

  /// The edge whose win was found first: it depends on nothing found later, so no line has a cycle.
  [[nodiscard]] const ProofEdge& first_proved(const ProofNode& node) const {
    const auto edges = prover_.graph().edges_of(node);
    const auto order = [&](const ProofEdge& edge) -> std::uint32_t {
      if (edge.end.is_win()) return 0;
      if (!edge.end.is_node()) return UINT32_MAX;
      const ProofNode& child = prover_.graph()[edge.end.index()];
      return child.numbers.is_won() ? child.proof_order : UINT32_MAX;
    };
    return *std::ranges::min_element(edges, {}, order);
  }

  [[nodiscard]] StepNumber reply_step(NodeIndex index, Position& position, int depth) {
    Step step;
    std::vector<Move> finish;
    game_.legal_moves(position, *list_);
    const std::vector<Move> replies(list_->begin(), list_->end());
    attack_.look_at_replies(position, prover_.plies_left(depth + 1));
    struct Searched {
      Move reply;
      NodeIndex node;
    };
    std::vector<Searched> searched; // later, since the attack is asked about this position alone
    for (const Move reply : replies) {
      const auto node = node_behind(index, reply);
      if (node != kNoNode) {
        searched.push_back({.reply = reply, .node = node});
        continue;
      }
      const auto undo = game_.play(position, reply);
      if (!game_.result(position).is_over()) {
        const auto plan = attack_.plan(position, prover_.plies_left(depth + 1));
        if (plan.size() == 1 && wins_at_once(position, plan.front().move)) {
          if (std::ranges::find(finish, plan.front().move) == finish.end()) {
            finish.push_back(plan.front().move);
          }
        } else {
          step.replies.emplace_back(game_.move_text(reply), steps_of_plan(plan));
        }
      }
      game_.undo(position, reply, undo);
    }
    for (const auto& [reply, node] : searched) {
      const auto undo = game_.play(position, reply);
      step.replies.emplace_back(game_.move_text(reply), step_for(node, position, depth + 1));
      game_.undo(position, reply, undo);
    }
    for (const Move move : finish) step.finish.push_back(game_.move_text(move));
    return add(std::move(step));
  }

  /// kNoNode when the reply was met without a search.
  [[nodiscard]] NodeIndex node_behind(NodeIndex index, Move reply) const {
    const auto edges = prover_.graph().edges_of(prover_.graph()[index]);
    const auto found = std::ranges::find(edges, to_bits(reply), &ProofEdge::move);
    return found == edges.end() ? kNoNode : found->end.index();
  }

  [[nodiscard]] bool wins_at_once(Position& position, Move move) const {
    const auto undo = game_.play(position, move);
    const auto result = game_.result(position);
    game_.undo(position, move, undo);
    return result.is_win() && result.winner() == prover_.attacker();
  }

  [[nodiscard]] StepNumber steps_of_plan(const Plan<Game>& plan) {
    std::string text;
    StepNumber next = certificate::kNoStep;
    for (std::size_t i = plan.size(); i-- > 0;) {
      Step meet{.next = next};
      for (const Move move : plan[i].finish) meet.finish.push_back(game_.move_text(move));
      Step own{.move = game_.move_text(plan[i].move)};
      text = concat(own.move, ' ', text);
      for (const auto& move : meet.finish) text = concat(move, '/', text);
      const auto known = step_of_plan_.find(text);
      if (known != step_of_plan_.end()) {
        next = known->second;
        continue;
      }
      if (!meet.finish.empty()) own.next = add(std::move(meet));
      next = add(std::move(own));
      step_of_plan_.emplace(text, next);
    }
    return next;
  }

  const Game& game_;
  const Prover<A>& prover_;
  A& attack_;
  std::unique_ptr<typename Game::MoveList> list_;
  std::vector<Step> steps_;
  std::map<NodeIndex, StepNumber> step_of_node_;
  std::map<std::string, StepNumber> step_of_plan_; // by what is left of the plan
};

} // namespace howdah
