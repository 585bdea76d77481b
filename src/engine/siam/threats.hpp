// How the other player could win if it were their turn, and whether a move prevents it.
#pragma once

#include "core/fixed_list.hpp"
#include "engine/siam/animal_codes.hpp"
#include "engine/siam/rock_pushes.hpp"
#include "games/siam/position.hpp"

#include <cstdint>

namespace howdah::siam {

class Threats {
public:
  /// Of a position without any.
  Threats() = default;
  /// `army` is how many animals each player has.
  Threats(const Position& position, int army, const RockPushLookup& rock_pushes);

  /// The lines along which they win, each as its squares.
  using Lines = FixedList<Squares, 2 * kSide>;
  [[nodiscard]] Lines lines() const noexcept {
    Lines lines;
    for (const Threat& threat : threats_) lines.push_back(threat.line);
    return lines;
  }

  /// Whether one of them remains after a move in `position`: then that move was no evasion. Faster
  /// than the evaluation of the successor, which tells the same.
  [[nodiscard]] bool remain_after(Move move, const Position& position) const noexcept;

private:
  struct Threat {
    Squares line;
    LineCode code; // as the one who threatens sees it
    bool is_row;
  };

  [[nodiscard]] bool remain_after_push(Move push, const Position& position) const noexcept;

  FixedList<Threat, 2 * kSide> threats_;
  const RockPushLookup* rock_pushes_ = nullptr;
  const AnimalCodeLookup* animals_ = nullptr;
  RockPushes wins_ = 0; // the bits that matter
  int army_ = 0;
};

inline bool Threats::remain_after(Move move, const Position& position) const noexcept {
  if (threats_.empty()) return false;
  if (move.is_push()) return remain_after_push(move, position);
  const auto& gone = (*animals_)[static_cast<unsigned>(move.from())]
                                [static_cast<unsigned>(position.facing(move.from()))];
  const auto& come =
      (*animals_)[static_cast<unsigned>(move.to())][static_cast<unsigned>(move.facing())];
  for (const Threat& threat : threats_) {
    const auto change = [&](const AnimalCodes& animal, Square square) {
      const LineCode code = threat.is_row ? animal.row : animal.column;
      return (threat.line & bit(square)) != 0 ? code : 0;
    };
    const LineCode code = threat.code ^ change(gone, move.from()) ^ change(come, move.to());
    if (((*rock_pushes_)[code] & wins_) != 0) return true;
  }
  return false;
}

} // namespace howdah::siam
