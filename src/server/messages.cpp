#include "server/messages.hpp"

#include "core/text.hpp"
#include "engine/limits.hpp"

#include <nlohmann/json.hpp>

namespace howdah::server {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr Milliseconds kLongestClock = 24LL * 3600 * 1000;
constexpr std::size_t kMaxText = 2000; // of rules and positions
constexpr std::string_view kResign = "resign";
constexpr std::string_view kPie = "pie";

tl::unexpected<Error> bad_field(std::string_view name, std::string_view english,
                                std::string_view french) {
  return fail(
      {concat("'", name, "' must be ", english), concat("« ", name, " » doit être ", french)});
}

Expected<json> read_object(std::string_view text) {
  if (text.size() > kMaxMessage) {
    return fail({concat("a message has at most ", kMaxMessage, " bytes"),
                 concat("un message a au plus ", kMaxMessage, " octets")});
  }
  auto value = json::parse(text, nullptr, false);
  if (!value.is_object()) {
    return fail({"a message is a JSON object", "un message est un objet JSON"});
  }
  return value;
}

Expected<std::string> text_of(const json& object, const char* name, std::size_t longest) {
  const auto found = object.find(name);
  if (found == object.end() || found->is_null()) return std::string();
  if (!found->is_string() || found->get_ref<const std::string&>().size() > longest) {
    return bad_field(name, concat("a text of at most ", longest, " bytes"),
                     concat("un texte d'au plus ", longest, " octets"));
  }
  return found->get<std::string>();
}

Expected<std::int64_t> number_of(const json& object, const char* name, std::int64_t least,
                                 std::int64_t most) {
  const auto found = object.find(name);
  if (found == object.end() || found->is_null()) return least;
  const bool whole = found->is_number_integer() || found->is_number_unsigned();
  if (!whole || found->get<std::int64_t>() < least || found->get<std::int64_t>() > most) {
    return bad_field(name, concat("a whole number from ", least, " to ", most),
                     concat("un nombre entier de ", least, " à ", most));
  }
  return found->get<std::int64_t>();
}

/// Names are shown to others: on one line, without control characters.
std::string clean_name(std::string name) {
  for (char& letter : name) {
    if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f) letter = ' ';
  }
  return name;
}

ordered_json phrase_json(const Error& error) {
  return {{"en", error.what.english}, {"fr", error.what.french}};
}

std::string dump(const ordered_json& value) {
  // Invalid UTF-8 is replaced rather than reported by an exception.
  return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

ordered_json result_json(Result result) {
  if (!result.is_over()) return nullptr;
  if (result.is_draw()) return "draw";
  return result.winner();
}

ordered_json clock_json(const play::GameInPlay& game, Milliseconds now) {
  const auto& clock = game.opening().clock;
  if (!clock) return nullptr;
  ordered_json left = ordered_json::array();
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    left.push_back(game.left(seat, play::Instant(now))->count());
  }
  return {{"base", clock->base.count()},
          {"increment", clock->increment.count()},
          {"left", left},
          {"running", game.clock_runs()}};
}

ordered_json seat_json(const play::Player& player, bool is_here) {
  ordered_json seat = {{"name", player.name},
                       {"engine", player.level},
                       {"taken", !player.is_open()},
                       {"here", player.is_engine() || is_here},
                       {"left", nullptr}};
  if (player.left) {
    seat["left"] = {{"ply", player.left->ply}, {"reason", record::to_word(player.left->reason)}};
  }
  return seat;
}

ordered_json offers_json(const play::GameInPlay& game) {
  ordered_json offers = ordered_json::object();
  for (const auto offer : play::kOffers) {
    ordered_json askers = ordered_json::array();
    for (Seat seat = 0; seat < game.seats(); ++seat) {
      if (game.offers().has(offer, seat)) askers.push_back(seat);
    }
    offers[std::string(play::to_word(offer))] = askers;
  }
  return offers;
}

} // namespace

Expected<NewGame> read_new_game(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return tl::unexpected<Error>(object.error());
  NewGame wanted;
  const auto game = text_of(*object, "game", kMaxText);
  const auto rules = text_of(*object, "rules", kMaxText);
  const auto start = text_of(*object, "start", kMaxText);
  const auto swap = text_of(*object, "swap", kMaxName);
  const auto name = text_of(*object, "name", kMaxName);
  const auto base = number_of(*object, "base", 0, kLongestClock);
  const auto increment = number_of(*object, "increment", 0, kLongestClock);
  const auto seat = number_of(*object, "seat", 0, kMaxPlayers - 1);
  for (const auto* field : {&game, &rules, &start, &swap, &name}) {
    if (!*field) return tl::unexpected<Error>(field->error());
  }
  for (const auto* field : {&base, &increment, &seat}) {
    if (!*field) return tl::unexpected<Error>(field->error());
  }
  if (!swap->empty() && *swap != kPie) return bad_field("swap", "pie", "pie");
  wanted = {.setup = {.game = *game, .rules = *rules, .start = *start},
            .swap = swap->empty() ? play::SwapRule::none : play::SwapRule::pie,
            .base = *base,
            .increment = *increment,
            .own_seat = static_cast<Seat>(*seat),
            .name = clean_name(*name)};
  if (const auto engines = object->find("engines"); engines != object->end()) {
    const bool good = engines->is_array() && engines->size() <= kMaxPlayers;
    for (std::size_t i = 0; good && i < engines->size(); ++i) {
      const auto& level = (*engines)[i];
      const bool is_level = level.is_number_integer() && level >= 0 && level <= kMaxLevel;
      if (!is_level) break;
      wanted.engines.push_back(level.get<int>());
    }
    if (!good || wanted.engines.size() != engines->size()) {
      return bad_field("engines", concat("a list of levels from 0, a person, to ", kMaxLevel),
                       concat("une liste de niveaux de 0, une personne, à ", kMaxLevel));
    }
  }
  return wanted;
}

