#include "engine/siam/weights.hpp"

#include <optional>

namespace howdah::siam {
namespace {

// In parts of a logit. A rock that only waits to be pushed off is nearly a win.
constexpr std::array kRockByDistance = {260, 120, 60, 30, 15}; // squares between it and the edge
constexpr int kPressesAlone = 2;                               // divides what cannot push yet
constexpr int kAnimalOnBoard = 40;
constexpr int kTempo = 40;

struct Piece {
  bool is_rock;
  bool pushes_forward;
  bool resists;
  Seat owner;
};

std::optional<Piece> piece_at(LineCode code, int at) {
  const auto shift = static_cast<unsigned>(at);
  const bool aligned = ((code >> shift) & 1U) != 0;
  const bool second = ((code >> (shift + kSecondPlane)) & 1U) != 0;
  const bool third = ((code >> (shift + kThirdPlane)) & 1U) != 0;
  if (!aligned && !second && !third) return std::nullopt;
  return Piece{.is_rock = !aligned && !second && third,
               .pushes_forward = aligned && third,
               .resists = aligned && !third,
               .owner = second ? kRhinos : kElephants};
}

/// What the rocks of a line are worth in the forward direction: each belongs to the nearest
/// animal behind it that faces it, more the nearer the rock is to the edge.
int worth_forward(LineCode code) {
  int worth = 0;
  std::optional<Seat> presser;
  int strength = 0;
  int rocks = 0;
  for (int at = 0; at < kSide; ++at) {
    const auto piece = piece_at(code, at);
    if (!piece) continue;
    if (piece->pushes_forward) {
      presser = piece->owner;
      ++strength;
    }
    if (piece->resists) --strength;
    if (!piece->is_rock) continue;
    ++rocks;
    if (!presser) continue;
    int rock = kRockByDistance[static_cast<unsigned>(kSide - 1 - at)];
    if (strength < rocks) rock /= kPressesAlone;
    worth += *presser == kElephants ? rock : -rock;
  }
  return worth;
}

} // namespace

std::unique_ptr<Weights> hand_made_weights() {
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
