#include "terminal/board_view.hpp"

#include "terminal/text_layout.hpp"

#include <algorithm>

namespace howdah::terminal {
namespace {

constexpr int kMargin = 3; // for the names of the rows

/// The letters a place begins with, and the number behind them.
std::string_view column_name(std::string_view place) {
  return place.substr(0, place.find_first_of("0123456789"));
}
std::string_view row_name(std::string_view place) {
  return place.substr(std::min(place.find_first_of("0123456789"), place.size()));
}

int width_of(const std::vector<Span>& line) {
  std::size_t width = 0;
  for (const auto& span : line) width += columns(span.text);
  return static_cast<int>(width);
}

bool is_blank(const Drawing& drawing) {
  return std::ranges::all_of(drawing.lines, [](const auto& line) {
    return std::ranges::all_of(line, [](const Span& span) {
      return span.text.find_first_not_of(' ') == std::string::npos;
    });
  });
}

Ground ground_of(const std::string& place, const BoardMarks& marks, bool even) {
  if (place == marks.cursor) return Ground::cursor;
  if (marks.changed.contains(place)) return Ground::changed;
  if (marks.targets.contains(place)) return Ground::target;
  if (marks.sources.contains(place)) return Ground::source;
  return even ? Ground::even : Ground::odd;
}

} // namespace

BoardView::BoardView(const AnyGame& game, int rows) : places_(game.board()) {
  const auto sample = game.start()->draw_places({}, false).front().front();
  cell_lines_ = static_cast<int>(sample.lines.size());
  cell_columns_ = width_of(sample.lines.front());
  lined_ = true;
  lined_ = height() <= rows;
}

int BoardView::width() const noexcept {
  return left_of(columns()) + (lined_ ? 0 : 1);
}

int BoardView::height() const noexcept {
  return top_of(rows()) + 1; // the names of the columns
}

int BoardView::top_of(int row) const noexcept {
  return row * (cell_lines_ + (lined_ ? 1 : 0)) + (lined_ ? 1 : 0);
}

int BoardView::left_of(int column) const noexcept {
  return kMargin + column * (cell_columns_ + (lined_ ? 1 : 0)) + (lined_ ? 1 : 0);
}

const std::string& BoardView::shown_at(int row, int column) const {
  const int board_row = turned_ ? rows() - 1 - row : row;
  const int board_column = turned_ ? columns() - 1 - column : column;
  return places_[static_cast<std::size_t>(board_row)][static_cast<std::size_t>(board_column)];
}

void BoardView::draw(Screen& screen, const AnyState& state, const BoardMarks& marks,
                     const DrawOptions& options) const {
  const auto drawings = state.draw_places(options, turned_);
  if (lined_) draw_lines(screen, options.unicode);
  draw_names(screen);
  for (int row = 0; row < rows(); ++row) {
    for (int column = 0; column < columns(); ++column) {
      const auto& place = shown_at(row, column);
      const auto spot = spot_of(place);
      const auto& drawing =
          drawings[static_cast<std::size_t>(spot.row)][static_cast<std::size_t>(spot.column)];
      const Ground ground = ground_of(place, marks, (row + column) % 2 == 0);
      for (int line = 0; line < cell_lines_; ++line) {
        int at = left_of(column);
        for (const auto& span : drawing.lines[static_cast<std::size_t>(line)]) {
          screen.put(top_of(row) + line, at, span.text, {.paint = span.paint, .ground = ground});
          at += static_cast<int>(howdah::columns(span.text));
        }
      }
      // Not by colour alone: a dot where a piece can go, and in boards without lines, a faint one.
      const bool target = marks.targets.contains(place);
      if (!is_blank(drawing) || (!target && lined_)) continue;
      screen.put(top_of(row) + cell_lines_ / 2, left_of(column) + cell_columns_ / 2,
                 target ? (options.unicode ? "•" : "*") : (options.unicode ? "·" : "."),
                 {.paint = target ? Paint::strong : Paint::faint, .ground = ground});
    }
  }
}

void BoardView::draw_lines(Screen& screen, bool unicode) const {
  const auto dash = unicode ? "─" : "-";
  const auto bar = unicode ? "│" : "|";
  for (int row = 0; row <= rows(); ++row) {
    const int border = row == 0 ? 0 : row == rows() ? 2 : 1;
    constexpr std::string_view kCorners[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    std::string rule;
    for (int column = 0; column <= columns(); ++column) {
      const int end = column == 0 ? 0 : column == columns() ? 2 : 1;
      rule += unicode ? kCorners[border][end] : "+";
      for (int i = 0; i < cell_columns_ && column < columns(); ++i) rule += dash;
    }
    screen.put(top_of(row) - 1, kMargin, rule, {.paint = Paint::faint});
    for (int line = 0; line < cell_lines_ && row < rows(); ++line) {
      for (int column = 0; column <= columns(); ++column) {
        screen.put(top_of(row) + line, left_of(column) - 1, bar, {.paint = Paint::faint});
      }
    }
  }
}

void BoardView::draw_names(Screen& screen) const {
  for (int row = 0; row < rows(); ++row) {
    screen.put(top_of(row) + (cell_lines_ - 1) / 2, 1, row_name(shown_at(row, 0)),
               {.paint = Paint::faint});
  }
  for (int column = 0; column < columns(); ++column) {
    screen.put(height() - 1, left_of(column) + (cell_columns_ - 1) / 2,
               column_name(shown_at(0, column)), {.paint = Paint::faint});
  }
}

std::optional<std::string> BoardView::place_at(int row, int column) const {
  for (int r = 0; r < rows(); ++r) {
    for (int c = 0; c < columns(); ++c) {
      const bool inside = row >= top_of(r) && row < top_of(r) + cell_lines_ &&
                          column >= left_of(c) && column < left_of(c) + cell_columns_;
      if (inside) return shown_at(r, c);
    }
  }
  return std::nullopt;
}

BoardView::Spot BoardView::spot_of(const std::string& place) const {
  for (int row = 0; row < rows(); ++row) {
    const auto& names = places_[static_cast<std::size_t>(row)];
    const auto found = std::ranges::find(names, place);
    if (found != names.end()) {
      return {.row = row, .column = static_cast<int>(found - names.begin())};
    }
  }
  return {};
}

std::string BoardView::neighbour(const std::string& place, Step step) const {
  const Step way = on_board(step);
  auto spot = spot_of(place);
  spot.row = std::clamp(spot.row - way.north, 0, rows() - 1);
  spot.column = std::clamp(spot.column + way.east, 0, columns() - 1);
  return places_[static_cast<std::size_t>(spot.row)][static_cast<std::size_t>(spot.column)];
}

Step BoardView::direction(const std::string& from, const std::string& to) const {
  const auto one = spot_of(from);
  const auto other = spot_of(to);
  return {.east = other.column - one.column, .north = one.row - other.row};
}

Step BoardView::on_board(Step seen) const noexcept {
  return turned_ ? Step{.east = -seen.east, .north = -seen.north} : seen;
}

const std::string& BoardView::middle() const {
  return shown_at(rows() / 2, columns() / 2);
}

} // namespace howdah::terminal
