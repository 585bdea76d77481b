#include "core/text.hpp"
#include "files/whole_file.hpp"
#include "record/writer.hpp"
#include "terminal/dialogs.hpp"
#include "terminal/play_screen.hpp"
#include "terminal/session_file.hpp"
#include "terminal/session_record.hpp"
#include "terminal/texts.hpp"

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

constexpr auto kDrawOfferTime = 500ms;

} // namespace

void PlayScreen::undo() {
  brain_.forget();
  messages_.clear();
  last_changes_.clear();
  // Back to a person's turn: an engine's move alone would only be played again.
  while (session_.undo() && !session_.person_to_move() && session_.has_person()) {
  }
  paused_ = true;
  begin_turn();
  save();
}

void PlayScreen::redo() {
  brain_.forget();
  messages_.clear();
  last_changes_.clear();
  while (session_.redo() && !session_.person_to_move() && session_.has_person()) {
  }
  paused_ = session_.can_redo();
  begin_turn();
  save();
}

void PlayScreen::hint() {
  if (session_.is_over()) return;
  if (!session_.person_to_move() && !paused_) return;
  say(std::string(tell("Thinking ...", "Je réfléchis ...")));
  ask_engine(Question::hint, {.move_time = engine_time_}, hint_options());
}

void PlayScreen::type_move() {
  const auto typed = ask_line(screen_, language_, tell("Move:", "Coup :"), "");
  if (!typed || typed->empty()) return;
  if (!session_.person_to_move()) {
    return say(
        std::string(tell("It is not a person's turn.", "Ce n'est pas à une personne de jouer.")));
  }
  play(*typed);
}

void PlayScreen::resign() {
  if (!session_.person_to_move()) return;
  const Seat seat = session_.state().to_move();
  const auto title = tell_with(language_, "{0}: give up?", "{0} : abandonner ?",
                               session_.game().seat_name(seat).in(language_));
  if (!ask_yes_no(screen_, language_, title, {})) return;
  brain_.forget();
  session_.resign(seat);
  begin_turn();
  save();
}

void PlayScreen::offer_draw() {
  if (!session_.person_to_move()) return;
  if (!opponents_accept(session_.state().to_move())) {
    return say(std::string(tell("The draw is declined.", "La nulle est refusée.")));
  }
  session_.agree_on_draw();
  begin_turn();
  save();
}

bool PlayScreen::opponents_accept(Seat offering) {
  bool engine = false;
  for (Seat seat = 0; seat < session_.game().players(); ++seat) {
    if (seat == offering) continue;
    engine = engine || !session_.seat(seat).is_person();
    if (!session_.seat(seat).is_person()) continue;
    const auto title = tell_with(language_, "{0} offers a draw. {1}: accept?",
                                 "{0} : nulle proposée. {1} : accepter ?",
                                 session_.game().seat_name(offering).in(language_),
                                 session_.game().seat_name(seat).in(language_));
    if (!ask_yes_no(screen_, language_, title, {})) return false;
  }
  if (!engine) return true;
  ask_engine(Question::draw_offer, {.move_time = kDrawOfferTime}, {});
  const std::atomic<bool> never = false;
  const auto answer = brain_.wait(never);
  return answer && !answer->reports.empty() && accepts_draw(answer->reports.front().score);
}

void PlayScreen::save_as() {
  const auto path = ask_line(screen_, language_, tell("Save as:", "Sauvegarder sous :"),
                             concat(session_.game().name(), ".record"));
  if (!path || path->empty()) return;
  if (const auto why = write_whole_file(*path, record::to_text(record_of(session_)))) {
    return say(why->in(language_));
  }
  say(tell_with(language_, "Saved as {0}.", "Sauvegardé : {0}.", quotable(*path)));
}

void PlayScreen::load() {
  const auto path = ask_line(screen_, language_, tell("Load:", "Charger :"),
                             concat(session_.game().name(), ".record"));
  if (!path || path->empty()) return;
  auto session = read_session(*path);
  if (!session) return say(session.error().text(language_));
  if (session->game().name() != session_.game().name()) {
    return say(tell_with(language_, "That is a record of {0}.", "C'est une partie de {0}.",
                         session->game().name()));
  }
  brain_.forget();
  if (!keep()) return;
  session_ = *std::move(session);
  board_ = new_board();
  cursor_ = board_.middle();
  messages_.clear();
  last_changes_.clear();
  scored_at_.reset();
  paused_ = true;
  begin_turn();
  save();
}

/// Puts the game to the kept ones, so that another may take its place. Where nothing is saved by
/// itself, there is nothing to do.
bool PlayScreen::keep() {
  const auto why = slot_.trouble() ? std::nullopt : slot_.keep(session_);
  if (why) say(why->in(language_));
  return !why;
}

void PlayScreen::help() {
  const bool french = language_ == Language::french;
  using Lines = std::vector<std::string>;
  const Lines english = {
      "Arrows          move over the board; turn the piece that is put down",
      "Enter, Space    pick up, put down, play the move that is shown",
      "Escape          one step back",
      "b               take a piece from beside the board",
      "x               take the piece off the board",
      "Tab             the other piece of the place; what is said with the move",
      ":               type a move; an illegal one is explained",
      "Mouse           click as Enter; wheel or a click beside: turn; right button: back",
      "",
      "u  undo         r  redo          h  hint          e  evaluation bar",
      "m  threats      f  flip          p  pause engines d  offer a draw",
      "g  give up      s  save as       l  load          n  new game",
      "L  français     q  leave; the game is kept and offered at the next start",
  };
  const Lines in_french = {
      "Flèches         se déplacer ; tourner la pièce qu'on pose",
      "Entrée, Espace  prendre, poser, jouer le coup montré",
      "Échap           un pas en arrière",
      "b               prendre une pièce à côté du plateau",
      "x               retirer la pièce du plateau",
      "Tab             l'autre pièce de la case ; ce qu'on annonce avec le coup",
      ":               taper un coup ; s'il est illégal, on dit pourquoi",
      "Souris          clic : Entrée ; molette : tourner ; bouton droit : retour",
      "",
      "u  annuler      r  rejouer       h  conseil       e  barre d'évaluation",
      "m  menaces      f  retourner     p  pause moteurs d  proposer nulle",
      "g  abandonner   s  sauvegarder   l  charger       n  nouvelle partie",
      "L  English      q  quitter ; la partie est gardée et proposée au retour",
  };
  show_text(screen_, language_, tell("Keys", "Touches"), french ? in_french : english);
}

std::optional<PlayScreen::End> PlayScreen::new_game() {
  if (!session_.is_over() && session_.played() > 0 &&
      !ask_yes_no(screen_, language_, tell("Begin a new game?", "Commencer une nouvelle partie ?"),
                  {std::string(tell("This one is put to the kept games.",
                                    "Celle-ci est mise avec les parties gardées."))})) {
    return std::nullopt;
  }
  brain_.forget();
  if (!keep()) return std::nullopt;
  return End::new_game;
}

PlayScreen::End PlayScreen::leave() {
  brain_.forget();
  if (session_.is_over() || session_.moves().empty()) (void)slot_.keep(session_);
  return End::leave;
}

} // namespace howdah::terminal
