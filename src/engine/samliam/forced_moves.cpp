#include "engine/samliam/forced_moves.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace howdah::samliam {
namespace {

[[nodiscard]] Seat other(const Position& position) noexcept {
  return 1 - position.mover;
}

[[nodiscard]] int common(const Lane& one, const Lane& two) noexcept {
  int count = 0;
  for (std::size_t i = 0; i < kLaneWords; ++i) count += std::popcount(one[i] & two[i]);
  return count;
}

} // namespace

bool SamLiamForcedMoves::stays_simple(const Position& position, int plies) const noexcept {
  const int each = plies / 2 + 1;
  return setting_.in_hand(position, 0) > each && setting_.in_hand(position, 1) > each &&
         position.ply + static_cast<std::uint32_t>(plies) < setting_.last_ply() &&
         !setting_.strict();
}

bool SamLiamForcedMoves::wins_with(Position& position, Move move) const {
  const Seat player = position.mover;
  const auto before = game_.play(position, move);
  const auto result = game_.result(position);
  game_.undo(position, move, before);
  return result.is_win() && result.winner() == player;
}

bool SamLiamForcedMoves::wins_now(Position& position) {
  if (!stays_simple(position, 1)) {
    game_.legal_moves(position, *list_);
    return std::ranges::any_of(*list_, [&](Move move) { return wins_with(position, move); });
  }
  if (has_open_figure(position, position.mover)) return true;
  if (setting_.rules.announce == Announce::off) return false;
  // The remaining case is WIN: two figures opened at once, and no open figure left to the other.
  count_openings(position);
  if (double_openings_.empty()) return false;
  if (!has_open_figure(position, other(position))) {
    return std::ranges::any_of(double_openings_,
                               [&](Point point) { return wins_with(position, Move(point)); });
  }
  const auto blocks = missing_cells(*setting_.figures, position, other(position));
  return std::ranges::any_of(double_openings_, [&](Point point) {
    return blocks.contains(cell_of(point)) && wins_with(position, Move(point));
  });
}

void SamLiamForcedMoves::count_openings(const Position& position) noexcept {
  openings_.fill(0);
  double_openings_.clear();
  const Seat seat = position.mover;
  const auto& figures = *setting_.figures;
  const FigureCounts* const counts = position.counts_of(seat);
  for (int lane = 0; lane < position.lanes; ++lane) {
    for_each_figure(counts[lane].half_filled(), lane, [&](int figure) {
      for (const Point point : figures[figure].points) {
        if (fills(position.at(cell_of(point)), corner_of(point), seat)) continue;
        const Point placement = placement_for(position, point, seat);
        if (++openings_[static_cast<std::size_t>(placement)] == 2) {
          double_openings_.push_back(placement);
        }
      }
    });
  }
}

void SamLiamForcedMoves::list_moves_on(const Position& position, const CellSet* cells,
                                       std::vector<Move>& moves) {
  game_.legal_moves(position, *list_);
  moves.clear();
  for (const Move move : *list_) {
    if (cells == nullptr || cells->contains(cell_of(move.placed()))) moves.push_back(move);
  }
}

void SamLiamForcedMoves::list_attacks(const Position& position, int plies,
                                      std::vector<Move>& moves) {
  if (!stays_simple(position, plies)) return list_moves_on(position, nullptr, moves);
  if (has_open_figure(position, other(position))) {
    const auto blocks = missing_cells(*setting_.figures, position, other(position));
    return list_moves_on(position, &blocks, moves);
  }
  count_openings(position);
  list_moves_on(position, nullptr, moves);
  quiet_.clear();
  const auto is_quiet = [&](Move move) {
    return openings_[static_cast<std::size_t>(move.placed())] == 0;
  };
  std::ranges::copy_if(moves, std::back_inserter(quiet_), is_quiet);
  std::erase_if(moves, is_quiet);
  moves.insert(moves.end(), quiet_.begin(), quiet_.end());
}

void SamLiamForcedMoves::list_replies(const Position& position, int plies,
                                      std::vector<Move>& moves) {
  if (!stays_simple(position, plies)) return list_moves_on(position, nullptr, moves);
  if (has_open_figure(position, other(position))) {
    const auto blocks = missing_cells(*setting_.figures, position, other(position));
    return list_moves_on(position, &blocks, moves);
  }
  list_moves_on(position, nullptr, moves);
  const FigureCounts* const attacker = position.counts_of(other(position));
  const FigureCounts* const own = position.counts_of(position.mover);
  ranked_.clear();
  for (const Move move : moves) {
    const Lane* const spoilt = setting_.figures->through_all_but_opposite(move.placed());
    const Lane* const filled = setting_.figures->through(move.placed());
    int rank = 0;
    for (int lane = 0; lane < position.lanes; ++lane) {
      rank += common(attacker[lane].half_filled(), spoilt[lane]);
      rank += common(own[lane].half_filled(), filled[lane]);
    }
    ranked_.push_back({.rank = -rank, .place = ranked_.size(), .move = move});
  }
  std::ranges::sort(ranked_, {}, [](const Ranked& one) { return std::pair(one.rank, one.place); });
  std::ranges::transform(ranked_, moves.begin(), &Ranked::move);
}

bool SamLiamForcedMoves::make_null_move(Position& position, int plies) const noexcept {
  if (!stays_simple(position, plies)) return false;
  set_mover(position, other(position));
  ++position.ply;
  return true;
}

void SamLiamForcedMoves::undo_null_move(Position& position) noexcept {
  set_mover(position, other(position));
  --position.ply;
}

} // namespace howdah::samliam
