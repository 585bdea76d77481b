// howdah show: the board drawn on the terminal, or as a picture.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/json_document.hpp"
#include "cli/paint.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

constexpr std::string_view kStandardOutput = "-";

bool colours_wanted(const Request& request, const Console& console) {
  static const std::vector<std::string> kWords = {"auto", "always", "never"};
  const auto word = request.choice("--color", kWords).value_or("auto");
  if (word == "auto") return console.out_is_terminal && environment_wants_colours();
  return word == "always";
}

/// Null when no picture is asked for.
const std::string* picture_file(const Request& request) {
  const auto* const file = request.value("--svg");
  if (file == nullptr) return nullptr;
  if (file->empty()) {
    refuse(Message("--svg: the file's name is empty", "--svg : le nom du fichier est vide").with());
  }
  if (*file == kStandardOutput && request.has("--json")) {
    refuse(Message("--svg - and --json are mutually exclusive: both write to standard output",
                   "--svg - et --json s'excluent : tous deux écrivent sur la sortie standard")
               .with());
  }
  return file;
}

nlohmann::ordered_json as_json(const AnyGame& game, const AnyState& state, Language language) {
  auto answer = document(game, state);
  add_standing(answer, game, state);
  answer["ply"] = state.ply();
  auto& players = answer["players"] = nlohmann::ordered_json::array();
  for (Seat seat = 0; seat < game.players(); ++seat) {
    players.push_back({{"letter", std::string{game.seat_letter(seat)}},
                       {"name", game.seat_name(seat).in(language)},
                       {"in_hand", state.in_hand(seat)}});
  }
  auto& pieces = answer["pieces"] = nlohmann::ordered_json::array();
  for (const auto& placed : state.pieces()) {
    pieces.push_back({{"place", placed.place}, {"piece", placed.piece}});
  }
  return answer;
}

void check_marks(const Request& request) {
  if (!request.has("--marks")) return;
  for (const std::string_view other : {"--svg", "--json"}) {
    if (!request.has(other)) continue;
    refuse(
        Message("--marks and {0} are mutually exclusive", "--marks et {0} s'excluent").with(other));
  }
}

ExitStatus run(const Request& request, Console& console) {
  check_marks(request);
  const auto game = chosen_game(request);
  const auto state = chosen_state(request, *game);
  const auto language = request.language();
  const auto* const file = picture_file(request);
  const bool colours = colours_wanted(request, console);

  if (file != nullptr && *file == kStandardOutput) {
    console.out.write(state->svg());
    return ExitStatus::done;
  }
  if (file != nullptr) write_whole_file("--svg", *file, state->svg());
  if (request.has("--json")) {
    auto answer = as_json(*game, *state, language);
    if (file != nullptr) answer["svg"] = *file;
    console.out.write_line(json_text(answer));
  } else if (file != nullptr) {
    console.out.write_line(wrote(quotable(*file)).in(language));
  } else {
    const DrawOptions options{
        .language = language, .unicode = console.unicode, .marks = request.has("--marks")};
    console.out.write(drawing_text(state->draw(options), colours));
  }
  return ExitStatus::done;
}

} // namespace

const Command& show_command() {
  static const Command kCommand = {
      .name = "show",
      .summary = Message("draws the board", "dessine le plateau"),
      .arguments = {game_argument()},
      .options = with_position_options(
          {{"--svg",
            {"FILE", "FICHIER"},
            Message("writes a picture to FILE instead; - for standard output",
                    "écrit plutôt une image dans FICHIER ; - pour la sortie standard")},
           {"--marks",
            {},
            Message("also marks the threats to win", "marque aussi les menaces de gain")},
           {"--color",
            {"WHEN", "QUAND"},
            Message("auto (on a terminal, unless NO_COLOR is set), always or never",
                    "auto (sur un terminal, sauf si NO_COLOR existe), always (toujours) ou never "
                    "(jamais)")}}),
      .examples = {{Message("The start:", "Le début :"), {"show", "{game}"}, "", 30},
                   {Message("A picture of a position:", "L'image d'une position :"),
                    {"show", "{game}", "--position", "{position}", "--svg", "-"},
                    "> board.svg"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
