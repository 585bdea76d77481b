#include "games/samliam/explain.hpp"

#include "core/text.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/refusals.hpp"
#include "games/samliam/threats.hpp"
#include "games/samliam/words.hpp"

#include <algorithm>

namespace howdah::samliam {
namespace {

bool is_open(const Position& position, int figure, Seat seat) {
  const Lane open = position.counts_of(seat)[figure / kLaneFigures].open();
  const auto word = static_cast<std::size_t>(figure / 64 % kLaneWords);
  return ((open[word] >> (static_cast<unsigned>(figure) % 64U)) & 1U) != 0;
}

/// Tells what a legal move does, by comparing the boards before and after it.
class Story {
public:
  Story(const Setting& setting, const Position& before, Move move, Explanation& told)
      : setting_(setting), figures_(*setting.figures), before_(before),
        after_(board_after(setting, before, move)), move_(move), mover_(before.mover), told_(told) {
  }

  void tell() {
    tell_triangle();
    if (has_complete_figure(after_, mover_)) return tell_complete_figures();
    tell_own_figures();
    for (Seat seat = 0; seat < before_.players; ++seat) {
      if (seat != mover_) tell_foreign_figures(seat);
    }
    tell_duty();
    tell_announcement();
  }

private:
  void add(std::string english, std::string french) {
    told_.details.push_back({std::move(english), std::move(french)});
  }

  void tell_triangle() {
    const auto name = seat_name(mover_);
    const auto to = point_text(move_.placed());
    if (move_.takes()) {
      const auto from = point_text(move_.taken());
      told_.verdict = {concat(name.english, " takes ", from, " and places it on ", to),
                       concat(name.french, " reprend ", from, " et le pose en ", to)};
      told_.pieces.push_back({.place = cell_text(cell_of(move_.taken())),
                              .piece = triangle_text(mover_, corner_of(move_.taken())),
                              .role = "taken",
                              .destination = cell_text(cell_of(move_.placed()))});
    } else {
      told_.verdict = {concat(name.english, " places a triangle on ", to),
                       concat(name.french, " pose un triangle en ", to)};
    }
    told_.pieces.push_back({.place = "",
                            .piece = triangle_text(mover_, corner_of(move_.placed())),
                            .role = "placed",
                            .destination = cell_text(cell_of(move_.placed()))});
    if (after_.at(cell_of(move_.placed())).small_square_of(mover_)) {
      add("It makes a small square, which points to all four corners.",
          "Cela fait un petit carré, qui pointe vers les quatre coins.");
    }
  }

  void tell_complete_figures() {
    const auto name = seat_name(mover_);
    for (int lane = 0; lane < after_.lanes; ++lane) {
      for_each_figure(after_.counts_of(mover_)[lane].complete(), lane, [&](int figure) {
        const auto words = the_figure(figures_[figure]);
        add(concat("It completes ", words.english, ": ", name.english, " wins."),
            concat("Il complète ", words.french, " : ", name.french, " gagne."));
        show(figure, mover_);
      });
    }
  }

  void tell_own_figures() {
    for_each_open_figure(after_, mover_, [&](int figure) {
      if (is_open(before_, figure, mover_)) return;
      const auto words = the_open_figure(after_, figures_[figure], mover_);
      add(concat("It opens ", words.english, "."), concat("Il ouvre ", words.french, "."));
      show(figure, mover_);
    });
    for_each_open_figure(before_, mover_, [&](int figure) {
      if (is_open(after_, figure, mover_)) return;
      const auto words = the_figure(figures_[figure]);
      add(concat("It gives up ", words.english, "."), concat("Il abandonne ", words.french, "."));
    });
  }

