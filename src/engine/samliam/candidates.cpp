#include "engine/samliam/candidates.hpp"

#include "engine/samliam/tuning.hpp"
#include "games/samliam/announcements.hpp"
#include "games/samliam/moves.hpp"
#include "games/samliam/play.hpp"

#include <algorithm>

namespace howdah::samliam {
namespace {

/// The same order in every build: no two candidates are equal.
bool better(const Candidate& a, const Candidate& b) {
  if (a.rank != b.rank) return a.rank > b.rank;
  if (a.move.placed() != b.move.placed()) return a.move.placed() < b.move.placed();
  return a.move.taken() < b.move.taken();
}

void sort_best_first(Candidates& list) {
  std::ranges::sort(list.moves, better);
}

Value gain_of(const PlacementGains& gains, Move turn) {
  return gains[static_cast<std::size_t>(turn.placed())];
}

/// The value of each own triangle where it lies: what the mover loses by taking it.
PlacementGains worth_of_triangles(const Setting& setting, const Evaluation& evaluation,
                                  Position& position) {
  PlacementGains worth{};
  const Seat mover = position.mover;
  const Value now = evaluation.estimate(position);
  setting.board.for_each([&](Cell cell) {
    for (const Corner corner : kAllCorners) {
      if (position.at(cell).owner(corner) != mover) continue;
      const Point point = point_at(cell, corner);
      take_triangle(*setting.figures, position, point, mover);
      worth[static_cast<std::size_t>(point)] = now - evaluation.estimate(position);
      put_triangle(*setting.figures, position, point, mover);
    }
  });
  return worth;
}

} // namespace

void CandidateLister::keep_best(std::size_t width, Candidates& list) const {
  const auto kept = std::min({width, ranked_->size(), kMostCandidates});
  std::partial_sort(ranked_->begin(), ranked_->begin() + kept, ranked_->end(), better);
  list.moves.clear();
  for (std::size_t i = 0; i < kept; ++i) list.moves.push_back((*ranked_)[i]);
}

void CandidateLister::list_quiet(Position& position, std::size_t width, bool evaluate_after,
                                 Candidates& list) const {
  list_turns(setting_, position, *turns_);
  const auto gains = knowledge_.evaluation().gains(position);
  const bool takes = setting_.in_hand(position, position.mover) == 0;
  const auto worth =
      takes ? worth_of_triangles(setting_, knowledge_.evaluation(), position) : PlacementGains{};
  ranked_->clear();
  for (const Move turn : *turns_) {
    const Value rank =
        gain_of(gains, turn) - (takes ? worth[static_cast<std::size_t>(turn.taken())] : 0);
    ranked_->push_back({.move = turn, .rank = rank});
  }
  keep_best(evaluate_after ? kTuning.closer_look * width : width, list);
  if (evaluate_after) {
    for (Candidate& candidate : list.moves)
      candidate.rank = estimate_after(position, candidate.move);
    sort_best_first(list);
    list.moves.set_end(list.moves.begin() + std::min(width, list.moves.size()));
  }
  announce_all(position, list);
  list.complete = false;
}

void CandidateLister::list_blocks(Position& position, Candidates& list) const {
  list_turns(setting_, position, *turns_);
  const Seat mover = position.mover;
  const CellSet missing = missing_cells(*setting_.figures, position, 1 - mover);
  list.moves.clear();
  list.complete = true;
  for (const Move turn : *turns_) {
    if (!missing.contains(cell_of(turn.placed()))) continue;
    move_triangle(setting_, position, turn);
    const bool blocks = !has_open_figure(position, 1 - mover);
    move_triangle_back(setting_, position, turn);
    if (!blocks) continue;
    if (list.moves.size() == kMostCandidates) {
      list.complete = false;
      break;
    }
    list.moves.push_back({.move = turn, .rank = estimate_after(position, turn)});
  }
  sort_best_first(list);
  announce_all(position, list);
}

void CandidateLister::list_defences(Position& position, const ThreatResult& threat,
                                    Candidates& list) const {
  const auto gains = knowledge_.evaluation().gains(position);
  const CellSet barred = bars_in_force(setting_, position);
  list.moves.clear();
  list.complete = true;
  for (const Point point : samliam::list_defences(setting_, position, threat)) {
    if (barred.contains(cell_of(point))) continue;
    list.moves.push_back({.move = Move(point), .rank = gain_of(gains, Move(point))});
  }
  sort_best_first(list);
  announce_all(position, list);
}

Move CandidateLister::announced(Position& position, Move turn) const {
  if (!setting_.strict()) return turn;
  const Seat mover = position.mover;
  const CellSet bars = position.barred_to(mover);
  set_bars(position, mover, {}); // they end before the announcement is judged
  move_triangle(setting_, position, turn);
  auto announcement = Announcement::none;
  if (!has_complete_figure(position, mover)) {
    announcement = has_win(*setting_.figures, position, mover)
                       ? Announcement::win
                       : due_announcement(*setting_.figures, position, mover).announcement;
  }
  move_triangle_back(setting_, position, turn);
  set_bars(position, mover, bars);
  return turn.announcing(announcement);
}

Value CandidateLister::estimate_after(Position& position, Move turn) const {
  const Seat mover = position.mover;
  move_triangle(setting_, position, turn);
  set_mover(position, 1 - mover);
  const Value estimate = -knowledge_.evaluation().estimate(position);
  set_mover(position, mover);
  move_triangle_back(setting_, position, turn);
  return estimate;
}

void CandidateLister::announce_all(Position& position, Candidates& list) const {
  if (!setting_.strict()) return;
  for (Candidate& candidate : list.moves) candidate.move = announced(position, candidate.move);
}

} // namespace howdah::samliam