Expected<JoinRequest> read_join(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return tl::unexpected<Error>(object.error());
  const auto invite = text_of(*object, "invite", kMaxName);
  const auto name = text_of(*object, "name", kMaxName);
  if (!invite) return tl::unexpected<Error>(invite.error());
  if (!name) return tl::unexpected<Error>(name.error());
  return JoinRequest{.invite = *invite, .name = clean_name(*name)};
}

Expected<ActionRequest> read_action(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return tl::unexpected<Error>(object.error());
  const auto type = text_of(*object, "type", kMaxName);
  const auto secret = text_of(*object, "secret", kMaxName);
  const auto move = text_of(*object, "move", kMaxName);
  const auto wish = text_of(*object, "wish", kMaxName);
  const auto number = number_of(*object, "number", 0, std::int64_t{1} << 50U);
  const auto ply = number_of(*object, "ply", 0, 1'000'000);
  for (const auto* field : {&type, &secret, &move, &wish}) {
    if (!*field) return tl::unexpected<Error>(field->error());
  }
  for (const auto* field : {&number, &ply}) {
    if (!*field) return tl::unexpected<Error>(field->error());
  }
  ActionRequest request{.type = *type, .secret = *secret, .number = *number};
  if (*type == "hello") return request;
  if (*type == "move") {
    request.action = {
        .kind = Action::Kind::move, .ply = static_cast<std::uint32_t>(*ply), .move = *move};
    return request;
  }
  if (*type == "swap") {
    if (*ply != 1) return bad_field("ply", "1 in a swap", "1 dans un échange");
    request.action.kind = Action::Kind::swap;
    return request;
  }
  if (*type == "wish" || *type == "decline") {
    const bool asks = *type == "wish";
    if (asks && *wish == kResign) {
      request.action.kind = Action::Kind::resign;
      return request;
    }
    const auto offer = play::parse_offer(*wish);
    if (!offer) {
      return bad_field("wish", "resign, draw, take-back or rematch",
                       "resign, draw, take-back ou rematch");
    }
    request.action = {.kind = asks ? Action::Kind::offer : Action::Kind::decline, .offer = *offer};
    return request;
  }
  return bad_field("type", "hello, move, swap, wish or decline",
                   "hello, move, swap, wish ou decline");
}

std::string state_message(const Room& room, std::optional<Seat> you, Milliseconds now,
                          const Presence& is_here) {
  const auto& game = room.game();
  const auto setup = game.setup();
  ordered_json seats = ordered_json::array();
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    seats.push_back(seat_json(game.player(seat), is_here(seat)));
  }
  const auto ending = game.ending();
  const bool pie = game.opening().swap == play::SwapRule::pie;
  const bool by_rules = !ending || ending->reason == play::EndReason::rules;
  return dump({{"type", "state"},
               {"id", room.id()},
               {"game", setup.game},
               {"rules", setup.rules},
               {"start", setup.start},
               {"opening", game.opening().start_name},
               {"moves", setup.moves},
               {"swap", pie ? ordered_json(kPie) : ordered_json(nullptr)},
               {"swapped", game.swapped()},
               {"seats", seats},
               {"you", you ? ordered_json(*you) : ordered_json(nullptr)},
               {"full", game.is_full()},
               {"clock", clock_json(game, now)},
               {"result", result_json(game.result())},
               {"reason", by_rules ? "" : play::to_word(ending->reason)},
               {"endedBy", by_rules ? 0 : ending->seat},
               {"wishes", offers_json(game)},
               {"next", room.next()}});
}

std::string move_message(const Room& room, const play::MovePlayed& played, Milliseconds now) {
  return dump({{"type", "move"},
               {"ply", played.ply},
               {"move", played.move},
               {"clock", clock_json(room.game(), now)}});
}

std::string acknowledgement(std::int64_t number) {
  return dump({{"type", "ack"}, {"number", number}});
}

std::string error_message(std::int64_t number, const Error& error) {
  return dump({{"type", "error"}, {"number", number}, {"error", phrase_json(error)}});
}

std::string created_json(const Created& created) {
  return dump({{"id", created.id},
               {"seat", created.seat},
               {"secret", created.secret},
               {"invites", created.invites}});
}

std::string joined_json(const Joined& joined) {
  return dump({{"seat", joined.seat}, {"secret", joined.secret}});
}

std::string error_body(const Error& error) {
  return dump({{"error", phrase_json(error)}});
}

} // namespace howdah::server
