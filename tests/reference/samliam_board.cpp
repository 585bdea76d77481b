#include "tests/reference/samliam_board.hpp"

namespace howdah::reference::samliam {

Corner opposite(Corner corner) {
  switch (corner) {
  case Corner::nw: return Corner::se;
  case Corner::ne: return Corner::sw;
  case Corner::se: return Corner::nw;
  default: return Corner::ne;
  }
}

char letter_of(Player player) {
  return "RGBW"[player];
}

std::string text_of(Corner corner) {
  switch (corner) {
  case Corner::nw: return "nw";
  case Corner::ne: return "ne";
  case Corner::se: return "se";
  default: return "sw";
  }
}

std::string text_of(Cell cell) {
  return {"abcdefghi"[cell.file], "123456789"[cell.rank]};
}

std::string text_of(const Place& place) {
  return text_of(place.cell) + text_of(place.corner);
}

Board::Board() {
  for (auto& file : owners_) {
    for (auto& cell : file) {
      for (auto& owner : cell) owner = kNobody;
    }
  }
}

int Board::triangles_in(Cell cell) const {
  int count = 0;
  for (const auto corner : kCorners) {
    if (owner({cell, corner}) != kNobody) ++count;
  }
  return count;
}

int Board::triangles_of(Player player) const {
  int count = 0;
  for (const auto& file : owners_) {
    for (const auto& cell : file) {
      for (const auto owner : cell) {
        if (owner == player) ++count;
      }
    }
  }
  return count;
}

bool Board::can_place(const Place& place) const {
  const int held = triangles_in(place.cell);
  if (held == 0) return true;
  return held == 1 && owner({place.cell, opposite(place.corner)}) != kNobody;
}

void Board::put(const Place& place, Player player) {
  owners_[place.cell.file][place.cell.rank][static_cast<int>(place.corner)] = player;
}

void Board::take(const Place& place) {
  put(place, kNobody);
}

} // namespace howdah::reference::samliam
