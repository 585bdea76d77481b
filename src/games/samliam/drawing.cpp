// The board as text. A cell is four columns wide and two lines high; a triangle is its owner's
// letter in the corner it points to, and the slanted side:
//
//   +----+----+----+----+
//   |R / |  / | \ G|R / |      Rnw, Gse, Gne with Rsw, and Rnw; with marks, g in the last cell is
//   | /  | / G|R \ | / g|      where Green would complete a figure
//   +----+----+----+----+
#include "core/text.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/pictures.hpp"
#include "games/samliam/remarks.hpp"
#include "games/samliam/threats.hpp"
#include "games/samliam/words.hpp"

#include <array>

namespace howdah::samliam {
namespace {

struct Glyphs {
  std::string_view bar, dash, rising, falling;
  std::array<std::string_view, 3> top, middle, bottom; // left, crossing, right of a rule
};

constexpr Glyphs kUnicode = {.bar = "│",
                             .dash = "─",
                             .rising = "╱",
                             .falling = "╲",
                             .top = {"┌", "┬", "┐"},
                             .middle = {"├", "┼", "┤"},
                             .bottom = {"└", "┴", "┘"}};

constexpr Glyphs kAscii = {.bar = "|",
                           .dash = "-",
                           .rising = "/",
                           .falling = "\\",
                           .top = {"+", "+", "+"},
                           .middle = {"+", "+", "+"},
                           .bottom = {"+", "+", "+"}};

/// For each point: who would complete a figure by a triangle there, kNobody or kSeveral.
using Completers = std::array<Seat, kPoints>;
constexpr Seat kSeveral = kMaxPlayers;

Completers find_completers(const Setting& setting, const Position& position) {
  Completers completers;
  completers.fill(kNobody);
  for (Seat seat = 0; seat < position.players; ++seat) {
    for_each_open_figure(position, seat, [&](int figure) {
      const Point missing = missing_point(position, (*setting.figures)[figure], seat);
      const Point placement = placement_for(position, missing, seat);
      Seat& completer = completers[static_cast<std::size_t>(placement)];
      completer = completer == kNobody || completer == seat ? seat : kSeveral;
    });
  }
  return completers;
}

class Painter {
public:
  Painter(const Setting& setting, const Position& position, const DrawOptions& options)
      : setting_(setting), position_(position), options_(options),
        glyphs_(options.unicode ? kUnicode : kAscii), first_(margin_of(setting.rules.size)),
        last_(kSide - 1 - first_) {
    completers_.fill(kNobody);
    if (options.marks) completers_ = find_completers(setting, position);
  }

  PlaceDrawings paint_places(bool turned) {
    PlaceDrawings places;
    for (int rank = last_; rank >= first_; --rank) {
      auto& row = places.emplace_back();
      for (int file = first_; file <= last_; ++file) {
        drawing_ = {};
        for (const bool upper : {true, false}) {
          drawing_.new_line();
          draw_cell(cell_at(file, rank), upper != turned, turned);
        }
        row.push_back(drawing_);
      }
    }
    return places;
  }

  Drawing paint() {
    draw_files();
    draw_rule(glyphs_.top);
    for (int rank = last_; rank >= first_; --rank) {
      draw_rank(rank, true);
      draw_rank(rank, false);
      draw_rule(rank == first_ ? glyphs_.bottom : glyphs_.middle);
    }
    draw_files();
    drawing_.new_line();
    draw_hands();
    draw_turn();
    draw_remarks();
    return std::move(drawing_);
  }

private:
  [[nodiscard]] bool french() const { return options_.language == Language::french; }
  [[nodiscard]] std::string name(Seat seat) const { return seat_name(seat).in(options_.language); }
  void draw_files() {
    std::string files = "   ";
    for (int file = first_; file <= last_; ++file) {
      files += concat("  ", static_cast<char>('a' + file), "  ");
    }
    drawing_.new_line();
    drawing_.add(std::move(files), Paint::faint);
  }

  void draw_rule(const std::array<std::string_view, 3>& ends) {
    std::string rule = concat("   ", ends[0]);
    for (int file = first_; file <= last_; ++file) {
      for (int i = 0; i < 4; ++i) rule += glyphs_.dash;
      rule += ends[file == last_ ? 2 : 1];
    }
    drawing_.new_line();
    drawing_.add(std::move(rule), Paint::faint);
  }

