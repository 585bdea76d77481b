#include "games/siam/lines.hpp"

#include "core/bits.hpp"

#include <algorithm>
#include <bit>
#include <memory>

namespace howdah::siam {
namespace {

unsigned reversed(unsigned five_bits) {
  unsigned result = 0;
  for_each_bit(five_bits, [&](int i) { result |= 1U << static_cast<unsigned>(kSide - 1 - i); });
  return result;
}

/// Whether an animal just before square `first` can push forward onto it and what lies behind.
bool can_push(const Line& line, int first, bool running) {
  int strength = 1; // those who push less those who resist
  int rocks = 0;
  for (auto i = static_cast<std::size_t>(first); i < kSide; ++i) {
    switch (line.pieces[i]) {
    case Line::Piece::none: return strength >= std::max(1, rocks);
    case Line::Piece::rock: ++rocks; break;
    case Line::Piece::forward: ++strength; break;
    case Line::Piece::backward: --strength; break;
    case Line::Piece::sideways: break;
    }
    if (running && strength < std::max(1, rocks)) return false;
  }
  return strength >= std::max(1, rocks);
}

/// The squares from which the viewer can push forward; bit kSide stands for an entry over the low
/// end.
unsigned find_pushers(const Line& line, bool running) {
  unsigned pushers = 0;
  for (unsigned i = 0; i + 1 < kSide; ++i) {
    const bool ready = line.pieces[i] == Line::Piece::forward && !line.others[i] &&
                       line.pieces[i + 1] != Line::Piece::none;
    if (ready && can_push(line, static_cast<int>(i) + 1, running)) pushers |= 1U << i;
  }
  if (line.pieces[0] != Line::Piece::none && can_push(line, 0, running)) pushers |= 1U << kSide;
  return pushers;
}

LinePushes find_pushes(LineCode code, bool running) {
  const unsigned ahead = find_pushers(decode(code), running);
  const unsigned back = find_pushers(decode(mirrored(code)), running);
  return static_cast<LinePushes>((ahead & 31U) | (reversed(back & 31U) << 5U) |
                                 ((ahead >> kSide) << 10U) | ((back >> kSide) << 11U));
}

std::unique_ptr<PushTable> make_table(bool running) {
  auto table = std::make_unique<PushTable>();
  for (LineCode code = 0; code < kLineCodes; ++code) {
    if (!is_possible(code)) continue;
    const unsigned pushes = find_pushes(code, running);
    table->pushes[code] = static_cast<LinePushes>(pushes);
    table->count[0][code] = static_cast<std::uint8_t>(std::popcount(pushes & 0x3ffU));
    table->count[1][code] = static_cast<std::uint8_t>(std::popcount(pushes));
  }
  for (LineCode code = 0; code < kLineCodes; ++code) {
    for (int at = 0; at < kSide; ++at) {
      if (!is_possible(code) || without(code, at) != code) continue;
      for (const auto reserve : {0U, 1U}) {
        const auto& count = table->count[reserve];
        table->count_after_placing[reserve][code][static_cast<unsigned>(at)] =
            static_cast<std::uint8_t>(count[code | aligned_animal(at, true, true)] +
                                      count[code | aligned_animal(at, true, false)] +
                                      2 * count[code | sideways_animal(at)]);
      }
    }
  }
  return table;
}

} // namespace

Line decode(LineCode code) noexcept {
  Line line{};
  for (unsigned i = 0; i < kSide; ++i) {
    const bool aligned = ((code >> i) & 1U) != 0;
    const bool second = ((code >> (i + kSecondPlane)) & 1U) != 0;
    const bool third = ((code >> (i + kThirdPlane)) & 1U) != 0;
    line.others[i] = second;
    line.pieces[i] = aligned  ? (third ? Line::Piece::forward : Line::Piece::backward)
                     : second ? Line::Piece::sideways
                     : third  ? Line::Piece::rock
                              : Line::Piece::none;
  }
  return line;
}

bool is_possible(LineCode code) noexcept {
  const LineCode aligned = code & 31U;
  const LineCode second = (code >> kSecondPlane) & 31U;
  const LineCode third = (code >> kThirdPlane) & 31U;
  return (second & third & ~aligned) == 0;
}

LineCode mirrored(LineCode code) noexcept {
  const LineCode aligned = code & 31U;
  const LineCode second = (code >> kSecondPlane) & 31U;
  // Seen from the other end, who faces forward faces backward; rocks have no facing.
  const LineCode third = ((code >> kThirdPlane) & 31U) ^ aligned;
  return reversed(aligned) | (reversed(second) << kSecondPlane) | (reversed(third) << kThirdPlane);
}

const PushTable& push_table(bool running) {
  if (running) {
    static const auto kRunning = make_table(true);
    return *kRunning;
  }
  static const auto kTotal = make_table(false);
  return *kTotal;
}

} // namespace howdah::siam
