#include "core/text.hpp"
#include "files/whole_file.hpp"
#include "record/writer.hpp"
#include "terminal/dialogs.hpp"
#include "terminal/draw_offer.hpp"
#include "terminal/game_file.hpp"
#include "terminal/play_screen.hpp"
#include "terminal/texts.hpp"

namespace howdah::terminal {
void PlayScreen::undo() {
  go_in_timeline(game_.undo());
  paused_ = true;
}

void PlayScreen::redo() {
  go_in_timeline(game_.redo());
  paused_ = game_->timeline().can_redo();
}

void PlayScreen::go_in_timeline(const Expected<play::Events>& gone) {
  if (!gone) return say(gone.error().text(language_));
  engine_.cancel();
  messages_.clear();
  last_changes_.clear();
  begin_turn();
  save();
}

void PlayScreen::hint() {
  if (game_->is_over()) return;
  if (!game_->person_to_move() && !paused_) return;
  say(std::string(tell("Thinking ...", "Je réfléchis ...")));
  start_search(SearchPurpose::hint, {.move_time = engine_time_}, hint_options(*game_));
}

void PlayScreen::type_move() {
  const auto typed = ask_line(screen_, language_, tell("Move:", "Coup :"), "");
  if (!typed || typed->empty()) return;
  if (!game_->person_to_move()) {
    return say(
        std::string(tell("It is not a person's turn.", "Ce n'est pas à une personne de jouer.")));
  }
  play(*typed);
}

void PlayScreen::resign() {
  if (!game_->person_to_move()) return;
  const Seat seat = game_->state().to_move();
  const auto title = tell_with(language_, "{0}: resign?", "{0} : abandonner ?",
                               game_->game().seat_name(seat).in(language_));
  std::vector<std::string> consequence;
  if (game_->seats() > 2) {
    consequence.push_back(tell_with(
        language_, "The engine plays on in your place at level {0}, for good.",
        "Le moteur joue à votre place au niveau {0}, jusqu'à la fin.", play::kSubstituteLevel));
  }
  if (!ask_yes_no(screen_, language_, title, consequence)) return;
  engine_.cancel();
  messages_.clear();
  if (const auto events = game_.resign(); !events) say(events.error().text(language_));
  paused_ = false;
  begin_turn();
  save();
}

void PlayScreen::offer_draw() {
  if (!game_->person_to_move()) return;
  const Seat asker = game_->state().to_move();
  const auto agreed = terminal::offer_draw(
      game_, {.person_accepts = [&](Seat seat) { return person_accepts_draw(asker, seat); },
              .engines_accept = [&] { return engines_accept_draw(); }});
  if (!agreed) return say(agreed.error().text(language_));
  if (!*agreed) return say(std::string(tell("The draw is declined.", "La nulle est refusée.")));
  begin_turn();
  save();
}

bool PlayScreen::person_accepts_draw(Seat asker, Seat seat) {
  return ask_yes_no(screen_, language_,
                    tell_with(language_, "{0}: draw offered. {1}: accept?",
                              "{0} : nulle proposée. {1} : accepter ?",
                              game_->game().seat_name(asker).in(language_),
                              game_->game().seat_name(seat).in(language_)),
                    {});
}

bool PlayScreen::engines_accept_draw() {
  start_search(SearchPurpose::draw_offer, {.move_time = kDrawOfferTime}, {});
  const std::atomic<bool> never = false;
  return accepts_draw(engine_.wait(never));
}

void PlayScreen::save_as() {
  const auto path = ask_line(screen_, language_, tell("Save as:", "Sauvegarder sous :"),
                             concat(game_->game().name(), ".record"));
  if (!path || path->empty()) return;
  if (const auto why = write_whole_file(*path, record::to_text(game_.record()))) {
    return say(why->in(language_));
  }
  say(tell_with(language_, "Saved as {0}.", "Sauvegardé : {0}.", quotable(*path)));
}

void PlayScreen::load() {
  const auto path = ask_line(screen_, language_, tell("Load:", "Charger :"),
                             concat(game_->game().name(), ".record"));
  if (!path || path->empty()) return;
  auto game = read_game(*path);
  if (!game) return say(game.error().text(language_));
  if ((*game)->game().name() != game_->game().name()) {
    return say(tell_with(language_, "That is a record of {0}.", "C'est une partie de {0}.",
                         (*game)->game().name()));
  }
  engine_.cancel();
  if (!keep()) return;
  game_ = *std::move(game);
  board_ = new_board();
  cursor_ = board_.middle();
  messages_.clear();
  last_changes_.clear();
  scored_at_.reset();
  paused_ = true;
  begin_turn();
  save();
}

/// Archives the game, so that another may take its place. Where autosave is off, there is nothing
/// to do.
bool PlayScreen::keep() {
  const auto why = slot_.trouble() ? std::nullopt : slot_.keep(game_);
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
      "Tab             the other piece of the place; the announcement of the move",
      ":               type a move; an illegal one is explained",
      "Mouse           click as Enter; wheel or a click beside: turn; right button: back",
      "",
      "u  undo         r  redo          h  hint          e  evaluation bar",
      "m  threats      f  flip          p  pause engines d  offer a draw",
      "g  resign       s  save as       l  load          n  new game",
      "c  swap sides after the first move, where the pie rule holds",
      "L  français     q  leave; the game is kept and offered at the next start",
  };
  const Lines in_french = {
      "Flèches         se déplacer ; tourner la pièce qu'on pose",
      "Entrée, Espace  prendre, poser, jouer le coup montré",
      "Échap           un pas en arrière",
      "b               prendre une pièce à côté du plateau",
      "x               retirer la pièce du plateau",
      "Tab             l'autre pièce de la case ; l'annonce du coup",
      ":               taper un coup ; s'il est illégal, on dit pourquoi",
      "Souris          clic : Entrée ; molette : tourner ; bouton droit : retour",
      "",
      "u  annuler      r  rejouer       h  conseil       e  barre d'évaluation",
      "m  menaces      f  retourner     p  pause moteurs d  proposer nulle",
      "g  abandonner   s  sauvegarder   l  charger       n  nouvelle partie",
      "c  échanger les camps après le premier coup, avec la règle du gâteau",
      "L  English      q  quitter ; la partie est gardée et proposée au retour",
  };
  show_text(screen_, language_, tell("Keys", "Touches"), french ? in_french : english);
}

std::optional<PlayScreen::End> PlayScreen::new_game() {
  if (!game_->is_over() && game_->moves_played() > 0 &&
      !ask_yes_no(screen_, language_, tell("Start a new game?", "Commencer une nouvelle partie ?"),
                  {std::string(tell("This one is archived.", "Celle-ci est archivée."))})) {
    return std::nullopt;
  }
  engine_.cancel();
  if (!keep()) return std::nullopt;
  return End::new_game;
}

PlayScreen::End PlayScreen::leave() {
  engine_.cancel();
  if (game_->is_over() || !game_.is_begun()) (void)slot_.keep(game_);
  return End::leave;
}

} // namespace howdah::terminal
