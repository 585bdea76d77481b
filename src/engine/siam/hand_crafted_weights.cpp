#include "engine/siam/weights.hpp"

#include <optional>

namespace howdah::siam {
namespace {

// In parts of a logit. A rock that can be pushed off next is nearly a win.
constexpr std::array kRockByDistance = {260, 120, 60, 30, 15}; // squares between it and the edge
constexpr int kPressesAlone = 2;                               // divides what cannot push yet
constexpr int kAnimalOnBoard = 40;
constexpr int kTempo = 40;

/// What the rocks of a line are worth in the forward direction: each belongs to the nearest
/// animal behind it that faces it, more the nearer the rock is to the edge.
int worth_forward(LineCode code) {
  int worth = 0;
  std::optional<bool> presser_is_other;
  int strength = 0;
  int rocks = 0;
  const auto line = decode(code);
  for (std::size_t at = 0; at < kSide; ++at) {
    const auto piece = line.pieces[at];
    if (piece == Line::Piece::forward) {
      presser_is_other = line.others[at];
      ++strength;
    }
    if (piece == Line::Piece::backward) --strength;
    if (piece != Line::Piece::rock) continue;
    ++rocks;
    if (!presser_is_other) continue;
    int rock = kRockByDistance[kSide - 1 - at];
    if (strength < rocks) rock /= kPressesAlone;
    worth += *presser_is_other ? -rock : rock;
  }
  return worth;
}

} // namespace

std::unique_ptr<Weights> hand_crafted_weights() {
  auto weights = std::make_unique<Weights>();
  for (auto& of_class : weights->lines) {
    for (LineCode code = 0; code < kLineCodes; ++code) {
      if (!is_possible(code)) continue;
      of_class[code] =
          static_cast<std::int16_t>(worth_forward(code) + worth_forward(mirrored(code)));
    }
  }
  for (int own = 0; own <= kMaxAnimals; ++own) {
    for (int other = 0; other <= kMaxAnimals; ++other) {
      weights->animals[static_cast<unsigned>(own)][static_cast<unsigned>(other)] =
          static_cast<std::int16_t>(kTempo + kAnimalOnBoard * (own - other));
    }
  }
  return weights;
}

} // namespace howdah::siam
