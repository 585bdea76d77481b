#include "engine/samliam/threat_attack.hpp"

#include "engine/samliam/threat_board.hpp"
#include "games/samliam/threats.hpp"

#include <algorithm>

namespace howdah::samliam {
namespace {

using Sequence = KnownSequences::Sequence;

/// How many SAMs are tried before a search for a shorter sequence gives up.
constexpr std::uint32_t kSamsForShortest = 100'000;
/// The fixed cost of a threat search, in SAMs tried.
constexpr std::uint32_t kSamsPerSearch = 10;
constexpr int kMostSamsTried = 24;
/// A sequence that is not worth shortening.
constexpr std::size_t kShortEnough = 4;

/// The expected effort of a quiet move, where a SAM has 1: the defender has more replies to it.
constexpr ProofNumber kQuietEffort = 3;

/// The open figures that a placement makes: where they would be completed, and whether the
/// defender can block them all.
struct Opened {
  FixedList<Point, 64> completing;
  Point missing = kNoPoint; // one of their missing points, all in one cell unless unblockable
  CornerSet corners = 0;
  bool unblockable = false;
};

/// Nothing is opened by a placement that is not possible.
template <int kLanes>
[[nodiscard]] Opened opened_by(const ThreatBoard<kLanes>& board, Point placement) {
  Opened opened;
  const auto figures = board.half() & board.filled_by(placement);
  figures.for_each([&](int figure) {
    Point filled = kNoPoint;
    Point missing = kNoPoint;
    board.for_each_unfilled(figure, [&](Point point) {
      (cell_of(point) == cell_of(placement) ? filled : missing) = point;
    });
    if (filled == kNoPoint || board.placement_for(filled) != placement) return;
    const Point completing = board.placement_for(missing);
    if (std::ranges::find(opened.completing, completing) == opened.completing.end()) {
      opened.completing.push_back(completing);
    }
    const bool first = opened.missing == kNoPoint;
    opened.unblockable |= !first && cell_of(opened.missing) != cell_of(missing);
    opened.missing = missing;
    opened.corners |= corner_bit(missing);
  });
  if (opened.corners == kFourCorners && board.is_empty(opened.missing)) opened.unblockable = true;
  return opened;
}

/// Plays a sequence, with all blocks of a SAM made at once; calls `visit` with what each placement
/// opens. False when it does not win here.
template <int kLanes>
[[nodiscard]] bool replay(ThreatBoard<kLanes> board, const Sequence& sequence, auto&& visit) {
  for (const Point placement : sequence) {
    const auto opened = opened_by(board, placement);
    if (opened.completing.empty()) return false;
    if (board.open_for_defender().without(board.killed_by(placement)).any()) return false;
    visit(placement, opened);
    if (opened.unblockable) return true;
    board.attack(placement);
    board.block(opened.missing, opened.corners);
  }
  return false;
}

/// Calls `visit` with the board as the threat search sees it.
auto with_board(const Setting& setting, const Position& position, Seat attacker, auto&& visit) {
  if (setting.figures->lanes() == 1) {
    return visit(ThreatBoard<1>(*setting.figures, position, attacker));
  }
  return visit(ThreatBoard<2>(*setting.figures, position, attacker));
}

/// How many SAMs a win within the plies can have.
[[nodiscard]] int sams_within(const Setting& setting, int plies) {
  return std::min(kMostSamsTried, (plies - plies_of(setting, 0)) / 2);
}

/// Whether both hands and the game's limit last for a sequence. The defender needs a block for
/// each SAM but the last.
[[nodiscard]] bool lasts(const Setting& setting, const Position& position, Seat attacker,
                         std::size_t sams) {
  const auto plies = plies_of(setting, sams);
  return setting.in_hand(position, attacker) >= (plies + 1) / 2 &&
         setting.in_hand(position, 1 - attacker) >= static_cast<int>(sams) &&
         position.ply + static_cast<std::uint32_t>(plies) <= setting.last_ply();
}

} // namespace

void KnownSequences::add(const Sequence& sequence) {
  constexpr std::size_t kMost = 16;
  const auto after = std::ranges::upper_bound(sequences_, sequence.size(), {},
                                              [](const Sequence& known) { return known.size(); });
  sequences_.insert(after, sequence);
  if (sequences_.size() > kMost) sequences_.pop_back();
}

const Sequence* KnownSequences::find(const Setting& setting, const Position& position,
                                     Seat attacker, int plies) const {
  if (sequences_.empty()) return nullptr;
  return with_board(setting, position, attacker, [&](const auto& board) -> const Sequence* {
    const auto found = std::ranges::find_if(sequences_, [&](const Sequence& sequence) {
      return plies_of(setting, sequence.size()) <= plies &&
             lasts(setting, position, attacker, sequence.size()) &&
             replay(board, sequence, [](Point, const Opened&) {});
    });
    return found == sequences_.end() ? nullptr : &*found;
  });
}

template <bool kAllMoves>
ThreatAttack<kAllMoves>::ThreatAttack(const SamLiam& game, Seat attacker, AttackEffort effort)
    : game_(game), attacker_(attacker), effort_(effort), list_(std::make_unique<MoveList>()) {}

template <bool kAllMoves>
void ThreatAttack<kAllMoves>::spend(std::uint32_t sams) {
  if (meter_ != nullptr && !(*meter_)(sams)) interrupted_ = true;
}

template <bool kAllMoves>
ThreatResult ThreatAttack<kAllMoves>::search(const Position& position, const ThreatLimits& limits) {
  if (interrupted_) return {};
  const auto result = search_threats(game_.setting(), position, attacker_, limits);
  spend(result.nodes + kSamsPerSearch);
  return result;
}

template <bool kAllMoves>
void ThreatAttack<kAllMoves>::list_moves(const Position& position,
                                         std::vector<AttackMove<SamLiam>>& moves) {
  game_.legal_moves(position, *list_);
  if (!kAllMoves && game_.in_hand(position, attacker_) == 0) return;
  const auto add = [&](const auto& board) {
    const auto threats = board.open_for_defender();
    const auto begun = board.begun();
    for (const Move move : *list_) {
      const Point placement = move.placed();
      const bool sam = !move.takes() && !opened_by(board, placement).completing.empty();
      if constexpr (!kAllMoves) {
        if (threats.without(board.killed_by(placement)).any()) continue; // it would lose
        const bool builds = (begun & board.filled_by(placement)).any();
        if (!sam && !(builds && threatens(position, move))) continue;
      }
      moves.push_back({.move = move, .effort = sam ? 1 : kQuietEffort});
    }
  };
  with_board(game_.setting(), position, attacker_, add);
}

template <bool kAllMoves>
bool ThreatAttack<kAllMoves>::threatens(const Position& position, Move move) {
  Position after = position;
  (void)game_.play(after, move);
  return search(after, {.nodes = effort_.for_null_move}).won;
}

template <bool kAllMoves>
void ThreatAttack<kAllMoves>::look_at_replies(const Position& position, int plies) {
  known_.clear();
  if (has_open_figure(position, attacker_)) return; // whoever does not block loses at once
  const auto pass = search(position, {.sams = sams_within(game_.setting(), plies),
                                      .nodes = effort_.for_reply,
                                      .shortest_first = true});
  if (pass.won) known_.add(pass.placements);
}

template <bool kAllMoves>
ThreatResult ThreatAttack<kAllMoves>::find_sams(const Position& position, int plies) {
  const Setting& setting = game_.setting();
  if (interrupted_ || setting.in_hand(position, attacker_) == 0) return {};
  if (!has_open_figure(position, attacker_)) {
    if (sams_within(setting, plies) < 1) return {};
    if (const auto* const known = known_.find(setting, position, attacker_, plies)) {
      spend(kSamsPerSearch);
      return {.won = true, .plies = plies_of(setting, known->size()), .placements = *known};
    }
  }
  auto found = search(
      position, {.sams = std::max(sams_within(setting, plies), 1), .nodes = effort_.for_reply});
  if (found.won && !found.completes) known_.add(found.placements);
  return found;
}

template <bool kAllMoves>
std::optional<int> ThreatAttack<kAllMoves>::sees_win(const Position& position, int plies) {
  const auto found = find_sams(position, plies);
  return found.won ? std::optional(found.plies) : std::nullopt;
}

template <bool kAllMoves>
Sequence ThreatAttack<kAllMoves>::find_short_sequence(const Position& position, int plies) {
  auto best = find_sams(position, plies).placements;
  if (best.size() <= kShortEnough) return best;
  const Setting& setting = game_.setting();
  const auto* const known = short_.find(setting, position, attacker_, plies);
  if (known != nullptr && known->size() < best.size()) best = *known;
  if (best.size() <= kShortEnough) return best;
  const auto shortest = search_threats(setting, position, attacker_,
                                       {.sams = static_cast<int>(best.size()) - 1,
                                        .nodes = kSamsForShortest,
                                        .shortest_first = true});
  if (!shortest.won) return best;
  short_.add(shortest.placements);
  return shortest.placements;
}

template <bool kAllMoves>
Plan<SamLiam> ThreatAttack<kAllMoves>::plan(const Position& position, int plies) {
  const auto sequence = find_short_sequence(position, plies);
  if (has_open_figure(position, attacker_)) {
    return {{.move = Move(sequence[0]), .finish = {}}};
  }
  Plan<SamLiam> plan;
  const bool ends = game_.rules().announce != Announce::off;
  with_board(game_.setting(), position, attacker_, [&](const auto& board) {
    (void)replay(board, sequence, [&](Point placement, const Opened& opened) {
      PlannedMove<SamLiam> planned{.move = Move(placement), .finish = {}};
      if (!opened.unblockable || !ends) {
        for (const Point point : opened.completing) planned.finish.emplace_back(point);
      }
      plan.push_back(std::move(planned));
    });
  });
  return plan;
}

template class ThreatAttack<false>;
template class ThreatAttack<true>;

} // namespace howdah::samliam
