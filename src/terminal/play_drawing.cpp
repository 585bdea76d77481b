#include "terminal/play_screen.hpp"
#include "terminal/text_layout.hpp"
#include "terminal/texts.hpp"

#include <algorithm>

namespace howdah::terminal {
namespace {

constexpr int kRowsBelow = 2; // what to do, and the keys
constexpr int kGap = 2;       // between the board and the panel
constexpr int kKeyGap = 2;    // between the keys, or one less where room is short
constexpr int kBarWidth = 12;

struct KeyName {
  char letter;
  std::string_view english;
  std::string_view french;
  bool can_be_left_out = false; // where room is short; the help has it
};

constexpr KeyName kKeys[] = {
    {'?', "? help", "? aide"},    {'u', "u undo", "u annuler"},    {'r', "r redo", "r rejouer"},
    {'h', "h hint", "h conseil"}, {'e', "e eval", "e éval", true}, {'f', "f flip", "f retourner"},
    {'s', "s save", "s sauver"},  {'n', "n new", "n nouvelle"},    {'q', "q leave", "q quitter"},
};

} // namespace

BoardView PlayScreen::new_board() const {
  BoardView board(game_->game(), screen_.rows() - kRowsBelow);
  board.set_turned(turned_);
  return board;
}

void PlayScreen::lay_out() {
  if (laid_out_rows_ == screen_.rows()) return;
  laid_out_rows_ = screen_.rows();
  board_ = new_board();
}

void PlayScreen::draw() {
  lay_out();
  screen_.clear();
  const DrawOptions options{.language = language_, .unicode = unicode_, .marks = marks_};
  const auto* const gesture = picker_.ready();
  if (gesture != nullptr) {
    // The board as it would be: what a push does is seen before it is made.
    const auto after = game_->state().clone();
    (void)after->play(gesture->move);
    board_.draw(screen_, *after, marks(), options);
  } else {
    board_.draw(screen_, game_->state(), marks(), options);
  }
  const int column = board_.width() + kGap;
  draw_panel(
      screen_,
      {.column = column, .width = screen_.columns() - column, .rows = screen_.rows() - kRowsBelow},
      game_, {.threats = marks_, .evaluation = evaluation_line(), .messages = messages_},
      language_);
  const bool may_swap = game_->may_swap() && game_->person_to_move();
  if (may_swap && picker_.stage() == Picker::Stage::choosing) {
    draw_swap_choice();
  } else {
    screen_.put(screen_.rows() - 2, 1, status_line(), {.paint = Paint::strong});
  }
  draw_keys();
  screen_.show();
}

BoardMarks PlayScreen::marks() const {
  BoardMarks marks;
  marks.sources = picker_.sources();
  switch (picker_.stage()) {
  case Picker::Stage::choosing:
    marks.cursor = cursor_;
    marks.targets = hinted_;
    if (hinted_.empty()) marks.changed = last_changes_;
    break;
  case Picker::Stage::holding:
    marks.cursor = cursor_;
    marks.targets = picker_.targets();
    if (!picker_.from().empty()) marks.changed = {picker_.from()};
    break;
  case Picker::Stage::aiming:
    marks.cursor = picker_.to();
    if (const auto* const gesture = picker_.ready()) {
      const auto changes = game_->state().changes(gesture->move);
      if (!changes) break;
      for (const auto& change : *changes) marks.changed.insert(change.place);
    }
    break;
  }
  return marks;
}

std::string PlayScreen::evaluation_line() const {
  if (!evaluating_) return {};
  if (!score_) return "...";
  return fmt::format("{} {}", game_->game().seat_letter(game_->state().to_move()),
                     evaluation_bar(*score_, kBarWidth, unicode_, language_));
}

std::string PlayScreen::status_line() const {
  if (game_->is_over()) {
    return std::string(tell("The game is over: n a new game, u undo, s save, q leave.",
                            "La partie est finie : n nouvelle, u annuler, s sauver, q quitter."));
  }
  if (!game_->person_to_move()) {
    return std::string(paused_ ? tell("Paused: p continues.", "En pause : p continue.")
                               : tell("The engine thinks ...", "Le moteur réfléchit ..."));
  }
  switch (picker_.stage()) {
  case Picker::Stage::choosing:
    return tell_with(language_, "Choose a piece or a place with Enter ({0}); : types a move.",
                     "Choisir une pièce ou une case avec Entrée ({0}) ; : tape un coup.", cursor_);
  case Picker::Stage::holding: {
    std::string text(tell("Choose where it goes", "Choisir où elle va"));
    if (picker_.can_leave()) text += tell("; x: off the board", " ; x : hors du plateau");
    if (picker_.variants() > 1) text += tell("; Tab: the other one", " ; Tab : l'autre");
    return text + std::string(tell("; Escape: back.", " ; Échap : retour."));
  }
  case Picker::Stage::aiming: {
    const auto* const gesture = picker_.ready();
    auto text = tell_with(language_, "Enter plays {0}", "Entrée joue {0}",
                          gesture != nullptr ? gesture->move : "");
    if (picker_.can_turn()) text += tell("; arrows turn it", " ; flèches : tourner");
    if (picker_.variants() > 1) text += tell("; Tab: say", " ; Tab : annonce");
    return text + std::string(tell("; Escape: back.", " ; Échap : retour."));
  }
  }
  return {};
}

/// A button to take the other side; a move on the board keeps one's own.
void PlayScreen::draw_swap_choice() {
  const Seat seat = game_->state().to_move();
  const auto side = [&](Seat whose) {
    return game_->game().seat_sentences(whose).side.in(language_);
  };
  const auto button = tell_with(language_, "[c: take {0}]", "[c : prendre {0}]", side(1 - seat));
  screen_.put_button(screen_.rows() - 2, 1, button, 'c', {.paint = Paint::strong});
  screen_.put(screen_.rows() - 2, 1 + static_cast<int>(columns(button)) + kKeyGap,
              tell_with(language_, "A move keeps {0} ({1}).", "Un coup garde {0} ({1}).",
                        side(seat), cursor_),
              {.paint = Paint::strong});
}

void PlayScreen::draw_keys() {
  int width = 1;
  for (const auto& key : kKeys) {
    width += static_cast<int>(columns(tell(key.english, key.french))) + kKeyGap;
  }
  const int gap = width <= screen_.columns() ? kKeyGap : kKeyGap - 1;
  const bool all_fit = width - static_cast<int>(std::size(kKeys)) <= screen_.columns();
  int column = 1;
  for (const auto& key : kKeys) {
    if (!all_fit && key.can_be_left_out) continue;
    const auto name = tell(key.english, key.french);
    screen_.put_button(screen_.rows() - 1, column, name, key.letter, {.paint = Paint::faint});
    column += static_cast<int>(columns(name)) + gap;
  }
}

} // namespace howdah::terminal
