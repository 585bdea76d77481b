// Proofs at the root of the search for two players: that the player to move wins, or that the other
// does after a move that looks best.
//
// The prover searches every reply, with the threat search at its leaves, so a proof holds against
// every defence. It is used in the first phase alone, where triangles are only added: no position
// occurs twice, and a proof does not depend on the path to its position.
#pragma once

#include "engine/samliam/threat_attack.hpp"
#include "engine/solver/prover.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace howdah::samliam {

/// A win of the player to move.
struct ProvedWin {
  int plies = 0;            // at most
  std::vector<Move> line{}; // against a long defence; empty when SAMs win at once
  ThreatResult sams{};      // what wins behind the line; unless the line ends the game
};

/// The budget of a proof, and when it has to stop.
struct ProofEffort {
  /// Called with the number of SAMs tried; false interrupts.
  ThreatAttack<false>::Meter meter;
  /// Called before each position; false pauses the proof.
  SolveListener go_on;
  std::size_t bytes;
};

/// One attempt to prove that the player to move wins.
class RootProof {
public:
  RootProof(const SamLiam& game, const Position& root);
  RootProof(const RootProof&) = delete; // parts of it refer to others
  RootProof& operator=(const RootProof&) = delete;

  /// Continues where it paused. True once the win is proved.
  [[nodiscard]] bool run(const ProofEffort& effort);

  /// Once the win is proved: what is known of the position, if it is part of the proof.
  [[nodiscard]] bool knows(const Position& position) const;
  [[nodiscard]] std::optional<ProvedWin> win_in(const Position& position);
  /// The same after a reply that the proof answers by SAMs alone.
  [[nodiscard]] std::optional<ProvedWin> win_after_reply(const Position& before,
                                                         const Position& after);

private:
  using Search = Prover<ThreatAttack<false>>;

  [[nodiscard]] int depth_of(const Position& position) const noexcept;
  [[nodiscard]] NodeIndex find_won(const Position& position) const;
  [[nodiscard]] const ProofEdge* longest_defence(const ProofNode& node) const;
  [[nodiscard]] const ProofEdge& shortest_win(const ProofNode& node) const;
  /// Calls `visit` with each reply that SAMs answer, and with those SAMs, until it returns true.
  void look_again(const ProofNode& node, const Position& before, auto&& visit);

  const SamLiam& game_;
  ThreatAttack<false> attack_;
  Search prover_;
};

/// All proofs of a search, and the proof that the game is following.
class RootProofs {
public:
  explicit RootProofs(const SamLiam& game) : game_(game) {}

  /// Before the search of a position.
  void begin(const Position& root);
  /// A new game.
  void forget();

  /// The win by an earlier proof; nothing if the game has left that proof.
  [[nodiscard]] std::optional<ProvedWin> recall();

  /// Continues the search for a win of the player to move.
  [[nodiscard]] std::optional<ProvedWin> prove_win(const ProofEffort& effort);

  /// A move at the root, and the win of the other after it.
  struct Refutation {
    Move move;
    ProvedWin win;
  };
  /// Continues the search for a win of the other after a move that is not refuted. True if there is
  /// one.
  [[nodiscard]] bool refute(Move move, const ProofEffort& effort);
  /// Null when none is known.
  [[nodiscard]] const Refutation* refutation_of(Move move) const;

private:
  struct Attempt {
    Move move;
    std::unique_ptr<RootProof> proof;
  };

  [[nodiscard]] Position after(Move move) const;
  /// Notes the move to be played, so that the next search can continue along the proof.
  void follow(const ProvedWin& win);

  const SamLiam& game_;
  Position root_{};
  std::unique_ptr<RootProof> own_;
  std::vector<Attempt> attempts_; // to refute moves, the latest last
  std::vector<Refutation> refutations_;
  std::unique_ptr<RootProof> followed_;
  Position after_followed_{}; // the position after the move that it wanted to be played
};

} // namespace howdah::samliam