  void draw_rank(int rank, bool upper) {
    drawing_.new_line();
    drawing_.add(upper ? concat(' ', rank + 1, ' ') : "   ", Paint::faint);
    drawing_.add(std::string(glyphs_.bar), Paint::faint);
    for (int file = first_; file <= last_; ++file) {
      draw_cell(cell_at(file, rank), upper);
      drawing_.add(std::string(glyphs_.bar), Paint::faint);
    }
    if (upper) drawing_.add(concat(' ', rank + 1), Paint::faint);
  }

  /// One line of a cell: its west corner, the slanted side, its east corner; `turned`: from the
  /// east to the west.
  void draw_cell(Cell cell, bool upper, bool turned = false) {
    const CellContent content = position_.at(cell);
    const Corner west = upper ? Corner::nw : Corner::sw;
    const Corner east = upper ? Corner::ne : Corner::se;
    draw_corner(cell, turned ? east : west);
    if (content.empty()) {
      drawing_.add("  ");
    } else {
      const bool rising =
          content.owner(Corner::nw) != kNobody || content.owner(Corner::se) != kNobody;
      const auto slant = rising ? glyphs_.rising : glyphs_.falling;
      drawing_.add((rising == upper) != turned ? concat(' ', slant) : concat(slant, ' '),
                   Paint::neutral);
    }
    draw_corner(cell, turned ? west : east);
  }

  void draw_corner(Cell cell, Corner corner) {
    const Seat owner = position_.at(cell).owner(corner);
    const Seat completer = completers_[static_cast<std::size_t>(point_at(cell, corner))];
    if (owner != kNobody) {
      drawing_.add({letter(owner)}, seat_paint(owner));
    } else if (completer == kNobody || completer == kSeveral) {
      drawing_.add(completer == kNobody ? " " : "*", Paint::strong);
    } else {
      drawing_.add({static_cast<char>(letter(completer) - 'A' + 'a')}, seat_paint(completer));
    }
  }

  void draw_hands() {
    for (Seat seat = 0; seat < position_.players; ++seat) {
      const auto hand = number_of_triangles(setting_.in_hand(position_, seat));
      drawing_.new_line();
      drawing_.add(concat("   ", letter(seat), ' '), seat_paint(seat));
      drawing_.add(
          concat(name(seat), french() ? " : " : ": ", hand, french() ? " en main" : " in hand"));
    }
  }

  void draw_turn() {
    const auto result = setting_.result(position_);
    std::string text;
    if (result.is_win()) {
      text = concat(name(result.winner()), french() ? " gagne" : " wins");
      if (position_.ending == Ending::win_announced) text += " (WIN)";
    } else if (result.is_draw()) {
      text = french() ? "Partie nulle" : "Draw";
    } else {
      const bool places = setting_.in_hand(position_, position_.mover) > 0;
      text = french() ? concat("Trait à ", name(position_.mover),
                               places ? ", qui pose un triangle" : ", qui reprend et pose")
                      : concat(name(position_.mover),
                               places ? " to place a triangle" : " to take and place a triangle");
    }
    drawing_.new_line();
    drawing_.add("   ");
    drawing_.add(std::move(text), Paint::strong);
    drawing_.add(concat(french() ? " (coups joués : " : " (plies played: ", position_.ply, ")"),
                 Paint::faint);
  }

  void draw_remarks() {
    for (const auto& remark : remarks(setting_, position_)) {
      const bool open = remark.kind == kOpenRemark;
      if (open && !options_.marks) continue;
      const Paint paint = open                              ? seat_paint(remark.seat)
                          : remark.kind == kAnnouncedRemark ? Paint::strong
                                                            : Paint::plain;
      drawing_.new_line();
      drawing_.add(concat("   ", remark.text.in(options_.language)), paint);
    }
  }

  const Setting& setting_;
  const Position& position_;
  const DrawOptions& options_;
  const Glyphs& glyphs_;
  int first_; // file and rank
  int last_;
  Completers completers_;
  Drawing drawing_;
};

} // namespace

PlaceDrawings draw_places(const Setting& setting, const Position& position,
                          const DrawOptions& options, bool turned) {
  return Painter(setting, position, options).paint_places(turned);
}

Drawing draw(const Setting& setting, const Position& position, const DrawOptions& options) {
  return Painter(setting, position, options).paint();
}

} // namespace howdah::samliam
