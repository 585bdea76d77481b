#include "engine/samliam/multiplayer_knowledge.hpp"

#include "engine/samliam/multiplayer_board.hpp"
#include "engine/samliam/multiplayer_playout.hpp"
#include "engine/samliam/tuning.hpp"
#include "games/samliam/threats.hpp"

#include <array>

namespace howdah::samliam {
namespace {

constexpr auto& kPriors = kMultiplayerTuning;

template <int kPlayers, int kLanes>
class PointRatings {
public:
  using Board = MultiplayerBoard<kPlayers, kLanes>;

  PointRatings(const Board& board, float attention)
      : board_(board), attention_(attention * kOwnPart) {}

  /// Of a placement of the player to move where the cell accepts it.
  [[nodiscard]] float of(Point point) const {
    const Seat mover = board_.mover();
    const Lane* const filled = board_.filled_by(point, mover);
    int untouched = 0;
    int begun = 0;
    int half = 0;
    for (std::size_t i = 0; i < Board::kWords; ++i) {
      const auto word = word_of(filled, i);
      untouched += std::popcount(board_.untouched(mover, i) & word);
      begun += std::popcount(board_.begun(mover, i) & word);
      half += std::popcount(board_.half(mover, i) & word);
    }
    float worth = static_cast<float>(untouched) * kPriors.own_untouched +
                  static_cast<float>(begun) * kPriors.own_begun +
                  static_cast<float>(half) * kPriors.own_half;
    for (Seat other = 0; other < kPlayers; ++other) {
      if (other == mover) continue;
      const Lane* const killed = board_.killed_by(point, other);
      int taken_begun = 0;
      int taken_half = 0;
      int taken_open = 0;
      for (std::size_t i = 0; i < Board::kWords; ++i) {
        const auto word = word_of(killed, i);
        taken_begun += std::popcount(board_.begun(other, i) & word);
        taken_half += std::popcount(board_.half(other, i) & word);
        taken_open += std::popcount(board_.open(other, i) & word);
      }
      worth += attention_ * (static_cast<float>(taken_begun) * kPriors.take_begun +
                             static_cast<float>(taken_half) * kPriors.take_half +
                             static_cast<float>(taken_open) * kPriors.take_open);
    }
    return worth;
  }

private:
  // Killing a player's figure also helps all the others. With four players a third of the attention
  // won two thirds of the decided games against full attention.
  static constexpr float kOwnPart = 1.0F / (kPlayers - 1);

  const Board& board_;
  float attention_;
};

void rate_with(const auto& ratings, std::span<const Move> moves, std::span<float> weights) {
  // In the second phase a placement is combined with many triangles to take.
  constexpr float kUnknown = -1;
  std::array<float, kPoints> known;
  known.fill(kUnknown);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    auto& rating = known[static_cast<std::size_t>(moves[i].placed())];
    if (rating == kUnknown) rating = ratings.of(moves[i].placed());
    weights[i] = rating;
  }
}

} // namespace

std::optional<Move> MultiplayerKnowledge::winning_move(const Position& position,
                                                       std::span<const Move> moves) const {
  const Seat mover = position.mover;
  const bool may_complete = has_open_figure(position, mover);
  Position after = position;
  for (const Move move : moves) {
    if (move.announced() == Announcement::win) return move;
    if (!may_complete) continue;
    move_triangle(game_.setting(), after, move);
    const bool complete = has_complete_figure(after, mover);
    move_triangle_back(game_.setting(), after, move);
    if (complete) return move;
  }
  return std::nullopt;
}

void MultiplayerKnowledge::leave_out_pointless(std::vector<Move>& moves) const {
  if (!game_.setting().strict()) return;
  // A turn without an announcement stands before the same turn with one.
  std::vector<Move> kept;
  for (const Move move : moves) {
    const bool again = !kept.empty() && kept.back().announcing(Announcement::none) ==
                                            move.announcing(Announcement::none);
    if (again) kept.back() = move;
    if (!again) kept.push_back(move);
  }
  moves = std::move(kept);
}

void MultiplayerKnowledge::rate(const Position& position, std::span<const Move> moves,
                                float attention, std::span<float> weights) const {
  with_multiplayer_board(game_.setting(), position, [&](const auto& board) {
    rate_with(PointRatings(board, attention), moves, weights);
  });
}

Shares MultiplayerKnowledge::playout(const Position& position, Random& random) const {
  return samliam::playout(game_.setting(), position, weights_, random);
}

std::optional<ForcedWin>
MultiplayerKnowledge::forced_win(const Position& position,
                                 const std::function<bool()>& go_on) const {
  const auto expansions = game_.setting().strict() ? kMultiplayerTuning.forced_win_expansions_strict
                                                   : kMultiplayerTuning.forced_win_expansions;
  for (Seat seat = 0; seat < game_.players(); ++seat) {
    if (game_.in_hand(position, seat) < kMultiplayerTuning.forced_win_least_in_hand)
      return std::nullopt;
  }
  return find_forced_win(game_, position, expansions, go_on);
}

std::unique_ptr<Engine> make_multiplayer_engine(const SamLiam& game,
                                                const MultiplayerWeights& weights) {
  return std::make_unique<MctsEngine<MultiplayerKnowledge>>(game,
                                                            MultiplayerKnowledge(game, weights));
}

} // namespace howdah::samliam
