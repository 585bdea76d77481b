#include "engine/siam/threats.hpp"

#include <bit>

namespace howdah::siam {
namespace {

RockPushes winning_pushes(bool may_enter) {
  return static_cast<RockPushes>(kPushWins | (may_enter ? kEntryWins : 0));
}

} // namespace

Threats::Threats(const Position& position, int army, const RockPushLookup& rock_pushes)
    : rock_pushes_(&rock_pushes), animals_(&animal_code_lookup()), army_(army) {
  const Seat other = 1 - position.to_move();
  wins_ = winning_pushes(position.on_board(other) < army);
  for_each_line_code(position, other, [&](unsigned i, LineCode row, LineCode column) {
    if ((rock_pushes[row] & wins_) != 0) threats_.push_back({kRank1 << (kSide * i), row, true});
    if ((rock_pushes[column] & wins_) != 0) threats_.push_back({kFileA << i, column, false});
  });
}

bool Threats::remain_after_push(Move push, const Position& position) const noexcept {
  Position after = position;
  play(after, push);
  // An animal may have fallen into the reserve.
  const RockPushes wins = winning_pushes(std::popcount(after.own()) < army_);
  for (const Threat& threat : threats_) {
    const LineCode code = line_code(after, after.to_move(), threat.line);
    if (((*rock_pushes_)[code] & wins) != 0) return true;
  }
  return false;
}

} // namespace howdah::siam
