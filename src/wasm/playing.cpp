#include "wasm/playing.hpp"

#include "play/words.hpp"
#include "record/record.hpp"
#include "wasm/json_writer.hpp"
#include "wasm/view.hpp"

namespace howdah::wasm {
namespace {

using play::GameInPlay;
using play::Instant;

Error unknown_action(std::string_view action) {
  return {{concat("unknown action '", quotable(action), "'"),
           concat("action inconnue « ", quotable(action), " »")}};
}

/// The value of the next line if it has that key.
std::optional<std::string_view> take_line(std::string_view& text, std::string_view key) {
  auto rest = text;
  auto line = take_until(rest, '\n');
  if (take_until(line, ' ') != key) return std::nullopt;
  text = rest;
  return line;
}

std::optional<Seat> seat_named(std::string_view text, const GameInPlay& game) {
  const auto seat = parse_number(text, static_cast<std::uint32_t>(game.seats() - 1));
  if (!seat) return std::nullopt;
  return static_cast<Seat>(*seat);
}

Expected<play::Events> perform(GameInPlay& game, std::string_view action, Instant now) {
  auto rest = action;
  const auto verb = take_until(rest, ' ');
  if (verb == "show") return play::Events{};
  if (verb == "tick") return game.tick(now);
  if (verb == "undo") return game.undo(now);
  if (verb == "redo") return game.redo(now);
  if (verb == "swap") return game.swap(game.state().to_move(), now);
  if (verb == "move") {
    return game.move(game.state().to_move(), game.moves_played(), rest, now);
  }
  if (verb == "resign") {
    const auto seat = seat_named(rest, game);
    if (seat) return game.resign(*seat, now);
  }
  if (verb == "offer" || verb == "decline") {
    const auto offer = play::parse_offer(take_until(rest, ' '));
    const auto seat = seat_named(rest, game);
    if (offer && seat) {
      return verb == "offer" ? game.offer(*seat, *offer, now) : game.decline(*seat, *offer);
    }
  }
  return tl::unexpected<Error>(unknown_action(action));
}

std::string_view name_of(const play::Event& event) {
  // In the order of the alternatives.
  constexpr std::string_view kNames[] = {"seat",   "move",       "swap",    "left",
                                         "offer",  "declined",   "went-to", "rematch",
                                         "engine", "draw-asked", "ended"};
  static_assert(std::size(kNames) == std::variant_size_v<play::Event>);
  return kNames[event.index()];
}

void write_players(JsonWriter& json, const GameInPlay& game) {
  constexpr std::string_view kKinds[] = {"open", "person", "engine"};
  json.key("players").open_array();
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    const auto& player = game.player(seat);
    json.open_object().key("kind").value(kKinds[static_cast<std::size_t>(player.kind)]);
    json.key("level").value(player.level).key("name").value(player.name).key("left");
    if (player.left) {
      json.open_object().key("ply").value(player.left->ply);
      json.key("reason").value(record::to_word(player.left->reason));
      json.key("words").value(play::departure_words(game, seat)).close_object();
    } else {
      json.null();
    }
    json.close_object();
  }
  json.close_array();
}

void write_fair_start(JsonWriter& json, const GameInPlay& game) {
  json.key("swap");
  if (game.opening().swap == play::SwapRule::pie) {
    json.value(record::kPie);
  } else {
    json.null();
  }
  json.key("swapped").value(game.swapped()).key("maySwap").value(game.may_swap());
  json.key("opening").value(game.opening().start_name);
}

void write_ending(JsonWriter& json, const GameInPlay& game) {
  const auto ending = game.ending();
  json.key("ending");
  if (!ending) {
    json.null();
    return;
  }
  json.open_object().key("result");
  write_result(json, ending->result);
  json.key("reason").value(play::to_word(ending->reason)).key("seat").value(ending->seat);
  json.key("words").value(play::ending_words(game.game(), *ending)).close_object();
}

void write_engine(JsonWriter& json, const GameInPlay& game) {
  json.key("engine");
  if (const auto due = game.engine_due()) {
    json.open_object().key("seat").value(due->seat).key("level").value(due->level);
    json.key("maySwap").value(due->may_swap).close_object();
  } else {
    json.null();
  }
}

void write_clock(JsonWriter& json, const GameInPlay& game, Instant now) {
  json.key("clock");
  if (!game.opening().clock) {
    json.null();
    return;
  }
  json.open_object().key("left").open_array();
  for (Seat seat = 0; seat < game.seats(); ++seat) json.value(game.left(seat, now)->count());
  json.close_array().key("running").value(game.clock_runs()).close_object();
}

void write_offers(JsonWriter& json, const GameInPlay& game) {
  json.key("offers").open_object();
  for (const auto offer : play::kOffers) {
    json.key(play::to_word(offer)).open_array();
    for (Seat seat = 0; seat < game.seats(); ++seat) {
      if (game.offers().has(offer, seat)) json.value(seat);
    }
    json.close_array();
  }
  json.close_object();
}

std::string game_json(const GameInPlay& game, const play::Events& events, Instant now) {
  const auto setup = game.setup();
  JsonWriter json;
  const auto text = concat("at ", now.count(), '\n', play::to_text(game.snapshot(now)));
  json.open_object().key("game").value(text);
  json.key("events").open_array();
  for (const auto& event : events) json.value(name_of(event));
  json.close_array().key("setup").open_object().key("game").value(setup.game);
  json.key("rules").value(setup.rules).key("start").value(setup.start).key("moves").open_array();
  for (const auto& move : setup.moves) json.value(move);
  json.close_array().close_object();
  json.key("canUndo").value(game.can_undo()).key("canRedo").value(game.timeline().can_redo());
  write_players(json, game);
  write_fair_start(json, game);
  write_engine(json, game);
  write_ending(json, game);
  json.key("words").value(play::standing_words(game));
  write_clock(json, game, now);
  write_offers(json, game);
  return json.close_object().take();
}

} // namespace

std::string play_json(std::string_view text) {
  const auto time = take_line(text, "now");
  const auto now = time ? parse_number(*time, play::kMostMilliseconds) : std::nullopt;
  if (!now) {
    return error_json(
        {{concat("'now' is a number of milliseconds up to ", play::kMostMilliseconds),
          concat("« now » est un nombre de millisecondes jusqu'à ", play::kMostMilliseconds)}});
  }
  const auto action = take_line(text, "do");
  if (!action) return error_json(unknown_action(""));
  // A new game begins now; one that goes on stood as its text says at the time of the last call.
  const auto last = take_line(text, "at");
  const auto then = last ? parse_number(*last, *now) : now;
  if (!then) {
    return error_json({{"'at' is a number of milliseconds, not after 'now'",
                        "« at » est un nombre de millisecondes, au plus tard « now »"}});
  }
  auto snapshot = play::parse_snapshot(text);
  if (!snapshot) return error_json(snapshot.error());
  const Instant instant(*now);
  auto game = GameInPlay::restore(*std::move(snapshot), Instant(*then));
  if (!game) return error_json(game.error());
  const auto events = perform(*game, *action, instant);
  if (!events) return error_json(events.error());
  return game_json(*game, *events, instant);
}

} // namespace howdah::wasm
