#include "games/siam/moves.hpp"

#include "core/bits.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace howdah::siam {
namespace {

/// Four facings side by side, each where the bits of one of four moves are.
using FourFacings = std::uint64_t;

[[nodiscard]] constexpr FourFacings facings_from(unsigned first) noexcept {
  FourFacings facings = 0;
  for (unsigned i = 0; i < 4; ++i) facings |= FourFacings{(first + i) & 3U} << (16U * i);
  return facings;
}
constexpr FourFacings kAllFacings = facings_from(0);
/// By the way an animal faces: the three it can turn to, and that one.
constexpr std::array kTurns = {facings_from(1), facings_from(2), facings_from(3), facings_from(4)};

/// Writes moves into a list's storage. Branchless: whether a move exists is unpredictable, so it is
/// always written, and kept or not.
class MoveWriter {
public:
  explicit MoveWriter(MoveList& list) noexcept : list_(list), next_(list.begin()) {}

  void add(Move move) noexcept { *next_++ = move; }
  void add_if(bool wanted, Move move) noexcept {
    *next_ = move;
    next_ += wanted ? 1 : 0;
  }
  /// Moves like one that faces north, with other facings; the first `count` of them are kept.
  void add_facings(Move north, FourFacings facings, unsigned count) noexcept {
    static_assert(sizeof(Move) * kMovesAtATime == sizeof(FourFacings));
    constexpr FourFacings kFourTimes = 0x0001'0001'0001'0001;
    const FourFacings four = north.bits() * kFourTimes + facings;
    std::memcpy(static_cast<void*>(next_), &four, sizeof(four));
    next_ += count;
  }
  [[nodiscard]] Move* next() const noexcept { return next_; }
  void remove_from(Move* first, auto&& is_unwanted) {
    next_ = std::remove_if(first, next_, is_unwanted);
  }
  void finish() noexcept { list_.set_end(next_); }

private:
  MoveList& list_;
  Move* next_;
};

/// The push that a bit of a PushSet stands for, first by the word.
constexpr auto kPushes = [] {
  constexpr unsigned kBits = PushSet::kLinesOfAWord * PushSet::kBitsOfALine;
  const auto push_at = [](unsigned index) {
    const int line = static_cast<int>(index / PushSet::kBitsOfALine);
    const int bit = static_cast<int>(index % PushSet::kBitsOfALine);
    const bool is_row = line % 2 == 0;
    const auto square = [=](int at) {
      return is_row ? square_at(at, line / 2) : square_at(line / 2, at);
    };
    const Facing forward = is_row ? Facing::east : Facing::north;
    if (bit == 10) return Move(Action::enter_push, kOffBoard, square(0), forward);
    if (bit == 11) return Move(Action::enter_push, kOffBoard, square(kSide - 1), opposite(forward));
    const int from = bit % kSide;
    const int to = bit < kSide ? from + 1 : from - 1;
    // Nobody pushes off the board: those bits are never set.
    const Square next = to >= 0 && to < kSide ? square(to) : kOffBoard;
    return Move(Action::push, square(from), next, bit < kSide ? forward : opposite(forward));
  };
  std::array<std::array<Move, kBits>, 2> pushes{};
  for (unsigned word = 0; word < 2; ++word) {
    for (unsigned i = 0; i < kBits; ++i) pushes[word][i] = push_at(word * kBits + i);
  }
  return pushes;
}();

void add_pushes(const PushSet& pushes, MoveWriter& moves) {
  for (const unsigned word : {0U, 1U}) {
    for_each_bit(pushes.words()[word],
                 [&](int i) { moves.add(kPushes[word][static_cast<unsigned>(i)]); });
  }
}

void add_all_pushes(const Position& position, const PushTable& table, bool may_enter,
                    MoveWriter& moves) {
  PushSet pushes;
  for_each_line_code(position, position.to_move(), [&](unsigned i, LineCode row, LineCode column) {
    pushes.add_row(i, table.pushes[row]);
    pushes.add_column(i, table.pushes[column]);
  });
  if (!may_enter) pushes.remove_entries();
  add_pushes(pushes, moves);
}

/// The actions of one animal that end on one of the squares `wanted`, pushes apart. Where its own
/// square is wanted, turning and leaving count too.
void add_actions_of(Square from, const Position& position, Squares wanted, bool may_leave,
                    MoveWriter& moves) {
  const Squares free = kNeighbours[static_cast<unsigned>(from)] & position.empty() & wanted;
  // Seen from a rank below the animal, so that no way there is a shift to the left.
  const std::uint64_t around = (std::uint64_t{free} << kSide) >> static_cast<unsigned>(from);
  for (const int step : {-kSide, -1, 1, kSide}) {
    const auto is_free = static_cast<unsigned>(around >> static_cast<unsigned>(kSide + step)) & 1U;
    const Square to = (from + step) & kOffBoard; // stays five bits where nothing is kept
    moves.add_facings(Move(Action::step, from, to, Facing::north), kAllFacings, 4 * is_free);
  }
  if ((wanted & bit(from)) == 0) return;
  moves.add_facings(Move(Action::turn, from, from, Facing::north),
                    kTurns[static_cast<unsigned>(position.facing(from))], 3);
  moves.add_if(may_leave && (bit(from) & kBorder) != 0,
               Move(Action::leave, from, kOffBoard, Facing::north));
}

/// With `opening=crosses`, what ends on a crossed square; turning there is allowed.
bool ends_on_cross(Move move) {
  return move.action() != Action::turn && (bit(move.to()) & kCrosses) != 0;
}

bool has_reserve(const Position& position, const MoveContext& context) {
  return std::popcount(position.own()) < context.animals;
}

} // namespace

void list_pushes(const Position& position, const MoveContext& context, MoveList& list) {
  MoveWriter moves(list);
  add_all_pushes(position, context.table, has_reserve(position, context), moves);
  moves.finish();
}

void list_pushes(const PushSet& pushes, MoveList& list) {
  MoveWriter moves(list);
  add_pushes(pushes, moves);
  moves.finish();
}

void list_moves(const Position& position, const MoveContext& context, MoveList& list) {
  list_moves_touching(position, context, {}, list);
}

void list_moves_touching(const Position& position, const MoveContext& context,
                         std::span<const Squares> lines, MoveList& list) {
  // Where a move must end to touch all lines, when what it leaves touches some of them.
  const auto wanted_from = [lines](Squares left) {
    Squares wanted = kBoard;
    for (const Squares line : lines) {
      if ((line & left) == 0) wanted &= line;
    }
    return wanted;
  };
  MoveWriter moves(list);
  const bool may_leave = position.may_leave(position.to_move());
  const bool may_enter = has_reserve(position, context);
  for_each_bit(position.own(), [&](Square from) {
    add_actions_of(from, position, wanted_from(bit(from)), may_leave, moves);
  });
  if (may_enter) {
    for_each_bit(position.empty() & kBorder & wanted_from(0), [&](Square to) {
      moves.add_facings(Move(Action::enter, kOffBoard, to, Facing::north), kAllFacings, 4);
    });
  }
  Move* const pushes = moves.next();
  add_all_pushes(position, context.table, may_enter, moves);
  if (!lines.empty()) {
    moves.remove_from(pushes, [&](Move push) {
      const Squares changed = bit(push.from()) | ray(push.to(), push.facing());
      return std::ranges::any_of(lines, [&](Squares line) { return (line & changed) == 0; });
    });
  }
  moves.finish();
  if (context.crosses_forbidden) {
    list.set_end(std::ranges::remove_if(list, ends_on_cross).begin());
  }
}

} // namespace howdah::siam
