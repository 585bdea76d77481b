// The game as a dialogue of text lines, for screen readers and scripts.
#include "core/text.hpp"
#include "files/whole_file.hpp"
#include "record/writer.hpp"
#include "terminal/advice.hpp"
#include "terminal/brain.hpp"
#include "terminal/panel.hpp"
#include "terminal/play.hpp"
#include "terminal/session_file.hpp"
#include "terminal/session_record.hpp"
#include "terminal/texts.hpp"

#include <span>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

class PlainGame {
public:
  PlainGame(SaveSlot& slot, Session session, const Surroundings& surroundings,
            milliseconds engine_time, const Dialogue& dialogue)
      : slot_(slot), session_(std::move(session)), surroundings_(surroundings),
        engine_time_(engine_time), dialogue_(dialogue) {}

  Ending run() {
    save();
    show_board();
    while (!leaving_) {
      if (surroundings_.interrupted) return Ending::interrupted;
      if (!session_.is_over() && !session_.person_to_move() && !paused_) {
        engine_turn();
        continue;
      }
      say(tell_with(language(), "{0}. Move, or help:", "{0}. Coup, ou aide :",
                    standing_words(session_, language())));
      const auto started = std::chrono::steady_clock::now();
      const auto line = dialogue_.read();
      if (!line) break;
      session_.pass_time(
          std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - started));
      obey(*line);
    }
    if (surroundings_.interrupted) return Ending::interrupted;
    if (session_.is_over() || session_.moves().empty()) (void)slot_.keep(session_);
    return Ending::left;
  }

