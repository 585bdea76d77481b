// The commands other than moves.
#include "core/text.hpp"
#include "files/whole_file.hpp"
#include "record/writer.hpp"
#include "terminal/advice.hpp"
#include "terminal/chance.hpp"
#include "terminal/draw_offer.hpp"
#include "terminal/fair_start.hpp"
#include "terminal/game_file.hpp"
#include "terminal/panel.hpp"
#include "terminal/plain_game.hpp"
#include "terminal/texts.hpp"

namespace howdah::terminal {
namespace {

constexpr int kPlainBarWidth = 20;

} // namespace

std::span<const PlainGame::Command> PlainGame::commands() {
  static constexpr Command kCommands[] = {
      {"moves", "coups", &PlainGame::list_moves, "the legal moves, numbered",
       "les coups permis, numérotés"},
      {"why", "pourquoi", &PlainGame::why, "why MOVE: whether it is legal, and the reason",
       "pourquoi COUP : s'il est permis, et la raison"},
      {"show", "montrer", &PlainGame::show_board, "the board", "le plateau"},
      {"played", "joués", &PlainGame::list_played, "the moves so far", "les coups joués"},
      {"swap", "échanger", &PlainGame::swap,
       "swaps sides after the first move, where the pie rule holds",
       "échange les camps après le premier coup, avec la règle du gâteau"},
      {"undo", "annuler", &PlainGame::undo, "takes the last move back", "annule le dernier coup"},
      {"redo", "rejouer", &PlainGame::redo, "plays it again", "le rejoue"},
      {"go", "continuer", &PlainGame::go_on, "lets the engine move after undo",
       "laisse jouer le moteur après annuler"},
      {"hint", "conseil", &PlainGame::hint, "the engine's move, and its reason",
       "le coup du moteur, et sa raison"},
      {"eval", "éval", &PlainGame::evaluate, "how the player to move stands",
       "comment va le joueur au trait"},
      {"resign", "abandonner", &PlainGame::resign,
       "resigns; with three or four players an engine plays on",
       "abandonne ; à trois ou quatre, un moteur prend la suite"},
      {"draw", "nulle", &PlainGame::offer_draw, "offers a draw", "propose la nulle"},
      {"new", "nouvelle", &PlainGame::new_game, "a new game with the same players and rules",
       "une nouvelle partie, avec les mêmes joueurs et règles"},
      {"save", "sauver", &PlainGame::save_as, "save FILE: writes a record",
       "sauver FICHIER : écrit la partie"},
      {"load", "charger", &PlainGame::load, "load FILE: reads a record",
       "charger FICHIER : lit une partie"},
      {"help", "aide", &PlainGame::help, "this list", "cette liste"},
      {"quit", "quitter", &PlainGame::quit, "leaves; the game is kept",
       "quitte ; la partie est gardée"},
  };
  return kCommands;
}

bool PlainGame::refuse_when_over() const {
  if (game_->is_over()) say(tell("The game is over.", "La partie est finie."));
  return game_->is_over();
}

bool PlainGame::refuse_without_turn() const {
  if (refuse_when_over()) return true;
  if (game_->person_to_move()) return false;
  say(tell("It is an engine's turn: go lets it move.",
           "C'est au moteur : continuer le laisse jouer."));
  return true;
}

void PlainGame::help(std::string_view /*rest*/) {
  say(tell("A move in the game's notation, or its number in the list of moves; or:",
           "Un coup dans la notation du jeu, ou son numéro dans la liste des coups ; ou :"));
  for (const auto& command : commands()) {
    say(fmt::format("  {:12} {}", tell(command.english, command.french),
                    tell(command.about, command.about_french)));
  }
}

void PlainGame::list_moves(std::string_view /*rest*/) {
  if (refuse_when_over()) return;
  int number = 0;
  for (const auto& move : game_->state().legal_moves()) say(fmt::format("{} {}", ++number, move));
}

void PlainGame::why(std::string_view move) {
  const auto explanation = game_->state().explain(move);
  if (!explanation) return say(explanation.error().text(language()));
  say(fmt::format("{}: {}",
                  explanation->legal ? tell("legal", "légal") : tell("illegal", "illégal"),
                  explanation->verdict.in(language())));
  for (const auto& detail : explanation->details) say(detail.in(language()));
}

void PlainGame::show_board(std::string_view /*rest*/) {
  const DrawOptions options{.language = language(), .unicode = surroundings_.unicode};
  for (const auto& line : game_->state().draw(options).lines) {
    std::string text;
    for (const auto& span : line) text += span.text;
    say(text);
  }
}

void PlainGame::list_played(std::string_view /*rest*/) {
  for (const auto& round : rounds_of(*game_)) say(round);
}

void PlainGame::swap(std::string_view /*rest*/) {
  if (refuse_without_turn()) return;
  const auto events = game_.swap();
  if (!events) return say(events.error().text(language()));
  after_change(*events);
}

void PlainGame::undo(std::string_view /*rest*/) {
  go_in_timeline(game_.undo());
  paused_ = !game_->person_to_move();
}

void PlainGame::redo(std::string_view /*rest*/) {
  go_in_timeline(game_.redo());
  paused_ = game_->timeline().can_redo();
}

void PlainGame::go_in_timeline(const Expected<play::Events>& gone) {
  if (!gone) return say(gone.error().text(language()));
  save();
  show_board({});
  report_fair_start();
}

void PlainGame::go_on(std::string_view /*rest*/) {
  paused_ = false;
}

void PlainGame::hint(std::string_view /*rest*/) {
  if (refuse_when_over()) return;
  const auto found = search(SearchPurpose::hint, {.move_time = engine_time_}, hint_options(*game_));
  if (found) say(hint_words(*game_, *found).in(language()));
}

void PlainGame::evaluate(std::string_view /*rest*/) {
  if (refuse_when_over()) return;
  const auto found = search(SearchPurpose::evaluation, {.move_time = engine_time_}, {});
  if (!found || found->reports.empty()) return;
  say(fmt::format("{} {}", game_->game().seat_letter(game_->state().to_move()),
                  evaluation_bar(found->reports.front().score, kPlainBarWidth,
                                 surroundings_.unicode, language())));
}

void PlainGame::resign(std::string_view /*rest*/) {
  if (refuse_without_turn()) return;
  const auto events = game_.resign();
  if (!events) return say(events.error().text(language()));
  paused_ = false;
  report_departures(*events);
  save();
}

void PlainGame::offer_draw(std::string_view /*rest*/) {
  if (refuse_without_turn()) return;
  const auto person_accepts = [&](Seat seat) {
    const auto question = tell_with(language(), "{0}: a draw?", "{0} : nulle ?",
                                    game_->game().seat_name(seat).in(language()));
    return ask_yes_no(dialogue_, language(), question).value_or(false);
  };
  const auto engines_accept = [&] {
    return accepts_draw(search(SearchPurpose::draw_offer, {.move_time = kDrawOfferTime}, {}));
  };
  const auto agreed = terminal::offer_draw(
      game_, {.person_accepts = person_accepts, .engines_accept = engines_accept});
  if (!agreed) return say(agreed.error().text(language()));
  if (!*agreed) return say(tell("The draw is declined.", "La nulle est refusée."));
  save();
}

void PlainGame::new_game(std::string_view /*rest*/) {
  auto game = LocalGame::open(next_opening(game_->opening(), any_seed()));
  if (!game) return say(game.error().text(language()));
  if (!replace(*std::move(game))) return;
  paused_ = false;
}

void PlainGame::save_as(std::string_view path) {
  if (path.empty()) return say(tell("save FILE", "sauver FICHIER"));
  const auto why = write_whole_file(std::string(path), record::to_text(game_.record()));
  say(why ? why->in(language())
          : tell_with(language(), "Saved as {0}.", "Sauvegardé : {0}.", quotable(path)));
}

void PlainGame::load(std::string_view path) {
  auto game = read_game(std::string(path));
  if (!game) return say(game.error().text(language()));
  if ((*game)->game().name() != game_->game().name()) {
    return say(tell_with(language(), "That is a record of {0}.", "C'est une partie de {0}.",
                         (*game)->game().name()));
  }
  if (!replace(*std::move(game))) return;
  paused_ = true;
}

bool PlainGame::replace(LocalGame game) {
  // Where autosave is off, there is nothing to archive.
  if (const auto why = slot_.trouble() ? std::nullopt : slot_.keep(game_)) {
    say(why->in(language()));
    return false;
  }
  game_ = std::move(game);
  save();
  show_board({});
  report_fair_start();
  return true;
}

void PlainGame::quit(std::string_view /*rest*/) {
  leaving_ = true;
}

} // namespace howdah::terminal
