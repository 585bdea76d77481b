#include "wasm/view.hpp"

#include "games/registry.hpp"
#include "wasm/json_writer.hpp"

namespace howdah::wasm {
namespace {

void write_option(JsonWriter& json, const RuleOption& option) {
  json.open_object().key("key").value(option.key).key("usual").value(option.usual);
  json.key("words").open_array();
  for (const auto word : option.words) json.value(word);
  json.close_array();
  if (option.least <= option.most) {
    json.key("least").value(option.least).key("most").value(option.most);
  }
  json.key("about").value(Phrase{std::string(option.english), std::string(option.french)});
  json.close_object();
}

void write_preset(JsonWriter& json, const RulePreset& preset) {
  json.open_object().key("name").value(preset.name).key("pairs").value(preset.pairs);
  json.key("about").value(Phrase{std::string(preset.english), std::string(preset.french)});
  json.close_object();
}

void write_roles(JsonWriter& json, const std::vector<PieceRole>& roles) {
  json.open_array();
  for (const auto& role : roles) {
    json.open_object().key("place").value(role.place).key("piece").value(role.piece);
    json.key("role").value(role.role).key("destination").value(role.destination).close_object();
  }
  json.close_array();
}

void write_phrases(JsonWriter& json, const std::vector<Phrase>& phrases) {
  json.open_array();
  for (const auto& phrase : phrases) json.value(phrase);
  json.close_array();
}

void write_seats(JsonWriter& json, const OpenGame& played) {
  json.open_array();
  for (Seat seat = 0; seat < played.game->players(); ++seat) {
    json.open_object();
    json.key("letter").value(std::string(1, played.game->seat_letter(seat)));
    json.key("tag").value(played.game->seat_tag(seat));
    json.key("name").value(played.game->seat_name(seat));
    json.key("hand").value(played.state->in_hand(seat));
    const auto sentences = played.game->seat_sentences(seat);
    json.key("toMove").value(sentences.to_move).key("wins").value(sentences.wins);
    json.key("resigned").value(sentences.resigned).key("outOfTime").value(sentences.out_of_time);
    json.key("side").value(sentences.side);
    json.close_object();
  }
  json.close_array();
}

} // namespace

void write_result(JsonWriter& json, Result result) {
  if (result.is_draw()) {
    json.value("draw");
  } else if (result.is_win()) {
    json.value(result.winner());
  } else {
    json.null();
  }
}

std::string games_json() {
  JsonWriter json;
  json.open_array();
  for (const auto& entry : all_games()) {
    json.open_object().key("name").value(entry.name);
    json.key("options").open_array();
    for (const auto& option : entry.rule_book().options) write_option(json, option);
    json.close_array();
    json.key("presets").open_array();
    for (const auto& preset : entry.rule_book().presets) write_preset(json, preset);
    json.close_array().close_object();
  }
  return json.close_array().take();
}

std::string view_json(const OpenGame& played) {
  const AnyState& state = *played.state;
  JsonWriter json;
  json.open_object();
  json.key("game").value(played.game->name());
  json.key("rules").value(played.game->rules_text());
  json.key("position").value(state.text());
  json.key("toMove").value(state.to_move());
  json.key("ply").value(state.ply());
  json.key("seats");
  write_seats(json, played);
  json.key("result");
  write_result(json, state.result());
  json.key("pieces").open_array();
  for (const auto& piece : state.pieces()) {
    json.open_object().key("place").value(piece.place);
    json.key("piece").value(piece.piece).close_object();
  }
  json.close_array();
  json.key("remarks").open_array();
  for (const auto& remark : state.remarks()) {
    json.open_object().key("kind").value(remark.kind).key("seat").value(remark.seat);
    json.key("text").value(remark.text).key("places");
    write_roles(json, remark.places);
    json.close_object();
  }
  json.close_array();
  json.key("board").open_array();
  for (const auto& row : played.game->board()) {
    json.open_array();
    for (const auto& place : row) json.value(place);
    json.close_array();
  }
  json.close_array();
  json.key("moves").open_array();
  for (const auto& gesture : state.gestures()) {
    json.open_array().value(gesture.move).value(gesture.from).value(gesture.from_way);
    json.value(gesture.to).value(gesture.to_way).value(gesture.call).close_array();
  }
  json.close_array();
  return json.close_object().take();
}

std::string explanation_json(const Explanation& explanation) {
  JsonWriter json;
  json.open_object().key("legal").value(explanation.legal);
  json.key("rule").value(explanation.rule).key("verdict").value(explanation.verdict);
  json.key("details");
  write_phrases(json, explanation.details);
  json.key("pieces");
  write_roles(json, explanation.pieces);
  return json.close_object().take();
}

} // namespace howdah::wasm