  void tell_foreign_figures(Seat seat) {
    const auto name = seat_name(seat);
    for_each_open_figure(before_, seat, [&](int figure) {
      if (is_open(after_, figure, seat)) return;
      const auto words = the_figure(figures_[figure]);
      add(concat("It blocks ", words.english, " (", name.english, ")."),
          concat("Il bloque ", words.french, " (", name.french, ")."));
    });
    for_each_open_figure(after_, seat, [&](int figure) {
      const auto words = the_open_figure(after_, figures_[figure], seat);
      if (is_open(before_, figure, seat)) {
        add(concat("Still open to ", name.english, ": ", words.english, "."),
            concat("Figure encore ouverte à ", name.french, " : ", words.french, "."));
      } else {
        add(concat("Taking the triangle opens to ", name.english, ": ", words.english, "."),
            concat("Reprendre le triangle ouvre à ", name.french, " : ", words.french, "."));
      }
      show(figure, seat);
    });
  }

  void tell_duty() {
    const Duty duty(setting_, before_);
    if (!duty.exists()) return;
    if (!duty.is_met(after_)) {
      add("No move meets the threats, so every move is legal.",
          "Aucun coup ne pare les menaces : tout coup est permis.");
    } else if (duty.kind() == DutyKind::answer_song) {
      const auto singer = seat_name(duty.singer());
      add(concat("It answers the SONG of ", singer.english, "."),
          concat("Il répond au SONG de ", singer.french, "."));
    }
  }

  void tell_announcement() {
    const Due due = due_announcement(figures_, after_, mover_);
    const auto name = seat_name(mover_);
    const auto cells = list_of(due.cells);
    if (due.announcement != Announcement::none) {
      const auto what = announcement_name(due.announcement);
      add(concat("That is ", what, " for ", name.english, ", on ", cells, "."),
          concat("C'est ", what, " pour ", name.french, ", en ", cells, "."));
      if (setting_.strict() && move_.announced() == Announcement::none) {
        add(concat("It is not announced: at the next turn ", name.english,
                   " may not place anything on ", cells, "."),
            concat("Ce n'est pas annoncé : au prochain tour, ", name.french,
                   " ne pourra rien poser en ", cells, "."));
      }
    }
    if (!has_win(figures_, after_, mover_)) return;
    const bool ends =
        setting_.rules.announce == Announce::automatic || move_.announced() == Announcement::win;
    add(concat("WIN holds: the open figures cannot all be blocked", ends ? ", and " : ".",
               ends ? name.english : "", ends ? " wins." : ""),
        concat("WIN est acquis : on ne peut pas bloquer toutes les figures ouvertes",
               ends ? ", et " : ".", ends ? name.french : "", ends ? " gagne." : ""));
  }

  /// Adds the triangles of a figure, and what it lacks, to the pieces that have a part.
  void show(int number, Seat seat) {
    const Figure& figure = figures_[number];
    for (const Point point : figure.points) {
      const Cell cell = cell_of(point);
      const CellContent content = after_.at(cell);
      if (!fills(content, corner_of(point), seat)) {
        const Point placement = placement_for(after_, point, seat);
        add_piece(cell, triangle_text(seat, corner_of(placement)), "missing");
        continue;
      }
      for (const Corner corner : kAllCorners) {
        if (content.owner(corner) == seat) add_piece(cell, triangle_text(seat, corner), "figure");
      }
    }
  }

  void add_piece(Cell cell, std::string piece, std::string_view role) {
    auto place = cell_text(cell);
    const bool known = std::ranges::any_of(told_.pieces, [&](const PieceRole& other) {
      return other.place == place && other.piece == piece && other.role == role;
    });
    if (known) return;
    told_.pieces.push_back(
        {.place = std::move(place), .piece = std::move(piece), .role = role, .destination = ""});
  }

  const Setting& setting_;
  const FigureTable& figures_;
  const Position& before_;
  Position after_;
  Move move_;
  Seat mover_;
  Explanation& told_;
};

} // namespace

Explanation explain(const Setting& setting, const Position& position, Move move) {
  const Ruling ruling = judge(setting, position, move);
  if (ruling != Ruling::legal) {
    return {.legal = false,
            .rule = refusal_name(ruling),
            .verdict = refusal_sentence(setting, position, move, ruling),
            .details = refusal_details(setting, position, ruling)};
  }
  Explanation explanation{.legal = true, .rule = move.takes() ? "take" : "place"};
  Story(setting, position, move, explanation).tell();
  return explanation;
}

} // namespace howdah::samliam
