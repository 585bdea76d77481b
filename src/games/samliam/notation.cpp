#include "games/samliam/notation.hpp"

#include "core/text.hpp"
#include "games/move_error.hpp"

#include <algorithm>
#include <array>

namespace howdah::samliam {
namespace {

constexpr std::array<std::string_view, 4> kCornerTexts = {"nw", "ne", "se", "sw"};

// By Announcement.
constexpr std::array<std::string_view, 5> kAnnouncementTexts = {"", "sam", "song", "songsam",
                                                                "win"};

/// Reads a move from left to right, remembering how far it came.
class MoveReader {
public:
  explicit MoveReader(std::string_view text) : text_(text) {}

  Expected<Move> read() {
    if (text_.empty()) {
      return fail({"the move is empty; moves look like e5nw, c3se-e5nw or e5nw!sam",
                   "le coup est vide ; un coup s'écrit e5nw, c3se-e5nw ou e5nw!sam"});
    }
    const auto first = point();
    if (!first) return tl::unexpected<Error>(first.error());
    Move move(*first);
    if (next() == '-') {
      ++at_;
      const auto second = point();
      if (!second) return tl::unexpected<Error>(second.error());
      move = Move(*second, *first);
    }
    if (at_ == text_.size()) return move;
    if (next() != '!') {
      return move.takes() ? expected_here("'!' or the end of the move", "« ! » ou la fin du coup")
                          : expected_here("'-', '!' or the end of the move",
                                          "« - », « ! » ou la fin du coup");
    }
    ++at_;
    const auto known =
        std::find(kAnnouncementTexts.begin() + 1, kAnnouncementTexts.end(), text_.substr(at_));
    if (known == kAnnouncementTexts.end()) {
      return expected_here("sam, song, songsam or win", "sam, song, songsam ou win");
    }
    return move.announcing(static_cast<Announcement>(known - kAnnouncementTexts.begin()));
  }

private:
  [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  Expected<Point> point() {
    const Cell cell = read_cell(text_.substr(at_));
    if (cell < 0) return expected_here("a cell from a1 to i9", "une case de a1 à i9");
    at_ += 2;
    const int corner = read_corner(text_.substr(at_));
    if (corner < 0) {
      return expected_here("a corner (nw, ne, se, sw)", "un coin (nw, ne, se, sw)");
    }
    at_ += 2;
    return point_at(cell, static_cast<Corner>(corner));
  }

  [[nodiscard]] tl::unexpected<Error> expected_here(std::string_view english,
                                                    std::string_view french) const {
    return not_a_move(text_, at_, english, french);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

} // namespace

char letter(Seat seat) noexcept {
  return "RGBW"[seat];
}

std::string_view corner_text(Corner corner) noexcept {
  return kCornerTexts[static_cast<unsigned>(corner)];
}

std::string cell_text(Cell cell) {
  return {static_cast<char>('a' + file_of(cell)), static_cast<char>('1' + rank_of(cell))};
}

std::string point_text(Point point) {
  return concat(cell_text(cell_of(point)), corner_text(corner_of(point)));
}

std::string triangle_text(Seat seat, Corner corner) {
  return concat(letter(seat), corner_text(corner));
}

std::string content_text(CellContent content) {
  std::string triangles;
  for (const Corner corner : kAllCorners) {
    const Seat owner = content.owner(corner);
    if (owner != kNobody) triangles += triangle_text(owner, corner);
  }
  return content.full() ? concat('(', triangles, ')') : triangles;
}

Cell read_cell(std::string_view text) noexcept {
  if (text.size() < 2) return -1;
  const int file = text[0] - 'a';
  const int rank = text[1] - '1';
  const bool exists = file >= 0 && file < kSide && rank >= 0 && rank < kSide;
  return exists ? cell_at(file, rank) : -1;
}

int read_corner(std::string_view text) noexcept {
  const auto known = std::ranges::find(kCornerTexts, text.substr(0, 2));
  return known == kCornerTexts.end() ? -1 : static_cast<int>(known - kCornerTexts.begin());
}

Expected<Move> read_move(std::string_view text) {
  return MoveReader(text).read();
}

std::string write_move(Move move) {
  const auto announced = kAnnouncementTexts[static_cast<unsigned>(move.announced())];
  return concat(move.takes() ? point_text(move.taken()) : "", move.takes() ? "-" : "",
                point_text(move.placed()), announced.empty() ? "" : "!", announced);
}

} // namespace howdah::samliam
