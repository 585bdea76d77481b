// howdah solve: proves that a player can force a win, or that there is no such win.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_document.hpp"
#include "cli/progress.hpp"
#include "cli/quantity.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"
#include "engine/solver/solver.hpp"

#include <nlohmann/json.hpp>

#include <chrono>

namespace howdah::cli {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// The help below names these limits.
constexpr std::uint32_t kMostNodes = 4'000'000'000;
constexpr std::uint32_t kMostMilliseconds = 1'000'000'000;
constexpr std::uint32_t kMostMegabytes = 65'536;
constexpr std::uint32_t kUsualMegabytes = 256;
constexpr std::uint32_t kMostPlies = 1000;

constexpr auto kTimeBetweenSaves = 60s;

// ---- --check

/// What the check says while it runs.
class CheckProgress {
public:
  CheckProgress(Language language, const Console& console)
      : language_(language), progress_(console.error_is_terminal) {}

  [[nodiscard]] certificate::CheckListener listener() {
    return {.go_on =
                [](void* self, std::uint64_t moves) {
                  return static_cast<CheckProgress*>(self)->go_on(moves);
                },
            .self = this};
  }

private:
  bool go_on(std::uint64_t moves) {
    const auto now = Clock::now();
    if (now - shown_ >= 100ms) {
      shown_ = now;
      progress_.show(Message("checking: {0} moves played", "contrôle : {0} coups joués")
                         .with(moves)
                         .in(language_));
    }
    return !interrupted();
  }

  Language language_;
  Progress progress_;
  Clock::time_point shown_ = Clock::now();
};

ExitStatus check_file(const Request& request, Console& console, const std::string& path) {
  if (!request.arguments_from(0).empty()) {
    refuse(Message("--check FILE stands alone: the file names its game",
                   "--check FICHIER se suffit : le fichier nomme son jeu")
               .with());
  }
  for (const std::string_view other :
       {"--rules", "--position", "--winner", "--plies", "--all-moves", "--nodes", "--time",
        "--memory", "--save", "--resume", "--certificate"}) {
    if (!request.has(other)) continue;
    refuse(Message("--check FILE stands alone: leave out {0}",
                   "--check FICHIER se suffit : retirer {0}")
               .with(other));
  }
  const auto shown = quotable(path);
  const Phrase where{fmt::format("--check '{}'", shown), fmt::format("--check « {} »", shown)};
  const auto certificate = certificate::read_certificate(read_whole_file("--check", path));
  if (!certificate) refuse(where, certificate.error());
  const auto language = request.language();
  const auto report = [&] {
    CheckProgress progress(language, console);
    return certificate::check(*certificate, progress.listener());
  }();
  if (interrupted()) give_up_interrupted();
  if (!report) refuse(where, report.error());

  if (request.has("--json")) {
    console.out.write_line(json_text({{"game", certificate->game},
                                      {"rules", certificate->rules},
                                      {"position", certificate->position},
                                      {"winner", certificate->winner},
                                      {"steps", certificate->steps.size()},
                                      {"moves", report->moves},
                                      {"plies", report->plies}}));
  } else {
    const auto plies = report->plies == 1 ? Message("1 ply", "1 coup").with()
                                          : Message("{0} plies", "{0} coups").with(report->plies);
    console.out.write_line(
        Message("proved: {0} wins in {1} at most (steps: {2}; moves played: {3})",
                "prouvé : {0} gagne en {1} au plus (étapes : {2} ; coups joués : {3})")
            .with(certificate->winner, plies.in(language), certificate->steps.size(), report->moves)
            .in(language));
  }
  return ExitStatus::done;
}

// ---- solving

std::optional<Seat> chosen_winner(const Request& request, const AnyGame& game) {
  std::vector<std::string> letters;
  for (Seat seat = 0; seat < game.players(); ++seat)
    letters.emplace_back(1, game.seat_letter(seat));
  const auto letter = request.choice("--winner", letters);
  if (!letter) return std::nullopt;
  return static_cast<Seat>(std::ranges::find(letters, *letter) - letters.begin());
}

SolveQuestion chosen_question(const Request& request, const AnyGame& game, const AnyState& state) {
  SolveQuestion question{.game = std::string(game.name()),
                         .rules = game.rules_text(),
                         .position = state.text(),
                         .attacker = chosen_winner(request, game),
                         .all_moves = request.has("--all-moves")};
  if (const auto plies = request.number("--plies", 1, kMostPlies)) {
    question.plies = static_cast<int>(*plies);
  }
  return question;
}

/// One run of a solver on the command line: its limits, its progress, its file.
class Run {
public:
  Run(const Request& request, const Console& console, Solver& solver)
      : language_(request.language()), solver_(solver), progress_(console.error_is_terminal) {
    if (const auto* const path = request.value("--resume")) path_ = *path;
    if (const auto* const path = request.value("--save")) path_ = *path;
    if (const auto nodes = request.number("--nodes", 1, kMostNodes)) limits_.expansions = *nodes;
    if (const auto time = request.number("--time", 1, kMostMilliseconds)) {
      end_ = start_ + std::chrono::milliseconds(*time);
    }
    const auto megabytes = request.number("--memory", 1, kMostMegabytes).value_or(kUsualMegabytes);
    limits_.bytes = std::size_t{megabytes} << 20U;
  }