private:
  struct Command {
    std::string_view english;
    std::string_view french;
    void (PlainGame::*run)(std::string_view rest);
    std::string_view about;
    std::string_view about_french;
  };

  [[nodiscard]] Language language() const { return surroundings_.language; }
  [[nodiscard]] std::string_view tell(std::string_view english, std::string_view french) const {
    return terminal::tell(language(), english, french);
  }
  void say(std::string_view line) const { dialogue_.write(concat(line, '\n')); }

  void save() {
    if (const auto why = slot_.save(session_)) {
      if (!told_trouble_) say(why->in(language()));
      told_trouble_ = true;
    }
  }

  void show_board(std::string_view /*rest*/ = {}) {
    const DrawOptions options{.language = language(), .unicode = surroundings_.unicode};
    for (const auto& line : session_.state().draw(options).lines) {
      std::string text;
      for (const auto& span : line) text += span.text;
      say(text);
    }
  }

  void obey(std::string_view line) {
    while (line.ends_with(' ')) line.remove_suffix(1);
    while (line.starts_with(' ')) line.remove_prefix(1);
    if (line.empty()) return;
    auto rest = line;
    const auto word = take_until(rest, ' ');
    for (const auto& command : commands()) {
      if (word == command.english || word == command.french) return (this->*command.run)(rest);
    }
    play_typed(line);
  }

  void play_typed(std::string_view typed) {
    const auto moves = session_.state().legal_moves();
    const auto number = parse_number(typed, static_cast<std::uint32_t>(moves.size()));
    const std::string move = number && *number > 0 ? moves[*number - 1] : std::string(typed);
    if (session_.is_over()) return say(standing_words(session_, language()));
    if (!session_.person_to_move()) {
      return say(tell("It is an engine's turn: go lets it move.",
                      "C'est au moteur : continuer le laisse jouer."));
    }
    if (session_.play(move)) return why(move);
    after_move();
  }

  void after_move() {
    paused_ = false;
    save();
    show_board();
    if (session_.is_over()) say(standing_words(session_, language()));
  }

  void engine_turn() {
    const Seat seat = session_.state().to_move();
    const auto started = std::chrono::steady_clock::now();
    const auto level = session_.seat(seat).level.value_or(kMaxLevel);
    const auto answer =
        think(Question::move, move_limits(session_, engine_time_), {.level = level});
    if (!answer) {
      paused_ = true;
      return;
    }
    session_.pass_time(
        std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - started));
    if (session_.is_over() || session_.play(answer->move)) return;
    say(tell_with(language(), "{0} ({1}): {2}", "{0} ({1}) : {2}",
                  session_.game().seat_name(seat).in(language()),
                  seat_words(session_.seat(seat)).in(language()), answer->move));
    after_move();
  }

  std::optional<Answer> think(Question question, const SearchLimits& limits,
                              const SearchOptions& options) {
    if (const auto error = brain_.ask(question, session_, limits, options)) {
      say(error->text(language()));
      return std::nullopt;
    }
    return brain_.wait(surroundings_.interrupted);
  }

  void help(std::string_view /*rest*/) {
    say(tell("A move in the game's notation, or its number in the list of moves; or:",
             "Un coup dans la notation du jeu, ou son numéro dans la liste des coups ; ou :"));
    for (const auto& command : commands()) {
      say(fmt::format("  {:12} {}", tell(command.english, command.french),
                      tell(command.about, command.about_french)));
    }
  }

  void list_moves(std::string_view /*rest*/) {
    int number = 0;
    for (const auto& move : session_.state().legal_moves()) {
      say(fmt::format("{} {}", ++number, move));
    }
  }

  void why(std::string_view move) {
    const auto explanation = session_.state().explain(move);
    if (!explanation) return say(explanation.error().text(language()));
    say(fmt::format("{}: {}",
                    explanation->legal ? tell("legal", "légal") : tell("illegal", "illégal"),
                    explanation->verdict.in(language())));
    for (const auto& detail : explanation->details) say(detail.in(language()));
  }

  void undo(std::string_view /*rest*/) {
    if (!session_.undo()) return say(tell("Nothing to take back.", "Rien à annuler."));
    while (session_.has_person() && !session_.person_to_move() && session_.undo()) {
    }
    paused_ = !session_.person_to_move();
    save();
    show_board();
  }

  void redo(std::string_view /*rest*/) {
    if (!session_.redo()) return say(tell("Nothing to play again.", "Rien à rejouer."));
    while (session_.has_person() && !session_.person_to_move() && session_.redo()) {
    }
    paused_ = session_.can_redo();
    save();
    show_board();
  }

  void go_on(std::string_view /*rest*/) { paused_ = false; }

  void hint(std::string_view /*rest*/) {
    if (session_.is_over()) return;
    const auto answer = think(Question::hint, {.move_time = engine_time_}, hint_options());
    if (answer) say(hint_words(*answer).in(language()));
  }

  void evaluate(std::string_view /*rest*/) {
    if (session_.is_over()) return;
    const auto answer = think(Question::evaluation, {.move_time = engine_time_}, {});
    if (!answer || answer->reports.empty()) return;
    say(fmt::format(
        "{} {}", session_.game().seat_letter(session_.state().to_move()),
        evaluation_bar(answer->reports.front().score, 20, surroundings_.unicode, language())));
  }

  void list_played(std::string_view /*rest*/) {
    for (const auto& round : rounds_of(session_)) say(round);
  }

  void resign(std::string_view /*rest*/) {
    if (!session_.person_to_move()) return;
    session_.resign(session_.state().to_move());
    save();
    say(standing_words(session_, language()));
  }

  void offer_draw(std::string_view /*rest*/) {
    if (!session_.person_to_move()) return;
    if (!all_accept(session_.state().to_move())) {
      return say(tell("The draw is declined.", "La nulle est refusée."));
    }
    session_.agree_on_draw();
    save();
    say(standing_words(session_, language()));
  }

  [[nodiscard]] bool all_accept(Seat offering) {
    bool engine = false;
    for (Seat seat = 0; seat < session_.game().players(); ++seat) {
      if (seat == offering) continue;
      if (!session_.seat(seat).is_person()) {
        engine = true;
        continue;
      }
      say(tell_with(language(), "{0}: a draw? (yes or no)", "{0} : nulle ? (oui ou non)",
                    session_.game().seat_name(seat).in(language())));
      const auto line = dialogue_.read();
      if (!line || (*line != "yes" && *line != "oui")) return false;
    }
    if (!engine) return true;
    const auto answer = think(Question::draw_offer, {.move_time = 500ms}, {});
    return answer && !answer->reports.empty() && accepts_draw(answer->reports.front().score);
  }

  void save_as(std::string_view path) {
    if (path.empty()) return say(tell("save FILE", "sauver FICHIER"));
    const auto why = write_whole_file(std::string(path), record::to_text(record_of(session_)));
    say(why ? why->in(language())
            : tell_with(language(), "Saved as {0}.", "Sauvegardé : {0}.", quotable(path)));
  }

  void load(std::string_view path) {
    auto session = read_session(std::string(path));
    if (!session) return say(session.error().text(language()));
    if (session->game().name() != session_.game().name()) {
      return say(tell_with(language(), "That is a record of {0}.", "C'est une partie de {0}.",
                           session->game().name()));
    }
    const auto why = slot_.trouble() ? std::nullopt : slot_.keep(session_);
    if (why) return say(why->in(language()));
    session_ = *std::move(session);
    paused_ = true;
    save();
    show_board();
  }

  void quit(std::string_view /*rest*/) { leaving_ = true; }

  [[nodiscard]] static std::span<const Command> commands() {
    static constexpr Command kCommands[] = {
        {"moves", "coups", &PlainGame::list_moves, "the legal moves, numbered",
         "les coups permis, numérotés"},
        {"why", "pourquoi", &PlainGame::why, "why MOVE: whether it is legal, and the reason",
         "pourquoi COUP : s'il est permis, et la raison"},
        {"show", "montrer", &PlainGame::show_board, "the board", "le plateau"},
        {"played", "joués", &PlainGame::list_played, "the moves so far", "les coups joués"},
        {"undo", "annuler", &PlainGame::undo, "takes the last move back", "annule le dernier coup"},
        {"redo", "rejouer", &PlainGame::redo, "plays it again", "le rejoue"},
        {"go", "continuer", &PlainGame::go_on, "lets the engine move after undo",
         "laisse jouer le moteur après annuler"},
        {"hint", "conseil", &PlainGame::hint, "the engine's move, and its reason",
         "le coup du moteur, et sa raison"},
        {"eval", "éval", &PlainGame::evaluate, "how the player to move stands",
         "comment va le joueur au trait"},
        {"resign", "abandonner", &PlainGame::resign, "gives the game up", "abandonne la partie"},
        {"draw", "nulle", &PlainGame::offer_draw, "offers a draw", "propose la nulle"},
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

  SaveSlot& slot_;
  Session session_;
  const Surroundings& surroundings_;
  milliseconds engine_time_;
  const Dialogue& dialogue_;
  Brain brain_;
  bool paused_ = false;
  bool leaving_ = false;
  bool told_trouble_ = false;
};

/// The saved game, if there is one and the answer is yes.
std::optional<Session> saved_session(SaveSlot& slot, const Wish& wish, Language language,
                                     const Dialogue& dialogue) {
  auto found = slot.find();
  if (found.unreadable) dialogue.write(found.unreadable->in(language) + "\n");
  if (!found.session) return std::nullopt;
  if (!wish.start_new) {
    dialogue.write(tell_with(language, "Go on with the saved game ({0} moves)? (yes or no)\n",
                             "Continuer la partie sauvegardée ({0} coups) ? (oui ou non)\n",
                             found.session->played()));
    const auto line = dialogue.read();
    if (!line || *line == "yes" || *line == "y" || *line == "oui" || *line == "o") {
      return std::move(found.session);
    }
  }
  const auto why = slot.keep(*found.session);
  if (!why) return std::nullopt;
  dialogue.write(why->in(language) + "\n"); // it cannot be put aside, and must not be lost
  return std::move(found.session);
}

} // namespace

Ending play_in_lines(const Wish& wish, const Surroundings& surroundings, const Dialogue& dialogue) {
  SaveSlot slot(surroundings.save_folder, std::string(wish.setup.entry->name));
  auto session = saved_session(slot, wish, surroundings.language, dialogue);
  if (surroundings.interrupted) return Ending::interrupted;
  if (!session) session = make_session(wish.setup).value(); // what can be wrong was looked at
  return PlainGame(slot, *std::move(session), surroundings, wish.setup.engine_time, dialogue).run();
}

} // namespace howdah::terminal
