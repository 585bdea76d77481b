#include "engine/siam/knowledge.hpp"

#include <algorithm>

namespace howdah::siam {

Knowledge::Knowledge(const Siam& game, const Weights& weights)
    : game_(game), rock_pushes_(&rock_push_table(game.rules().push_running)),
      table_(std::make_unique<Table>()), animals_(weights.animals),
      blocks_(std::make_unique<BlockTable>()) {
  for (LineCode code = 0; code < kLineCodes; ++code) {
    if (!is_possible(code)) continue;
    const RockPushes own = (*rock_pushes_)[code];
    const RockPushes others = (*rock_pushes_)[seen_by_other(code)];
    const std::uint32_t flags = ((own & kAllPushes) != 0 ? kForcing : 0) |
                                ((own & kPushWins) != 0 ? kOwnPushWins : 0) |
                                ((own & kEntryWins) != 0 ? kOwnEntryWins : 0) |
                                ((others & kPushWins) != 0 ? kOtherPushWins : 0) |
                                ((others & kEntryWins) != 0 ? kOtherEntryWins : 0);
    for (std::size_t i = 0; i < kLineClasses; ++i) {
      const auto estimate = static_cast<std::uint16_t>(weights.lines[i][code]);
      (*table_)[i][code] = flags | (std::uint32_t{estimate} << kEstimateShift);
    }
  }
  for (BlockCode code = 0; code < kBlockCodes; ++code) {
    if (!is_possible_block(code)) continue;
    for (const auto place : {corner_block, south_block, west_block, centre_block}) {
      const auto [block_class, folded] = folded_block(place, code);
      (*blocks_)[place][code] = weights.blocks[block_class][folded];
    }
  }
}

void Knowledge::forcing_moves(const Position& position, const View& /*view*/,
                              MoveList& moves) const noexcept {
  PushSet pushes;
  for_each_line_code(position, position.to_move(), [&](unsigned i, LineCode row, LineCode column) {
    pushes.add_row(i, (*rock_pushes_)[row] & kAllPushes);
    pushes.add_column(i, (*rock_pushes_)[column] & kAllPushes);
  });
  if (position.on_board(position.to_move()) >= game_.rules().animals) pushes.remove_entries();
  list_pushes(pushes, moves);
  if (crosses_forbidden(position, game_.rules())) [[unlikely]] {
    moves.set_end(std::ranges::remove_if(moves, [](Move move) {
                    return (bit(move.to()) & kCrosses) != 0;
                  }).begin());
  }
}

Knowledge::Threats Knowledge::evasions(const Position& position, const View& /*view*/,
                                       MoveList& moves) const {
  const Seat other = 1 - position.to_move();
  const bool may_enter = position.on_board(other) < game_.rules().animals;
  const unsigned threats = kPushWins | (may_enter ? kEntryWins : 0U);
  Threats lines;
  for_each_line_code(position, other, [&](unsigned i, LineCode row, LineCode column) {
    if (((*rock_pushes_)[row] & threats) != 0) lines.push_back(kRank1 << (kSide * i));
    if (((*rock_pushes_)[column] & threats) != 0) lines.push_back(kFileA << i);
  });
  game_.legal_moves_touching(position, {lines.begin(), lines.size()}, moves);
  return lines;
}

bool Knowledge::has_winning_move(const Position& position) const {
  MoveList moves;
  game_.legal_moves(position, moves);
  return std::ranges::any_of(moves, [&](Move move) {
    Position after = position;
    play(after, move);
    return after.winner == (position.ply & 1U) + 1;
  });
}

} // namespace howdah::siam
