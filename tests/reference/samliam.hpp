// The rules of Sam Liam, plainly: what the fast library is checked against. It is written from
// the rules sheet alone, shares no code with src/, and recomputes everything from the board.
// Each file follows a part of the sheet:
//
//   samliam_board          §1  cells, corners, triangles
//   samliam_figures        §3  figures, and which are open (§4)
//   samliam_announcements  §4  SAM, SONG, SONG SAM, WIN
//   samliam_turns          §2  turns, with bars (§4) and the duty to block (§5)
//   samliam_text           §6  position texts
//   samliam_rules          §8  options
//   samliam                §7  a game in progress, in texts
#pragma once

#include "tests/reference/samliam_turns.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::reference::samliam {

class Game {
public:
  /// From the start, with the rules a text names.
  [[nodiscard]] static OrReason<Game> make(std::string_view rules);
  /// From a given position.
  [[nodiscard]] static OrReason<Game> make(std::string_view rules, std::string_view position);

  [[nodiscard]] std::string position_text() const;
  /// `none`, `draw`, or the winner's letter.
  [[nodiscard]] std::string result() const;
  /// Sorted bytewise; none when the game is over.
  [[nodiscard]] std::vector<std::string> legal_moves() const;
  [[nodiscard]] const std::vector<Turn>& turns() const;
  /// Nothing when played; else why not, and the game stays as it was.
  [[nodiscard]] std::optional<std::string> play(std::string_view move);

  /// What the player who has just moved has to announce.
  [[nodiscard]] Announcement due_now() const;
  /// Whether WIN holds for the player who has just moved.
  [[nodiscard]] bool win_holds_now() const;
  [[nodiscard]] std::vector<OpenFigure> open_figures_of(Player player) const;
  /// The (opponent, missing cell) pairs that the player to move faces.
  [[nodiscard]] std::vector<Threat> threats_now() const;
  [[nodiscard]] const std::set<Cell>& bars_of(Player player) const;

  /// The number of move sequences. A finished game has no successors; repetition is ignored.
  [[nodiscard]] std::uint64_t perft(int depth) const;

  [[nodiscard]] const Setting& setting() const { return *setting_; }
  [[nodiscard]] const Position& position() const { return position_; }

private:
  Game(std::shared_ptr<const Setting> setting, const Position& position);

  void arrive_at(const Position& position);

  std::shared_ptr<const Setting> setting_;
  Position position_;
  std::vector<std::string> occurred_; // every position so far, this one included, without plies
  mutable std::optional<std::vector<Turn>> turns_; // worked out when first asked for
};

} // namespace howdah::reference::samliam
