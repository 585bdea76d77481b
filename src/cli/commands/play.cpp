// howdah play: the game on the terminal, full-screen or as a dialogue of lines.
#include "terminal/play.hpp"

#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/line_reader.hpp"
#include "cli/paint.hpp"
#include "terminal/clock.hpp"
#include "terminal/seat.hpp"

#include <unistd.h>

namespace howdah::cli {
namespace {

constexpr std::uint32_t kMostMilliseconds = 600'000; // the help names it

terminal::PlayRequest play_request(const Request& request) {
  terminal::PlayRequest wanted;
  auto& opening = wanted.opening;
  const auto game = chosen_game(request);
  const auto state = chosen_state(request, *game);
  opening.setup.game = game->name();
  opening.setup.rules = game->rules_text();
  refuse_together(request, {"--position", "--start"});
  refuse_together(request, {"--start", "--swap"});
  if (request.has("--position")) opening.setup.start = state->text();
  if (const auto* const named = request.value("--start")) {
    auto start = named_start(*named, *game);
    opening.setup.start = std::move(start.position);
    opening.start_name = std::move(start.name);
  }
  if (wants_pie(request, *game)) opening.swap = play::SwapRule::pie;
  if (const auto* const seats = request.value("--seats")) {
    auto parsed = terminal::parse_seats(*seats, game->players());
    if (!parsed) refuse(same("--seats"), parsed.error());
    opening.players = *std::move(parsed);
  }
  if (const auto* const clock = request.value("--clock")) {
    const auto parsed = terminal::parse_clock(*clock);
    if (!parsed) refuse(same("--clock"), parsed.error());
    opening.clock = *parsed;
  }
  if (const auto time = request.number("--time", 1, kMostMilliseconds)) {
    wanted.engine_time = std::chrono::milliseconds(*time);
  }
  const auto opened = terminal::LocalGame::open(opening);
  if (!opened) give_up(opened.error().what);
  wanted.is_complete = request.has("--seats") || request.has("--position");
  // What describes a new game cannot be said of a saved one.
  wanted.starts_new = request.has("--new") || request.has("--position") || request.has("--rules") ||
                      request.has("--seats") || request.has("--clock") || request.has("--start") ||
                      request.has("--swap");
  return wanted;
}

terminal::VisitEnd play_plainly(const terminal::PlayRequest& wanted,
                                const terminal::Surroundings& surroundings, Console& console) {
  LineReader lines(STDIN_FILENO, [] {});
  const terminal::Dialogue dialogue{
      .read = [&]() -> std::optional<std::string> {
        const auto line = lines.next();
        if (!line) return std::nullopt;
        return std::string(*line);
      },
      .write =
          [&](std::string_view text) {
            console.out.write(text);
            console.out.flush(); // engines may play for long, and somebody watches
          }};
  return terminal::play_in_lines(wanted, surroundings, dialogue);
}

ExitStatus run(const Request& request, Console& console) {
  const auto wanted = play_request(request);
  const terminal::Surroundings surroundings{.language = request.language(),
                                            .unicode = console.unicode,
                                            .colours = environment_wants_colours(),
                                            .save_folder = terminal::usual_save_folder(),
                                            .interrupted = interrupted()};
  const bool plain =
      request.has("--plain") || !console.out_is_terminal || ::isatty(STDIN_FILENO) != 1;
  auto end = terminal::VisitEnd::unknown_terminal;
  if (!plain) end = terminal::play_on_screen(wanted, surroundings);
  if (end == terminal::VisitEnd::unknown_terminal) {
    end = play_plainly(wanted, surroundings, console);
  }
  if (end == terminal::VisitEnd::left) return ExitStatus::done;
  give_up(Message("interrupted; the game is kept and offered at the next start",
                  "interrompu ; la partie est gardée et proposée au prochain départ")
              .with());
}

} // namespace

const Command& play_command() {
  static const Command kCommand = {
      .name = "play",
      .summary = Message("plays on the terminal, against people or the engine",
                         "joue sur le terminal, contre des personnes ou le moteur"),
      .arguments = {game_argument()},
      .options =
          {rules_option(),
           position_option(),
           {"--start", same("balanced[:N]"),
            Message("from a balanced start of these rules, by chance or by its number",
                    "depuis un départ équilibré de ces règles, au sort ou par son numéro")},
           swap_option(),
           {"--seats", same("S"),
            Message("who plays, with commas between: person or level:1 to level:10; else a "
                    "screen asks, and in plain mode two people play",
                    "qui joue, séparés par des virgules : person ou level:1 à level:10 ; "
                    "sinon un écran le demande, et en mode texte deux personnes jouent")},
           {"--clock", same("M+S"),
            Message("a clock: M minutes for each player, and S seconds per move",
                    "une pendule : M minutes par joueur, et S secondes par coup")},
           {"--time", same("MS"),
            Message("the engine thinks at most MS milliseconds per move, 1 to 600000; 1000 by "
                    "default",
                    "le moteur réfléchit MS millisecondes par coup au plus, de 1 à 600000 ; "
                    "1000 par défaut")},
           {"--new",
            {},
            Message("a new game at once; so do --rules, --position, --start, --swap, --seats and "
                    "--clock. A saved game is archived",
                    "une nouvelle partie sans attendre ; --rules, --position, --start, --swap, "
                    "--seats et --clock aussi. Une partie sauvegardée est archivée")},
           {"--plain",
            {},
            Message("a dialogue of lines instead of a screen, as when not on a terminal",
                    "un dialogue en lignes au lieu d'un écran, comme hors d'un terminal")}},
      .examples = {{Message("Against the engine:", "Contre le moteur :"),
                    {"play", "{game}", "--seats", "person,level:3"},
                    "",
                    0},
                   {Message("By the pie rule, against the engine, which may swap:",
                            "Avec la règle du gâteau, contre le moteur, qui peut échanger :"),
                    {"play", "{game}", "--seats", "person,level:5", "--swap", "pie"},
                    "",
                    0},
                   {Message("Moves from a file:", "Des coups venus d'un fichier :"),
                    {"play", "{game}", "--plain", "--new"},
                    "< moves.txt"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
