#include "games/siam/notation.hpp"

#include "core/text.hpp"
#include "games/move_error.hpp"

namespace howdah::siam {
namespace {

std::optional<Facing> read_facing(char letter) {
  switch (letter) {
  case 'n': return Facing::north;
  case 'e': return Facing::east;
  case 's': return Facing::south;
  case 'w': return Facing::west;
  default: return std::nullopt;
  }
}

/// Reads a move from left to right, remembering how far it came.
class MoveReader {
public:
  explicit MoveReader(std::string_view text) : text_(text) {}

  Expected<WrittenMove> read() {
    using Kind = WrittenMove::Kind;
    if (text_.empty()) {
      return fail({"the move is empty; moves look like @a3e, b1c1n, b1w or a3x",
                   "le coup est vide ; un coup s'écrit @a3e, b1c1n, b1w ou a3x"});
    }
    const bool enters = text_.front() == '@';
    if (enters) at_ = 1;
    const auto first = square();
    if (!first) return expected_here("a square from a1 to e5", "une case de a1 à e5");
    if (enters) return with_facing(Kind::enter, kOffBoard, *first);
    if (at_ < text_.size() && text_[at_] == 'x') {
      ++at_;
      return complete({Kind::leave, *first, kOffBoard, Facing::north});
    }
    if (const auto second = square()) return with_facing(Kind::go, *first, *second);
    if (at_ + 1 < text_.size()) {
      return expected_here("a square from a1 to e5", "une case de a1 à e5");
    }
    return with_facing(Kind::turn, *first, *first);
  }

private:
  std::optional<Square> square() {
    if (at_ + 2 > text_.size()) return std::nullopt;
    const int file = text_[at_] - 'a';
    const int rank = text_[at_ + 1] - '1';
    if (file < 0 || file >= kSide || rank < 0 || rank >= kSide) return std::nullopt;
    at_ += 2;
    return square_at(file, rank);
  }

  Expected<WrittenMove> with_facing(WrittenMove::Kind kind, Square from, Square to) {
    const auto facing = at_ < text_.size() ? read_facing(text_[at_]) : std::nullopt;
    if (!facing) {
      return kind == WrittenMove::Kind::turn
                 ? expected_here("a facing (n, e, s, w), x or a second square",
                                 "une direction (n, e, s, w), x ou une seconde case")
                 : expected_here("a facing (n, e, s, w)", "une direction (n, e, s, w)");
    }
    ++at_;
    return complete({kind, from, to, *facing});
  }

  Expected<WrittenMove> complete(WrittenMove move) {
    if (at_ < text_.size()) return expected_here("the end of the move", "la fin du coup");
    return move;
  }

  [[nodiscard]] tl::unexpected<Error> expected_here(std::string_view english,
                                                    std::string_view french) const {
    return not_a_move(text_, at_, english, french);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

} // namespace

char letter(Facing facing) noexcept {
  return "nesw"[static_cast<unsigned>(facing)];
}

char letter(Seat seat) noexcept {
  return seat == kElephants ? 'E' : 'R';
}

std::string square_text(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

std::string piece_text(const Position& position, Square square) {
  if ((position.rocks & bit(square)) != 0) return "O";
  const Seat owner = (position.animals[kRhinos] & bit(square)) != 0 ? kRhinos : kElephants;
  return {letter(owner), letter(position.facing(square))};
}

Expected<WrittenMove> read_move(std::string_view text) {
  return MoveReader(text).read();
}

std::string write_move(Move move) {
  const char facing = letter(move.facing());
  switch (move.action()) {
  case Action::enter:
  case Action::enter_push: return concat('@', square_text(move.to()), facing);
  case Action::step:
  case Action::push: return concat(square_text(move.from()), square_text(move.to()), facing);
  case Action::turn: return concat(square_text(move.from()), facing);
  case Action::leave: break;
  }
  return concat(square_text(move.from()), 'x');
}

} // namespace howdah::siam
