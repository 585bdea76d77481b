// One thread's search of Sam Liam with two players: alpha-beta over a few candidates per position,
// with a threat search at every node.
//
// A position costs a threat search, a tenth of a millisecond, so the search is narrow and shallow.
// In the first phase an extra triangle never harms its owner: if the other could not win by threats
// after a null move, no move lets them, and the position after it needs no search for their
// threats. So there is one threat search per position: what does the last mover threaten?
//
// What it returns is an estimate or a proof (value.hpp). Wins come from sequences of threats, which
// hold against every reply. A loss is only claimed where every move that is not searched loses to
// an unchanged sequence.
//
// A share of the nodes goes into proofs at the root (root_proof.hpp).
#pragma once

#include "engine/alphabeta/worker_base.hpp"
#include "engine/samliam/candidates.hpp"
#include "engine/samliam/root_proof.hpp"
#include "engine/samliam/tuning.hpp"

#include <optional>
#include <vector>

namespace howdah::samliam {

class ThreatWorker : public WorkerBase<Knowledge> {
public:
  // The interface SearchWorker (engine/alphabeta/alphabeta_engine.hpp).
  ThreatWorker(SearchContext<Knowledge>& context, const SamLiam& game,
               const ThreatWorker* leader = nullptr);
  ThreatWorker(const ThreatWorker&) = delete; // parts of it refer to others
  ThreatWorker& operator=(const ThreatWorker&) = delete;
  void begin();
  void forget() {
    planned_win_.reset();
    proofs_.forget();
  }
  [[nodiscard]] bool iterate(int depth, std::size_t done);
  bool confirm_distance(std::uint64_t most_nodes);

private:
  /// The other's threat, and its consequences.
  struct ThreatStatus {
    bool must_block = false; // the other has an open figure
    ThreatResult threat;     // the other's win after a null move
    std::optional<std::size_t> threat_feature;
    Value worst = -kInfinity;
    [[nodiscard]] bool threatened() const noexcept { return must_block || threat.won; }
  };

  /// A game is drawn at some ply, so what is proved of a position is proved at its ply.
  [[nodiscard]] std::uint64_t key() const noexcept {
    return position_.key ^ context_.past ^ mix(position_.ply);
  }
  [[nodiscard]] Value estimate(std::optional<std::size_t> threat = std::nullopt) const;
  [[nodiscard]] ThreatResult find_threats(Seat attacker, int depth) const;
  [[nodiscard]] bool wins_now() const noexcept;
  [[nodiscard]] ThreatStatus assess_threats(int depth, int ply) const;
  void list_candidates(const ThreatStatus& status, int depth, Candidates& list);

  void rank_root_moves();
  void find_root_threats();
  /// False when a proof changed what is known of the root's moves, so that they have to be
  /// searched again.
  [[nodiscard]] bool search_root(int depth, std::size_t done);
  [[nodiscard]] Value known_loss(const RootProofs::Refutation& refutation, Line& line) const;
  /// Whether the root is won.
  bool claim_root_win();
  bool claim(Move move, int plies, std::vector<Move> line);
  [[nodiscard]] std::vector<Move> line_of(const ThreatResult& win, Position position) const;
  [[nodiscard]] std::vector<Move> line_of(const ProvedWin& win, Position position) const;

  void reset_proofs();
  /// Whether something new was proved.
  [[nodiscard]] bool search_for_proofs(std::size_t done);
  void adopt_proof(const ProvedWin& win);
  [[nodiscard]] ProofEffort effort_for(std::uint64_t& spent, std::uint64_t most);

  Value search(int depth, Value alpha, Value beta, int ply, bool may_win_by_threats, Line& line);
  Value search_move(Move move, int depth, Value alpha, Value beta, int ply, bool may_win_by_threats,
                    Line& line);
  [[nodiscard]] std::optional<Value> end_of_line(int ply) const;
  /// The best of some candidates: its value, and the move if it raised alpha.
  struct Found {
    Value value;
    std::optional<Move> move{};
  };
  Found search_candidates(const Candidates& list, const ThreatStatus& status, int depth,
                          Value alpha, Value beta, int ply, Line& line);

  const Setting& setting_;
  CandidateLister lister_;
  Position position_{}; // the one being searched
  std::optional<ThreatResult> root_win_;
  std::optional<ThreatResult> planned_win_; // the win that the last search found
  ThreatStatus root_threats_;
  std::vector<bool> meets_root_threat_; // by point

  RootProofs proofs_;
  std::optional<ProvedWin> root_proof_;
  bool may_refute_ = false;
  bool may_prove_win_ = false;
  // Nodes, of those that are counted, which went into proofs.
  std::uint64_t nodes_for_win_ = 0;
  std::uint64_t nodes_for_refutations_ = 0;
  std::uint32_t sams_ = 0; // not yet counted as a node
};

} // namespace howdah::samliam
