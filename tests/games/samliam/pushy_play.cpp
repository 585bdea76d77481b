#include "tests/games/samliam/pushy_play.hpp"

#include <algorithm>
#include <limits>

namespace howdah::testing {
namespace {

namespace reference = howdah::reference::samliam;

/// What a player wants of a turn, in points.
struct Mood {
  int open;     // for each missing cell of the player's open figures
  int block;    // for each threat less
  int complete; // for a figure
  int begin;    // for each figure of which the player owns two cells
};

constexpr Mood kMoods[] = {
    {.open = 20, .block = 12, .complete = 1000, .begin = 1},
    {.open = 20, .block = 0, .complete = -1000, .begin = 1},
    {.open = -20, .block = 12, .complete = -1000, .begin = 2}, // a SONG has no open figure
    {.open = -20, .block = 0, .complete = -1000, .begin = 2},
};

int points(const reference::Game& game, const reference::Turn& turn, const Mood& mood) {
  const auto& setting = game.setting();
  const auto& position = game.position();
  const auto mover = position.to_move;
  auto board = position.board;
  if (turn.taken) board.take(*turn.taken);
  board.put(turn.placed, mover);
  const auto open = missing_cells(open_figures(setting, board, mover)).size();
  const auto faced = threats(setting, position, board).size();
  const auto begun = figures_owned_in(setting, board, mover, 2).size();
  const auto complete = figures_owned_in(setting, board, mover, 4).size();
  return mood.open * static_cast<int>(open) - mood.block * static_cast<int>(faced) +
         mood.begin * static_cast<int>(begun) + mood.complete * static_cast<int>(complete);
}

} // namespace

const reference::Turn& PushyPlayer::any(const std::vector<Turn>& turns) {
  return turns[random_.below(static_cast<std::uint32_t>(turns.size()))];
}

const reference::Turn& PushyPlayer::best_of_some(const reference::Game& game) {
  const auto& mood = kMoods[random_.below(std::size(kMoods))];
  const Turn* best = nullptr;
  int most = std::numeric_limits<int>::min();
  for (auto tries = random_.below(2) == 0 ? 25 : 300; tries > 0; --tries) {
    const auto& turn = any(game.turns());
    const int worth = points(game, turn, mood);
    if (worth <= most) continue;
    most = worth;
    best = &turn;
  }
  return *best;
}

const reference::Turn* PushyPlayer::way_back(const reference::Game& game) const {
  const auto players = static_cast<std::size_t>(game.setting().rules.players);
  if (played_.size() < players) return nullptr;
  const auto& last = played_[played_.size() - players];
  const auto found = std::ranges::find_if(game.turns(), [&](const Turn& turn) {
    return turn.taken == last.placed && turn.placed == last.taken;
  });
  return found == game.turns().end() ? nullptr : &*found;
}

std::string PushyPlayer::choose(const reference::Game& game) {
  const auto* turn = shuffles_ && random_.below(40) != 0 ? way_back(game) : nullptr;
  if (turn == nullptr) {
    turn = random_.below(4) == 0 ? &any(game.turns()) : &best_of_some(game);
  }
  played_.push_back(*turn);
  return text_of(*turn);
}

} // namespace howdah::testing
