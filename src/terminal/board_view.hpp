// The board on the screen: where each place lies, how it is drawn, which one is pointed at.
#pragma once

#include "games/any_game.hpp"
#include "terminal/compass.hpp"
#include "terminal/screen.hpp"

#include <optional>
#include <set>
#include <string>

namespace howdah::terminal {

/// The highlights on the board.
struct BoardMarks {
  std::string cursor{}; // a place, or nothing
  std::set<std::string> sources{};
  std::set<std::string> targets{};
  std::set<std::string> changed{};
};

class BoardView {
public:
  /// Lays the board of a game out in that many rows: with lines between the places if they fit.
  BoardView(const AnyGame& game, int rows);

  [[nodiscard]] int width() const noexcept;
  [[nodiscard]] int height() const noexcept;

  void set_turned(bool turned) noexcept { turned_ = turned; }
  [[nodiscard]] bool turned() const noexcept { return turned_; }

  void draw(Screen& screen, const AnyState& state, const BoardMarks& marks,
            const DrawOptions& options) const;

  /// The place at a point of the screen.
  [[nodiscard]] std::optional<std::string> place_at(int row, int column) const;
  /// The next place that way on the screen (north is up), or the same at the edge.
  [[nodiscard]] std::string neighbour(const std::string& place, Step step) const;
  /// From one place to another on the board, whichever way it is turned.
  [[nodiscard]] Step direction(const std::string& from, const std::string& to) const;
  /// What a step on the screen is on the board.
  [[nodiscard]] Step on_board(Step seen) const noexcept;
  [[nodiscard]] const std::string& middle() const;

private:
  struct Spot {
    int row = 0;
    int column = 0;
  };
  [[nodiscard]] Spot spot_of(const std::string& place) const;
  [[nodiscard]] const std::string& shown_at(int row, int column) const;
  [[nodiscard]] int top_of(int row) const noexcept;
  [[nodiscard]] int left_of(int column) const noexcept;
  [[nodiscard]] int rows() const noexcept { return static_cast<int>(places_.size()); }
  [[nodiscard]] int columns() const noexcept { return static_cast<int>(places_.front().size()); }
  void draw_lines(Screen& screen, bool unicode) const;
  void draw_names(Screen& screen) const;

  BoardPlaces places_;
  int cell_lines_;
  int cell_columns_;
  bool lined_;
  bool turned_ = false;
};

} // namespace howdah::terminal
