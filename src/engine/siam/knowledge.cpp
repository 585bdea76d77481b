#include "engine/siam/knowledge.hpp"

#include "core/fixed_list.hpp"

#include <algorithm>

namespace howdah::siam {
namespace {

/// The squares of each line that holds a threat.
using ThreatenedLines = FixedList<Squares, 2 * kSide>;

/// Whether a move changes anything on each of those lines.
bool touches_all(Move move, const ThreatenedLines& lines) {
  const Squares touched =
      bit(move.from()) | bit(move.to()) | (move.is_push() ? ray(move.to(), move.facing()) : 0);
  return std::ranges::all_of(lines, [&](Squares line) { return (line & touched) != 0; });
}

} // namespace

Knowledge::Knowledge(const Siam& game, const Weights& weights)
    : game_(game), table_(std::make_unique<Table>()), animals_(weights.animals) {
  const auto& pushes = rock_push_table(game.rules().push_running);
  for (LineCode code = 0; code < kLineCodes; ++code) {
    if (!is_possible(code)) continue;
    for (const unsigned seat : {0U, 1U}) {
      const std::uint32_t own = pushes[seat][code];
      const std::uint32_t others_wins =
          (std::uint32_t{pushes[1 - seat][code]} & (kPushWins | kEntryWins)) << 2U;
      const LineCode seen = seat == 0 ? code : with_owners_exchanged(code);
      for (std::size_t i = 0; i < kLineClasses; ++i) {
        const auto estimate = static_cast<std::uint16_t>(weights.lines[i][seen]);
        (*table_)[seat][i][code] = own | others_wins | (std::uint32_t{estimate} << 16U);
      }
    }
  }
}

void Knowledge::forcing_moves(const Position& position, const View& view,
                              MoveList& moves) const noexcept {
  PushesByLine pushes{};
  for (std::size_t i = 0; i < kSide; ++i) {
    pushes.rows[i] = static_cast<LinePushes>(view.rows[i] & kRockPushBits);
    pushes.columns[i] = static_cast<LinePushes>(view.columns[i] & kRockPushBits);
  }
  const bool may_enter = std::popcount(position.own()) < game_.rules().animals;
  list_pushes(pushes, may_enter, moves);
  if (crosses_forbidden(position, game_.rules())) [[unlikely]] {
    moves.set_end(std::ranges::remove_if(moves, [](Move move) {
                    return (bit(move.to()) & kCrosses) != 0;
                  }).begin());
  }
}

void Knowledge::evasions(const Position& position, const View& view, MoveList& moves) const {
  const bool may_enter =
      std::popcount(position.animals[~position.ply & 1U]) < game_.rules().animals;
  const std::uint32_t threats =
      (std::uint32_t{kPushWins} << 2U) | (may_enter ? std::uint32_t{kEntryWins} << 2U : 0);
  ThreatenedLines lines;
  for (unsigned i = 0; i < kSide; ++i) {
    if ((view.rows[i] & threats) != 0) lines.push_back(kRank1 << (kSide * i));
    if ((view.columns[i] & threats) != 0) lines.push_back(kFileA << i);
  }
  game_.legal_moves(position, moves);
  moves.set_end(
      std::ranges::remove_if(moves, [&](Move move) { return !touches_all(move, lines); }).begin());
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
