// howdah moves: the legal moves of one position, or of many.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_document.hpp"
#include "cli/line_reader.hpp"
#include "core/text.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <unistd.h>

namespace howdah::cli {
namespace {

Expected<std::vector<std::string>> moves_of_line(const AnyGame& game, std::string_view line) {
  if (line.size() > LineReader::kLongestLine) {
    return fail(Message("the line has more than {0} bytes", "la ligne a plus de {0} octets")
                    .with(LineReader::kLongestLine));
  }
  if (line.empty()) {
    return fail(Message("the line is empty; a position text is expected",
                        "la ligne est vide ; une position est attendue")
                    .with());
  }
  auto state = game.parse_position(line);
  if (!state) return tl::unexpected<Error>(std::move(state).error());
  return (*state)->legal_moves();
}

/// Writes one line per answer: plain, or as the elements of one JSON document.
class BatchAnswers {
public:
  BatchAnswers(const AnyGame& game, bool json, Language language, Output& out)
      : json_(json), language_(language), out_(out) {
    if (!json_) return;
    // The document is written by hand around its elements, so that it can stream.
    const nlohmann::ordered_json head = {{"game", game.name()}, {"rules", game.rules_text()}};
    auto text = json_text(head);
    text.pop_back();
    out_.write(text + ",\"positions\":[");
  }

  void add(std::string_view line, const Expected<std::vector<std::string>>& moves) {
    const auto error = moves ? std::string() : moves.error().text(language_);
    if (!json_) {
      out_.write_line(moves ? fmt::format("{}", fmt::join(*moves, " ")) : concat("error: ", error));
      return;
    }
    nlohmann::ordered_json element = {{"position", line}};
    if (moves) {
      element["moves"] = *moves;
    } else {
      element["error"] = error;
    }
    out_.write(first_ ? "\n" : ",\n");
    out_.write(json_text(element));
    first_ = false;
  }

  void finish() {
    if (json_) out_.write_line("\n]}");
  }

private:
  bool json_;
  Language language_;
  Output& out_;
  bool first_ = true;
};

ExitStatus run_batch(const Request& request, const AnyGame& game, Console& console) {
  std::size_t lines = 0;
  std::size_t bad_lines = 0;
  std::size_t first_bad_line = 0;
  BatchAnswers answers(game, request.has("--json"), request.language(), console.out);
  LineReader reader(STDIN_FILENO, [&] { console.out.flush(); });
  while (const auto line = reader.next()) {
    ++lines;
    const auto moves = moves_of_line(game, *line);
    if (!moves && bad_lines++ == 0) first_bad_line = lines;
    answers.add(*line, moves);
  }
  if (interrupted()) give_up_interrupted();
  answers.finish();
  if (bad_lines == 0) return ExitStatus::done;
  refuse(Message("--batch: bad lines: {0} of {1}, the first is line {2}",
                 "--batch : lignes incorrectes : {0} sur {1}, la première est la ligne {2}")
             .with(bad_lines, lines, first_bad_line));
}

ExitStatus run(const Request& request, Console& console) {
  if (request.has("--batch") && request.has("--position")) {
    refuse(
        Message("--batch and --position are mutually exclusive", "--batch et --position s'excluent")
            .with());
  }
  const auto game = chosen_game(request);
  if (request.has("--batch")) return run_batch(request, *game, console);
  const auto state = chosen_state(request, *game);
  const auto moves = state->legal_moves();
  if (request.has("--json")) {
    auto answer = document(*game, *state);
    add_standing(answer, *game, *state);
    answer["moves"] = moves;
    console.out.write_line(json_text(answer));
  } else {
    for (const auto& move : moves) console.out.write_line(move);
  }
  return ExitStatus::done;
}

} // namespace

const Command& moves_command() {
  static const Command kCommand = {
      .name = "moves",
      .summary = Message("lists the legal moves, one per line, sorted",
                         "donne les coups légaux, un par ligne, triés"),
      .arguments = {game_argument()},
      .options = with_position_options(
          {{"--batch",
            {},
            Message("reads position texts, one per line, from standard input; prints one line for "
                    "each: its moves separated by spaces, or 'error: ...'",
                    "lit des positions, une par ligne, sur l'entrée standard ; écrit une ligne "
                    "pour chacune : ses coups séparés par des espaces, ou « error: ... »")}}),
      .examples = {{Message("The first moves of the game:", "Les premiers coups de la partie :"),
                    {"moves", "{game}"}},
                   {Message("With other rules, in a given position:",
                            "Avec d'autres règles, dans une position donnée :"),
                    {"moves", "{game}", "--rules", "{rules}", "--position", "{position}"}},
                   {Message("For every line of a file:", "Pour chaque ligne d'un fichier :"),
                    {"moves", "{game}", "--batch"},
                    "< positions.txt"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
