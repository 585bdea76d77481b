// howdah why: whether a move is legal, and the reasons.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/json_document.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

constexpr Message kMove("MOVE", "COUP");

nlohmann::ordered_json text_or_null(const std::string& text) {
  return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
}

nlohmann::ordered_json as_json(const Explanation& explanation, Language language) {
  nlohmann::ordered_json details = nlohmann::ordered_json::array();
  for (const auto& detail : explanation.details) details.push_back(detail.in(language));
  nlohmann::ordered_json pieces = nlohmann::ordered_json::array();
  for (const auto& part : explanation.pieces) {
    pieces.push_back({{"place", text_or_null(part.place)},
                      {"piece", part.piece},
                      {"role", part.role},
                      {"destination", text_or_null(part.destination)}});
  }
  return {{"legal", explanation.legal},
          {"rule", explanation.rule},
          {"verdict", explanation.verdict.in(language)},
          {"details", std::move(details)},
          {"pieces", std::move(pieces)}};
}

ExitStatus run(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const auto state = chosen_state(request, *game);
  const auto& move = request.argument(1);
  const auto language = request.language();
  const auto explanation = state->explain(move);
  if (!explanation) refuse(kMove.with(), explanation.error());
  if (request.has("--json")) {
    auto answer = document(*game, *state);
    answer["move"] = move;
    answer.update(as_json(*explanation, language));
    console.out.write_line(json_text(answer));
    return ExitStatus::done;
  }
  const auto verdict = explanation->legal ? Message("legal: {0}", "légal : {0}")
                                          : Message("illegal: {0}", "illégal : {0}");
  console.out.write_line(verdict.with(explanation->verdict.in(language)).in(language));
  for (const auto& detail : explanation->details) console.out.write_line(detail.in(language));
  return ExitStatus::done;
}

} // namespace

const Command& why_command() {
  static const Command kCommand = {
      .name = "why",
      .summary =
          Message("says whether a move is legal, and why", "dit si un coup est légal, et pourquoi"),
      .arguments = {game_argument(),
                    {kMove, Message("the move, legal or not", "le coup, légal ou non")}},
      .options = with_position_options({}),
      .examples = {{Message("A move at the start:", "Un coup au début :"),
                    {"why", "{game}", "{move}"}}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
