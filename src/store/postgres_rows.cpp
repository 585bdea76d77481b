#include "store/postgres_rows.hpp"

#include <nlohmann/json.hpp>

namespace howdah::store {
namespace {

using nlohmann::json;

template <class T>
json maybe(const std::optional<T>& value) {
  return value ? json(*value) : json(nullptr);
}

template <class T>
std::optional<T> read_maybe(const json& object, const char* name) {
  const auto& value = object.at(name);
  return value.is_null() ? std::nullopt : std::optional(value.get<T>());
}

json list_json(const auto& rows, auto row_json) {
  json list = json::array();
  for (const auto& row : rows) list.push_back(row_json(row));
  return list;
}

json seat_json(const SeatRow& row) {
  return {{"secret", row.secret}, {"invite", row.invite}, {"name", row.name}, {"level", row.level}};
}

json entry_json(const EntryRow& row) {
  return {{"kind", row.kind},
          {"seat", row.seat},
          {"move", row.move},
          {"reason", row.reason},
          {"left", maybe(row.left)}};
}

json key_json(const KeyRow& row) {
  return {{"seat", row.seat}, {"key", row.key}, {"version", row.version}};
}

json standing_json(const StandingRow& row) {
  return {{"result", row.result},
          {"reason", row.reason},
          {"ended_by", row.ended_by},
          {"over", row.over},
          {"next", row.next},
          {"offers", row.offers},
          {"clocks", row.clocks},
          {"turn_began", maybe(row.turn_began)},
          {"deadline", maybe(row.deadline)},
          {"engine_turn", maybe(row.engine_turn)}};
}

json game_json(const GameRow& row) {
  return {{"id", row.id},
          {"version", row.version},
          {"created", row.created},
          {"game", row.setup.game},
          {"rules", row.setup.rules},
          {"start", row.setup.start},
          {"start_name", row.start_name},
          {"swap", row.swap},
          {"base", row.base},
          {"increment", row.increment},
          {"seats", list_json(row.seats, seat_json)},
          {"entries", list_json(row.entries, entry_json)},
          {"keys", list_json(row.keys, key_json)},
          {"standing", standing_json(row.standing)}};
}

StandingRow read_standing(const json& row) {
  return {.result = row.at("result"),
          .reason = row.at("reason"),
          .ended_by = row.at("ended_by"),
          .over = row.at("over"),
          .next = row.at("next"),
          .offers = row.at("offers"),
          .clocks = row.at("clocks"),
          .turn_began = read_maybe<Milliseconds>(row, "turn_began"),
          .deadline = read_maybe<Milliseconds>(row, "deadline"),
          .engine_turn = read_maybe<std::string>(row, "engine_turn")};
}

} // namespace

std::string to_json(const Change& change) {
  json keys = json::array();
  if (change.key) keys.push_back(key_json(*change.key));
  const json whole = {{"game", change.game},
                      {"version", change.version},
                      {"creates", list_json(change.creates, game_json)},
                      {"keeps", change.keeps},
                      {"entries", list_json(change.adds, entry_json)},
                      {"seats", list_json(change.seats, seat_json)},
                      {"keys", keys},
                      {"forgets_through", change.forgets_through},
                      {"standing", standing_json(change.standing)}};
  // Invalid UTF-8 is replaced rather than reported by an exception.
  return whole.dump(-1, ' ', false, json::error_handler_t::replace);
}

GameRow parse_game(const std::string& text) {
  const auto game = json::parse(text);
  GameRow row{
      .id = game.at("id"),
      .version = game.at("version"),
      .created = game.at("created"),
      .setup = {.game = game.at("game"), .rules = game.at("rules"), .start = game.at("start")},
      .start_name = game.at("start_name"),
      .swap = game.at("swap"),
      .base = game.at("base"),
      .increment = game.at("increment"),
      .standing = read_standing(game.at("standing"))};
  for (const auto& seat : game.at("seats")) {
    row.seats.push_back({.secret = seat.at("secret"),
                         .invite = seat.at("invite"),
                         .name = seat.at("name"),
                         .level = seat.at("level")});
  }
  for (const auto& entry : game.at("entries")) {
    row.entries.push_back({.kind = entry.at("kind"),
                           .seat = entry.at("seat"),
                           .move = entry.at("move"),
                           .reason = entry.at("reason"),
                           .left = read_maybe<Milliseconds>(entry, "left")});
  }
  for (const auto& key : game.at("keys")) {
    row.keys.push_back(
        {.seat = key.at("seat"), .key = key.at("key"), .version = key.at("version")});
  }
  return row;
}

} // namespace howdah::store
