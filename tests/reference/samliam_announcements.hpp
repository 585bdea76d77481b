// The announcements of §4 of Sam Liam's rules: SAM, SONG, SONG SAM and WIN, what is due after a
// move, and the cells that what is due is about.
#pragma once

#include "tests/reference/samliam_figures.hpp"

#include <set>
#include <string>
#include <vector>

namespace howdah::reference::samliam {

enum class Announcement : unsigned char { nothing, sam, song, song_sam, win };

/// As it stands behind a move: `!sam`, or nothing at all.
[[nodiscard]] std::string text_of(Announcement announcement);

/// The cells of the placements that make the SONG; empty when the player has none. `barred` are
/// the cells barred to the player.
[[nodiscard]] std::set<Cell> song_cells(const Setting& setting, const Board& board, Player player,
                                        const std::set<Cell>& barred);

/// What the player has to announce. Not asked of a board on which a figure is complete.
[[nodiscard]] Announcement due(const Setting& setting, const Board& board, Player player,
                               const std::set<Cell>& barred);

/// The cells that are barred when `due` is left out; empty when nothing is due.
[[nodiscard]] std::set<Cell> cells_due_is_about(const Setting& setting, const Board& board,
                                                Player player, const std::set<Cell>& barred);

/// Whether the player may claim WIN on the board right after the player's move.
[[nodiscard]] bool win_holds(const Setting& setting, const Board& board, Player player);

} // namespace howdah::reference::samliam
