// howdah solve: proves that a player can force a win, or that there is no such win.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_document.hpp"
#include "cli/solve_check.hpp"
#include "cli/solve_report.hpp"
#include "cli/solve_run.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace howdah::cli {
namespace {

constexpr std::uint32_t kMostPlies = 1000; // the help below names it

std::optional<Seat> chosen_winner(const Request& request, const AnyGame& game) {
  std::vector<std::string> letters;
  for (Seat seat = 0; seat < game.players(); ++seat)
    letters.emplace_back(1, game.seat_letter(seat));
  const auto letter = request.choice("--winner", letters);
  if (!letter) return std::nullopt;
  return static_cast<Seat>(std::ranges::find(letters, *letter) - letters.begin());
}

SolveQuestion chosen_question(const Request& request, const AnyGame& game, const AnyState& state) {
  SolveQuestion question{.setup = {.game = std::string(game.name()),
                                   .rules = game.rules_text(),
                                   .start = state.text()},
                         .attacker = chosen_winner(request, game),
                         .all_moves = request.has("--all-moves")};
  if (const auto plies = request.number("--plies", 1, kMostPlies)) {
    question.plies = static_cast<int>(*plies);
  }
  return question;
}

ExitStatus solve(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const auto position = chosen_state(request, *game);
  const auto question = chosen_question(request, *game, *position);
  auto solver = make_solver(question);
  if (!solver) refuse(solver.error().what);
  SolveRun run(request, console, **solver);
  if (const auto* const path = request.value("--resume")) {
    const auto shown = quotable(*path);
    const Phrase where{fmt::format("--resume '{}'", shown), fmt::format("--resume « {} »", shown)};
    const auto error = (*solver)->restore(read_whole_file("--resume", *path));
    if (error) refuse(where, *error);
  }
  const auto start = std::chrono::steady_clock::now();
  const auto state = run.run();
  const auto time = std::chrono::steady_clock::now() - start;
  const auto* const path = request.value("--certificate");
  const bool certified = path != nullptr && state.verdict == SolveVerdict::won;
  if (certified) {
    write_whole_file("--certificate", *path, certificate::to_text((*solver)->certificate()));
  }
  const auto language = request.language();
  const SolveAnswer answer{.question = question,
                           .solver = **solver,
                           .game = *game,
                           .position = *position,
                           .state = state};
  if (request.has("--json")) {
    console.out.write_line(json_text(
        answer_json(answer, std::chrono::duration_cast<std::chrono::milliseconds>(time))));
  } else {
    console.out.write_line(verdict_words(answer).in(language));
    console.out.write_line(
        Message("{0} positions searched, {1} remembered", "{0} positions explorées, {1} retenues")
            .with(state.expanded, state.nodes)
            .in(language));
    if (certified) {
      console.out.write_line(wrote(quotable(*path)).in(language));
    }
  }
  if (interrupted()) {
    console.out.flush(); // before the message about it
    give_up_interrupted();
  }
  return ExitStatus::done;
}

ExitStatus run(const Request& request, Console& console) {
  if (const auto* const path = request.value("--check"))
    return check_certificate(request, console, *path);
  const auto games = request.arguments_from(0);
  if (games.size() == 1) return solve(request, console);
  refuse(Message("solve needs one GAME ({0}), or --check FILE",
                 "solve demande un JEU ({0}), ou --check FICHIER")
             .with(game_names()));
}

} // namespace

const Command& solve_command() {
  auto game = game_argument();
  game.any_number = true;
  static const Command kCommand = {
      .name = "solve",
      .summary = Message("proves that the player to move can force a win, or that there is none, "
                         "and checks such proofs",
                         "prouve que le joueur au trait peut forcer le gain, ou qu'il n'y en a "
                         "pas, et contrôle de telles preuves"),
      .arguments = {game},
      .options = with_position_options(
          {{"--winner", same("P"),
            Message(
                "the player whose win is searched for, by letter; by default the player to move",
                "le joueur dont on cherche le gain, par sa lettre ; par défaut, celui au trait")},
           {"--plies", same("N"),
            Message("a win in at most N plies, 1 to 1000; unlimited by default",
                    "un gain en N coups au plus, de 1 à 1000 ; sans limite par défaut")},
           {"--all-moves",
            {},
            Message("considers all moves of the winner, not only threats: slower, but then 'not "
                    "won' excludes every win",
                    "considère tous les coups du gagnant, pas seulement les menaces : plus lent, "
                    "mais « pas gagné » exclut alors tout gain")},
           {"--nodes", same("N"),
            Message("searches at most N positions, 1 to 4000000000",
                    "explore au plus N positions, de 1 à 4000000000")},
           {"--time", same("MS"),
            Message("stops after MS milliseconds, 1 to 1000000000",
                    "s'arrête après MS millisecondes, de 1 à 1000000000")},
           {"--memory", same("MB"),
            Message(
                "stops when the search takes MB megabytes, 1 to 65536; 256 by default",
                "s'arrête quand la recherche occupe MB mégaoctets, de 1 à 65536 ; 256 par défaut")},
           {"--save",
            {"FILE", "FICHIER"},
            Message(
                "saves the state of the search to the file, every minute and at the end",
                "enregistre l'état de la recherche dans le fichier, chaque minute et à la fin")},
           {"--resume",
            {"FILE", "FICHIER"},
            Message("resumes from such a file, and updates it unless --save names another",
                    "reprend depuis un tel fichier, et le met à jour sauf si --save en indique un "
                    "autre")},
           {"--certificate",
            {"FILE", "FICHIER"},
            Message("writes the certificate of a win to the file, for --check",
                    "écrit le certificat d'un gain dans le fichier, pour --check")},
           {"--check",
            {"FILE", "FICHIER"},
            Message("checks such a certificate by the rules alone; takes no GAME",
                    "contrôle un tel certificat par les seules règles ; ne prend pas de JEU")}}),
      .examples = {{Message("Can the first player win within three plies?",
                            "Le premier joueur peut-il gagner en trois coups ?"),
                    {"solve", "{game}", "--plies", "3"}}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