  SolveState run() {
    const auto state = solver_.run(limits_, [&](const SolveState& now) { return go_on(now); });
    save();
    return state;
  }

private:
  bool go_on(const SolveState& state) {
    const auto now = Clock::now();
    if (now - shown_ >= 100ms) {
      shown_ = now;
      progress_.show(
          Message("{0} positions searched, {1} MB; to prove: {2}, to disprove: {3}",
                  "{0} positions explorées, {1} Mo ; à prouver : {2}, à réfuter : {3}")
              .with(state.expanded, state.bytes >> 20U, state.numbers.proof, state.numbers.disproof)
              .in(language_));
    }
    if (now - saved_ >= kTimeBetweenSaves) save();
    return !interrupted() && (!end_ || now < *end_);
  }

  void save() {
    saved_ = Clock::now();
    if (!path_.empty()) write_whole_file("--save", path_, solver_.save());
  }

  Language language_;
  Solver& solver_;
  Progress progress_;
  SolveLimits limits_{};
  std::string path_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point shown_ = start_;
  Clock::time_point saved_ = start_;
  std::optional<Clock::time_point> end_;
};

/// What exactly was asked, for the answer.
Phrase scope_words(const SolveQuestion& question, const Solver& solver) {
  Phrase words;
  if (question.plies) {
    words = *question.plies == 1
                ? Message(" within 1 ply", " en 1 coup").with()
                : Message(" within {0} plies", " en {0} coups").with(*question.plies);
  }
  if (solver.leaves_moves_out()) {
    words.english += " by threats (other moves were not tried)";
    words.french += " par des menaces (les autres coups n'ont pas été essayés)";
  }
  return words;
}

Phrase verdict_words(const SolveQuestion& question, const Solver& solver, const AnyGame& game,
                     const AnyState& position, const SolveState& state) {
  const auto winner = game.seat_letter(solver.attacker());
  const auto scope = scope_words(question, solver);
  switch (state.verdict) {
  case SolveVerdict::won:
    if (position.to_move() != solver.attacker()) {
      return Message("won: {0} wins, whatever is played", "gagné : {0} gagne, quoi qu'on joue")
          .with(winner);
    }
    return Message("won: {0} wins with {1}", "gagné : {0} gagne par {1}")
        .with(winner, solver.first_move());
  case SolveVerdict::not_won:
    return {fmt::format("not won: {} has no forced win{}", winner, scope.english),
            fmt::format("pas gagné : {} n'a pas de gain forcé{}", winner, scope.french)};
  case SolveVerdict::open: break;
  }
  return Message("open: within these limits no win of {0} was found or ruled out "
                 "(to prove: {1}, to disprove: {2})",
                 "ouvert : dans ces limites aucun gain de {0} n'a été trouvé ni exclu "
                 "(à prouver : {1}, à réfuter : {2})")
      .with(winner, state.numbers.proof, state.numbers.disproof);
}

void write_json(const SolveQuestion& question, const Solver& solver, const AnyGame& game,
                const AnyState& position, const SolveState& state, Clock::duration time,
                Output& out) {
  auto answer = document(game, position);
  answer["winner"] = std::string{game.seat_letter(solver.attacker())};
  constexpr std::string_view kVerdicts[] = {"won", "not_won", "open"};
  answer["verdict"] = kVerdicts[static_cast<std::size_t>(state.verdict)];
  answer["all_moves"] = !solver.leaves_moves_out();
  answer["plies"] = question.plies ? nlohmann::ordered_json(*question.plies) : nullptr;
  const bool moves = state.verdict == SolveVerdict::won && position.to_move() == solver.attacker();
  answer["move"] = moves ? nlohmann::ordered_json(solver.first_move()) : nullptr;
  answer["searched"] = state.expanded;
  answer["remembered"] = state.nodes;
  answer["proof_number"] = state.verdict == SolveVerdict::not_won
                               ? nlohmann::ordered_json(nullptr)
                               : nlohmann::ordered_json(state.numbers.proof);
  answer["disproof_number"] = state.verdict == SolveVerdict::won
                                  ? nlohmann::ordered_json(nullptr)
                                  : nlohmann::ordered_json(state.numbers.disproof);
  answer["time"] = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
  out.write_line(json_text(answer));
}

ExitStatus solve(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const auto position = chosen_state(request, *game);
  const auto question = chosen_question(request, *game, *position);
  auto solver = make_solver(question);
  if (!solver) refuse(solver.error().what);
  Run run(request, console, **solver);
  if (const auto* const path = request.value("--resume")) {
    const auto shown = quotable(*path);
    const Phrase where{fmt::format("--resume '{}'", shown), fmt::format("--resume « {} »", shown)};
    const auto error = (*solver)->restore(read_whole_file("--resume", *path));
    if (error) refuse(where, *error);
  }
  const auto start = Clock::now();
  const auto state = run.run();
  const auto time = Clock::now() - start;
  const auto* const path = request.value("--certificate");
  const bool certified = path != nullptr && state.verdict == SolveVerdict::won;
  if (certified) {
    write_whole_file("--certificate", *path, certificate::to_text((*solver)->certificate()));
  }
  const auto language = request.language();
  if (request.has("--json")) {
    write_json(question, **solver, *game, *position, state, time, console.out);
  } else {
    console.out.write_line(verdict_words(question, **solver, *game, *position, state).in(language));
    console.out.write_line(
        Message("{0} positions searched, {1} remembered", "{0} positions explorées, {1} retenues")
            .with(state.expanded, state.nodes)
            .in(language));
    if (certified) {
      console.out.write_line(
          Message("wrote {0}", "{0} est écrit").with(quotable(*path)).in(language));
    }
  }
  if (interrupted()) {
    console.out.flush(); // before the word about it
    give_up_interrupted();
  }
  return ExitStatus::done;
}

ExitStatus run(const Request& request, Console& console) {
  if (const auto* const path = request.value("--check")) return check_file(request, console, *path);
  const auto games = request.arguments_from(0);
  if (games.size() == 1) return solve(request, console);
  refuse(Message("solve needs one game, or --check FILE: {0}",
                 "solve demande un jeu, ou --check FICHIER : {0}")
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
            Message("the player whose win is looked for, by letter; the one to move if not given",
                    "le joueur dont on cherche le gain, par sa lettre ; celui au trait par "
                    "défaut")},
           {"--plies", same("N"),
            Message("a win in N plies at most, 1 to 1000; however long if not given",
                    "un gain en N coups au plus, de 1 à 1000 ; quelle qu'en soit la longueur par "
                    "défaut")},
           {"--all-moves",
            {},
            Message("tries every move of the winner, also where moves without a threat would be "
                    "left out: slower, but then there is no win at all if none is found",
                    "essaie tous les coups du gagnant, même là où les coups sans menace seraient "
                    "omis : plus lent, mais l'absence de gain est alors complète")},
           {"--nodes", same("N"),
            Message("searches N positions at most, 1 to 4000000000",
                    "explore au plus N positions, de 1 à 4000000000")},
           {"--time", same("MS"),
            Message("stops after MS milliseconds, 1 to 1000000000",
                    "s'arrête après MS millisecondes, de 1 à 1000000000")},
           {"--memory", same("MB"),
            Message("stops when MB megabytes are full, 1 to 65536; 256 if not given",
                    "s'arrête quand MB mégaoctets sont pleins, de 1 à 65536 ; 256 par défaut")},
           {"--save",
            {"FILE", "FICHIER"},
            Message("keeps what was found out in the file, each minute and at the end",
                    "garde ce qui a été trouvé dans le fichier, chaque minute et à la fin")},
           {"--resume",
            {"FILE", "FICHIER"},
            Message("goes on from such a file, and keeps it up to date unless --save names another",
                    "reprend un tel fichier, et le tient à jour sauf si --save en nomme un autre")},
           {"--certificate",
            {"FILE", "FICHIER"},
            Message("writes the proof of a win to the file, for --check",
                    "écrit la preuve d'un gain dans le fichier, pour --check")},
           {"--check",
            {"FILE", "FICHIER"},
            Message("checks such a proof by the rules alone; stands without GAME",
                    "contrôle une telle preuve par les seules règles ; s'emploie sans JEU")}}),
      .examples = {{Message("Whether the first player can win within three plies:",
                            "Si le premier joueur peut gagner en trois coups :"),
                    {"solve", "{game}", "--plies", "3"}}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
