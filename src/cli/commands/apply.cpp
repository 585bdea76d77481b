// howdah apply: plays moves and prints the resulting position.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/json_document.hpp"
#include "core/text.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

void play(AnyState& state, std::span<const std::string> moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto error = state.play(moves[i]);
    if (!error) continue;
    const auto shown = quotable(moves[i]);
    refuse({fmt::format("move {} '{}': {}", i + 1, shown, error->text(Language::english)),
            fmt::format("coup {} « {} » : {}", i + 1, shown, error->text(Language::french))});
  }
}

ExitStatus run(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const auto state = chosen_state(request, *game);
  const auto start = state->text();
  const auto moves = request.arguments_from(1);
  play(*state, moves);
  if (request.has("--json")) {
    auto answer = document(*game, *state);
    add_standing(answer, *game, *state);
    answer["start"] = start;
    answer["moves"] = std::vector(moves.begin(), moves.end());
    console.out.write_line(json_text(answer));
  } else {
    console.out.write_line(state->text());
    console.out.write_line(concat("result: ", result_text(*game, state->result())));
  }
  return ExitStatus::done;
}

} // namespace

const Command& apply_command() {
  static const Command kCommand = {
      .name = "apply",
      .summary = Message("plays moves; prints the position they lead to and the result",
                         "joue des coups ; écrit la position obtenue et le résultat"),
      .arguments =
          {game_argument(),
           {Message("MOVE", "COUP"),
            Message(
                "the moves, in order; without moves, prints the position in its canonical form",
                "les coups, dans l'ordre ; sans coup, écrit la position dans sa forme canonique"),
            true}},
      .options = with_position_options({}),
      .examples = {{Message("Two moves from the start:", "Deux coups depuis le début :"),
                    {"apply", "{game}", "{move}", "{reply}"}}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
