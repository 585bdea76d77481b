#include "engine/siam/knowledge.hpp"

#include <algorithm>

namespace howdah::siam {

Knowledge::Knowledge(const Siam& game, const Weights& weights)
    : game_(game), rock_pushes_(&rock_push_table(game.rules().push_running)),
      table_(std::make_unique<Table>()), animals_(weights.animals) {
  for (LineCode code = 0; code < kLineCodes; ++code) {
    if (!is_possible(code)) continue;
    for (const unsigned seat : {0U, 1U}) {
      const RockPushes own = (*rock_pushes_)[seat][code];
      const RockPushes others = (*rock_pushes_)[1 - seat][code];
      const std::uint32_t flags = ((own & kAllPushes) != 0 ? kForcing : 0) |
                                  ((own & kPushWins) != 0 ? kOwnPushWins : 0) |
                                  ((own & kEntryWins) != 0 ? kOwnEntryWins : 0) |
                                  ((others & kPushWins) != 0 ? kOtherPushWins : 0) |
                                  ((others & kEntryWins) != 0 ? kOtherEntryWins : 0);
      const LineCode seen = seat == 0 ? code : with_owners_exchanged(code);
      for (std::size_t i = 0; i < kLineClasses; ++i) {
        const auto estimate = static_cast<std::uint16_t>(weights.lines[i][seen]);
        (*table_)[seat][i][code] = flags | (std::uint32_t{estimate} << kEstimateShift);
      }
    }
  }
}

void Knowledge::forcing_moves(const Position& position, const View& /*view*/,
                              MoveList& moves) const noexcept {
  const auto& rock_pushes = (*rock_pushes_)[position.ply & 1U];
  PushesByLine pushes; // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
  for_each_line_code(position, [&](unsigned i, LineCode row, LineCode column) {
    pushes.rows[i] = rock_pushes[row] & kAllPushes;
    pushes.columns[i] = rock_pushes[column] & kAllPushes;
  });
  const bool may_enter = std::popcount(position.own()) < game_.rules().animals;
  list_pushes(pushes, may_enter, moves);
  if (crosses_forbidden(position, game_.rules())) [[unlikely]] {
    moves.set_end(std::ranges::remove_if(moves, [](Move move) {
                    return (bit(move.to()) & kCrosses) != 0;
                  }).begin());
  }
}

Knowledge::Threats Knowledge::evasions(const Position& position, const View& /*view*/,
                                       MoveList& moves) const {
  const auto& others = (*rock_pushes_)[~position.ply & 1U];
  const bool may_enter =
      std::popcount(position.animals[~position.ply & 1U]) < game_.rules().animals;
  const unsigned threats = kPushWins | (may_enter ? kEntryWins : 0U);
  Threats lines;
  for_each_line_code(position, [&](unsigned i, LineCode row, LineCode column) {
    if ((others[row] & threats) != 0) lines.push_back(kRank1 << (kSide * i));
    if ((others[column] & threats) != 0) lines.push_back(kFileA << i);
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
