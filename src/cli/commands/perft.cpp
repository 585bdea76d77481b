// howdah perft: the number of move sequences of a given length.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_document.hpp"
#include "cli/parallel_perft.hpp"
#include "cli/progress.hpp"
#include "cli/quantity.hpp"

#include <nlohmann/json.hpp>

#include <chrono>

namespace howdah::cli {
namespace {

constexpr Message kDepth("DEPTH", "PROFONDEUR");
// The help below names both limits.
constexpr std::uint32_t kMostDepth = 99;
constexpr std::uint32_t kMostThreads = 256;

PerftCount count(const AnyState& state, int depth, int threads, Language language,
                 const Console& console) {
  Progress progress(console.shows_progress);
  const auto count = parallel_perft(state, depth, threads, [&](std::size_t done, std::size_t all) {
    progress.show(Message("perft {0}: {1} of {2} branches", "perft {0} : {1} branches sur {2}")
                      .with(depth, done, all)
                      .in(language));
  });
  if (!count) give_up_interrupted();
  return *count;
}

void write_json(const AnyGame& game, const AnyState& state, std::uint32_t depth,
                const PerftCount& count, bool divide, Output& out) {
  auto answer = document(game, state);
  answer["depth"] = depth;
  answer["count"] = count.total;
  if (divide) {
    auto& moves = answer["divide"] = nlohmann::ordered_json::object();
    for (const auto& root : count.moves) moves[root.move] = root.count;
  }
  out.write_line(json_text(answer));
}

ExitStatus run(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const auto state = chosen_state(request, *game);
  const auto depth = read_number(kDepth.with(), request.argument(1), 0, kMostDepth);
  const auto threads = request.number("--threads", 1, kMostThreads).value_or(1);
  const bool divide = request.has("--divide");
  const auto language = request.language();

  const auto start = std::chrono::steady_clock::now();
  const auto answer =
      count(*state, static_cast<int>(depth), static_cast<int>(threads), language, console);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;

  if (request.has("--json")) {
    write_json(*game, *state, depth, answer, divide, console.out);
  } else {
    if (divide) {
      for (const auto& root : answer.moves) {
        console.out.write_line(fmt::format("{}: {}", root.move, root.count));
      }
    }
    console.out.write_line(fmt::format("{}", answer.total));
  }
  if (console.out_is_terminal) {
    console.out.flush();
    say_on_error(speed_text(answer.total, time, language));
  }
  return ExitStatus::done;
}

} // namespace

const Command& perft_command() {
  static const Command kCommand = {
      .name = "perft",
      .summary =
          Message("counts the sequences of DEPTH moves, to test the move generator",
                  "compte les suites de PROFONDEUR coups, pour tester le générateur de coups"),
      .arguments = {game_argument(),
                    {kDepth,
                     Message("the number of moves, 0 to 99", "le nombre de coups, de 0 à 99")}},
      .options = with_position_options(
          {{"--divide",
            {},
            Message("first prints the count of each root move",
                    "écrit d'abord le compte de chaque coup à la racine")},
           {"--threads", same("N"),
            Message("counts with N threads, 1 to 256; 1 by default",
                    "compte avec N fils d'exécution, de 1 à 256 ; 1 par défaut")}}),
      .examples = {{Message("All sequences of two moves:", "Toutes les suites de deux coups :"),
                    {"perft", "{game}", "2"}},
                   {Message("The same, move by move:", "De même, coup par coup :"),
                    {"perft", "{game}", "2", "--divide"}}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
