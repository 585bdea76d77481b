// howdah show: the board drawn on the terminal, or as a picture.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/json_document.hpp"
#include "cli/paint.hpp"
#include "cli/search_words.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"
#include "engine/first_move_picture.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <functional>

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

nlohmann::ordered_json as_json(const AnyGame& game, const FirstMoveMap& map) {
  auto answer = document(game, *game.start());
  auto& entries = answer["first_moves"] = nlohmann::ordered_json::array();
  for (const auto& entry : map.entries) {
    entries.push_back({{"score", score_json(entry.score)}, {"moves", entry.moves}});
  }
  return answer;
}

/// Of a position or of the first moves, in the three forms of the answer.
struct Shown {
  std::function<std::string()> picture;
  std::function<nlohmann::ordered_json()> json;
  std::function<std::string()> text;
};

ExitStatus show(const Shown& shown, const Request& request, Console& console) {
  const auto* const file = picture_file(request);
  if (file != nullptr && *file == kStandardOutput) {
    console.out.write(shown.picture());
    return ExitStatus::done;
  }
  if (file != nullptr) write_whole_file("--svg", *file, shown.picture());
  if (request.has("--json")) {
    auto answer = shown.json();
    if (file != nullptr) answer["svg"] = *file;
    console.out.write_line(json_text(answer));
  } else if (file != nullptr) {
    console.out.write_line(wrote(quotable(*file)).in(request.language()));
  } else {
    console.out.write(shown.text());
  }
  return ExitStatus::done;
}

std::string first_move_words(const FirstMoveMap& map, Language language) {
  auto text = Message("The value of each first move for the second player:\n",
                      "La valeur de chaque premier coup pour le second joueur :\n")
                  .with()
                  .in(language);
  for (const auto& entry : map.entries) {
    text +=
        fmt::format("{:>7}  {}\n", score_words(entry.score, language), fmt::join(entry.moves, " "));
  }
  return text;
}

const FirstMoveMap& chosen_map(const AnyGame& game) {
  if (const auto* const map = find_first_moves(game.name(), game.rules_text())) return *map;
  refuse(same("--first-moves"), {Message("they were not computed for the rules '{0}'",
                                         "ils n'ont pas été calculés pour les règles « {0} »")
                                     .with(game.rules_text())});
}

ExitStatus run(const Request& request, Console& console) {
  for (const std::string_view other : {"--svg", "--json", "--first-moves"}) {
    refuse_together(request, {"--marks", other});
  }
  refuse_together(request, {"--position", "--first-moves"});
  const auto game = chosen_game(request);
  const auto language = request.language();
  if (request.has("--first-moves")) {
    const auto& map = chosen_map(*game);
    return show({.picture = [&] { return first_move_svg(*game, map); },
                 .json = [&] { return as_json(*game, map); },
                 .text = [&] { return first_move_words(map, language); }},
                request, console);
  }
  const auto state = chosen_state(request, *game);
  const bool colours = colours_wanted(request, console);
  const DrawOptions options{
      .language = language, .unicode = console.unicode, .marks = request.has("--marks")};
  return show({.picture = [&] { return state->svg(); },
               .json = [&] { return as_json(*game, *state, language); },
               .text = [&] { return drawing_text(state->draw(options), colours); }},
              request, console);
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
           {"--first-moves",
            {},
            Message("the value of every first move instead of a position",
                    "la valeur de chaque premier coup au lieu d'une position")},
           {"--color",
            {"WHEN", "QUAND"},
            Message("auto (on a terminal, unless NO_COLOR is set), always or never",
                    "auto (sur un terminal, sauf si NO_COLOR existe), always (toujours) ou never "
                    "(jamais)")}}),
      .examples = {{Message("The start:", "Le début :"), {"show", "{game}"}, "", 30},
                   {Message("A picture of a position:", "L'image d'une position :"),
                    {"show", "{game}", "--position", "{position}", "--svg", "-"},
                    "> board.svg"},
                   {Message("The swap map, as a picture:", "La carte des échanges, en image :"),
                    {"show", "{game}", "--first-moves", "--svg", "-"},
                    "> first-moves.svg"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
