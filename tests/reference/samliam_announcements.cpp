#include "tests/reference/samliam_announcements.hpp"

#include <map>

namespace howdah::reference::samliam {
namespace {

bool cannot_all_be_blocked(const Setting& setting, const Board& board,
                           const std::vector<OpenFigure>& open) {
  const int opponents = setting.rules.players - 1;
  if (static_cast<int>(missing_cells(open).size()) > opponents) return true;
  if (setting.rules.players > 2) return false;
  std::map<Cell, std::set<Corner>> required;
  for (const auto& figure : open) required[figure.missing.cell].insert(figure.missing.corner);
  for (const auto& [cell, corners] : required) {
    if (board.triangles_in(cell) == 0 && corners.size() == kCorners.size()) return true;
  }
  return false;
}

} // namespace

std::string text_of(Announcement announcement) {
  switch (announcement) {
  case Announcement::sam: return "!sam";
  case Announcement::song: return "!song";
  case Announcement::song_sam: return "!songsam";
  case Announcement::win: return "!win";
  default: return "";
  }
}

std::set<Cell> song_cells(const Setting& setting, const Board& board, Player player,
                          const std::set<Cell>& barred) {
  if (!open_figures(setting, board, player).empty()) return {};
  // One placement adds at most one cell of a figure: only those with two cells owned can open,
  // and only by a placement on one of their cells.
  const auto half_built = figures_owned_in(setting, board, player, 2);
  std::set<Cell> candidates;
  for (const auto* figure : half_built) {
    for (const auto& place : figure->places) candidates.insert(place.cell);
  }
  // In the second phase too a placement is one triangle more on the board as it stands: which
  // one the player would take away for it is not asked, just as it is not for open figures.
  std::set<Cell> cells;
  Board after = board;
  for (const auto cell : candidates) {
    if (barred.contains(cell)) continue;
    for (const auto corner : kCorners) {
      const Place place = {cell, corner};
      if (!board.can_place(place)) continue;
      after.put(place, player);
      std::vector<OpenFigure> open;
      for (const auto* figure : half_built) add_if_open(*figure, after, player, open);
      if (missing_cells(open).size() >= 2) cells.insert(cell);
      after.take(place);
    }
  }
  return cells;
}

Announcement due(const Setting& setting, const Board& board, Player player,
                 const std::set<Cell>& barred) {
  const auto missing = missing_cells(open_figures(setting, board, player));
  if (setting.rules.players > 2 && missing.size() >= 2) return Announcement::song_sam;
  if (!missing.empty()) return Announcement::sam;
  if (!song_cells(setting, board, player, barred).empty()) return Announcement::song;
  return Announcement::nothing;
}

std::set<Cell> cells_due_is_about(const Setting& setting, const Board& board, Player player,
                                  const std::set<Cell>& barred) {
  const auto missing = missing_cells(open_figures(setting, board, player));
  return missing.empty() ? song_cells(setting, board, player, barred) : missing;
}

bool win_holds(const Setting& setting, const Board& board, Player player) {
  const auto open = open_figures(setting, board, player);
  if (!cannot_all_be_blocked(setting, board, open)) return false;
  for (Player opponent = 0; opponent < setting.rules.players; ++opponent) {
    if (opponent == player) continue;
    if (!open_figures(setting, board, opponent).empty()) return false;
  }
  return true;
}

} // namespace howdah::reference::samliam
