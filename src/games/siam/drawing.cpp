// The board as text. A square is seven columns wide and three lines high; the arrow lies on the
// side its animal faces:
//
//   +-------+-------+-------+
//   |   ^   |       |  ___  |
//   |   E   |  <R   | /   \ |
//   |       |       | \___/ |
//   +-------+-------+-------+
#include "core/text.hpp"
#include "games/siam/moves.hpp"
#include "games/siam/names.hpp"
#include "games/siam/notation.hpp"
#include "games/siam/pictures.hpp"
#include "games/siam/verdict.hpp"

#include <array>
#include <vector>

namespace howdah::siam {
namespace {

constexpr int kCellLines = 3;

struct Glyphs {
  std::string_view bar, dash;
  std::array<std::string_view, 3> top, middle, bottom; // left, crossing, right of a rule
  std::array<std::string_view, 4> arrows;              // by facing
  std::array<std::string_view, kCellLines> rock;
};

constexpr Glyphs kUnicode = {.bar = "│",
                             .dash = "─",
                             .top = {"┌", "┬", "┐"},
                             .middle = {"├", "┼", "┤"},
                             .bottom = {"└", "┴", "┘"},
                             .arrows = {"▲", "▶", "▼", "◀"},
                             .rock = {"  ▄▄▄  ", " █████ ", "  ▀▀▀  "}};

constexpr Glyphs kAscii = {.bar = "|",
                           .dash = "-",
                           .top = {"+", "+", "+"},
                           .middle = {"+", "+", "+"},
                           .bottom = {"+", "+", "+"},
                           .arrows = {"^", ">", "v", "<"},
                           .rock = {"  ___  ", " /   \\ ", " \\___/ "}};

std::vector<Move> winning_pushes(const Position& position, const Rules& rules, Seat seat) {
  std::vector<Move> winning;
  if (result(position, rules).is_over()) return winning;
  Position turn = position;
  if (turn.to_move() != seat) ++turn.ply;
  MoveList moves;
  list_moves(turn,
             {.table = push_table(rules.push_running),
              .animals = rules.animals,
              .crosses_forbidden = crosses_forbidden(turn, rules)},
             moves);
  for (const Move move : moves) {
    Position after = turn;
    play(after, move);
    if (static_cast<Seat>(after.winner) == seat + 1) winning.push_back(move);
  }
  return winning;
}

class Painter {
public:
  Painter(const Position& position, const Rules& rules, const DrawOptions& options)
      : position_(position), rules_(rules), options_(options),
        glyphs_(options.unicode ? kUnicode : kAscii) {}

  PlaceDrawings paint_places(bool turned) {
    PlaceDrawings places(kSide);
    for (int rank = kSide - 1; rank >= 0; --rank) {
      for (int file = 0; file < kSide; ++file) {
        drawing_ = {};
        for (int line = 0; line < kCellLines; ++line) {
          drawing_.new_line();
          draw_cell(square_at(file, rank), turned ? kCellLines - 1 - line : line, turned);
        }
        places[static_cast<unsigned>(kSide - 1 - rank)].push_back(drawing_);
      }
    }
    return places;
  }

  Drawing paint() {
    draw_rule(glyphs_.top);
    for (int rank = kSide - 1; rank >= 0; --rank) {
      for (int line = 0; line < kCellLines; ++line) draw_rank(rank, line);
      draw_rule(rank == 0 ? glyphs_.bottom : glyphs_.middle);
    }
    drawing_.new_line();
    drawing_.add("       a       b       c       d       e", Paint::faint);
    if (options_.marks) {
      for (const Seat seat : {kRhinos, kElephants}) draw_winning_pushes(seat);
    }
    return std::move(drawing_);
  }

private:
  void draw_rule(const std::array<std::string_view, 3>& ends) {
    std::string rule = concat("   ", ends[0]);
    for (int file = 0; file < kSide; ++file) {
      for (int i = 0; i < 7; ++i) rule += glyphs_.dash;
      rule += ends[file + 1 == kSide ? 2 : 1];
    }
    drawing_.new_line();
    drawing_.add(std::move(rule), Paint::faint);
  }

  void draw_rank(int rank, int line) {
    const bool named = line == kCellLines / 2;
    drawing_.new_line();
    drawing_.add(named ? concat(' ', rank + 1, ' ') : "   ", Paint::faint);
    drawing_.add(std::string(glyphs_.bar), Paint::faint);
    for (int file = 0; file < kSide; ++file) {
      draw_cell(square_at(file, rank), line);
      drawing_.add(std::string(glyphs_.bar), Paint::faint);
    }
    if (rank == kSide - 1) draw_beside(line);
  }

  /// The reserves and whose turn it is, to the right of the uppermost rank.
  void draw_beside(int line) {
    drawing_.add("   ");
    if (line == 0) draw_reserve(kRhinos);
    if (line == 1) draw_reserve(kElephants);
    if (line == 2) draw_turn();
  }

  /// One line of a square, counted from the north; `turned`: with east on the left.
  void draw_cell(Square square, int line, bool turned = false) {
    if ((position_.rocks & bit(square)) != 0) {
      const int shown = turned ? kCellLines - 1 - line : line; // a rock looks the same to everyone
      drawing_.add(std::string(glyphs_.rock[static_cast<unsigned>(shown)]), Paint::neutral);
    } else if ((position_.all_animals() & bit(square)) != 0) {
      draw_animal(square, line, turned);
    } else {
      drawing_.add("       ");
    }
  }

  void draw_animal(Square square, int line, bool turned) {
    const bool rhino = (position_.animals[kRhinos] & bit(square)) != 0;
    const Seat owner = rhino ? kRhinos : kElephants;
    const Facing facing = position_.facing(square);
    const Facing seen = turned ? opposite(facing) : facing;
    const auto arrow = glyphs_.arrows[static_cast<unsigned>(seen)];
    std::string text = "       ";
    if (line == 1) {
      text = concat(' ', seen == Facing::west ? arrow : " ", ' ', letter(owner), ' ',
                    seen == Facing::east ? arrow : " ", ' ');
    } else if (line == (facing == Facing::north ? 0 : 2) && !is_horizontal(facing)) {
      text = concat("   ", arrow, "   ");
    }
    drawing_.add(std::move(text), seat_paint(owner));
  }

  void draw_reserve(Seat seat) {
    const bool french = options_.language == Language::french;
    drawing_.add(concat(letter(seat), ' '), seat_paint(seat));
    drawing_.add(concat(seat_name(seat).in(options_.language), french ? " : " : ": ",
                        hand_words(position_, rules_, seat).in(options_.language)));
  }

  void draw_turn() {
    const bool french = options_.language == Language::french;
    const auto result = siam::result(position_, rules_);
    const auto ply = concat(french ? ", coup " : ", ply ", position_.ply);
    const auto named = [&](Seat seat) {
      return concat(letter(seat), ' ', seat_name(seat).in(options_.language));
    };
    std::string text;
    if (result.is_win()) {
      text = concat(named(result.winner()), french ? " : victoire" : " win");
    } else if (result.is_draw()) {
      text = french ? "Partie nulle" : "Draw";
    } else {
      text = concat(named(position_.to_move()), french ? " : au trait" : " to move");
    }
    drawing_.add(std::move(text), Paint::strong);
    drawing_.add(ply, Paint::faint);
  }

  /// The pushes that would win at once for a player, if it were that player's turn.
  void draw_winning_pushes(Seat seat) {
    const bool french = options_.language == Language::french;
    std::string pushes;
    for (const Move push : winning_pushes(position_, rules_, seat)) {
      pushes += concat(pushes.empty() ? "" : ", ", write_move(push));
    }
    if (pushes.empty()) pushes = french ? "aucune" : "none";
    drawing_.new_line();
    drawing_.add(concat("   ", letter(seat), ' '), seat_paint(seat));
    drawing_.add(concat(french ? "Poussées gagnantes : " : "Winning pushes: ", pushes));
  }

  const Position& position_;
  const Rules& rules_;
  const DrawOptions& options_;
  const Glyphs& glyphs_;
  Drawing drawing_;
};

} // namespace

PlaceDrawings draw_places(const Position& position, const Rules& rules, const DrawOptions& options,
                          bool turned) {
  return Painter(position, rules, options).paint_places(turned);
}

Phrase hand_words(const Position& position, const Rules& rules, Seat seat) {
  const int waiting = rules.animals - position.on_board(seat);
  const bool exit = rules.exits_once && position.may_leave(seat);
  return {concat(waiting, " in reserve", exit ? ", 1 exit" : ""),
          concat(waiting, " en réserve", exit ? ", 1 sortie" : "")};
}

Drawing draw(const Position& position, const Rules& rules, const DrawOptions& options) {
  return Painter(position, rules, options).paint();
}

} // namespace howdah::siam
