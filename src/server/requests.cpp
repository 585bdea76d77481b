#include "server/requests.hpp"

#include "core/text.hpp"
#include "engine/limits.hpp"
#include "server/names.hpp"

#include <nlohmann/json.hpp>

namespace howdah::server {
namespace {

using nlohmann::json;

constexpr Milliseconds kLongestClock = 24LL * 3600 * 1000;
constexpr std::size_t kMaxText = 2000; // of rules and positions, in characters
constexpr std::size_t kMaxWord = 40;   // of everything else
constexpr std::size_t kLeastSecret = 16;
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
  if (!found->is_string() || count_characters(found->get_ref<const std::string&>()) > longest) {
    return bad_field(name, concat("a text of at most ", longest, " characters"),
                     concat("un texte d'au plus ", longest, " caractères"));
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

} // namespace

Expected<NewGame> read_new_game(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return tl::unexpected<Error>(object.error());
  NewGame wanted;
  const auto game = text_of(*object, "game", kMaxText);
  const auto rules = text_of(*object, "rules", kMaxText);
  const auto start = text_of(*object, "start", kMaxText);
  const auto swap = text_of(*object, "swap", kMaxWord);
  const auto name = text_of(*object, "name", kLongestName);
  const auto key = text_of(*object, "key", kMaxWord);
  const auto base = number_of(*object, "base", 0, kLongestClock);
  const auto increment = number_of(*object, "increment", 0, kLongestClock);
  const auto seat = number_of(*object, "seat", 0, kMaxPlayers - 1);
  for (const auto* field : {&game, &rules, &start, &swap, &name, &key}) {
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
            .name = clean_name(*name),
            .key = *key};
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
  const auto invite = text_of(*object, "invite", kMaxWord);
  const auto name = text_of(*object, "name", kLongestName);
  const auto secret = text_of(*object, "secret", kMaxWord);
  for (const auto* field : {&invite, &name, &secret}) {
    if (!*field) return tl::unexpected<Error>(field->error());
  }
  if (!secret->empty() && count_characters(*secret) < kLeastSecret) {
    return bad_field("secret", concat("a text of ", kLeastSecret, " to ", kMaxWord, " characters"),
                     concat("un texte de ", kLeastSecret, " à ", kMaxWord, " caractères"));
  }
  return JoinRequest{.invite = *invite, .name = clean_name(*name), .secret = *secret};
}

Expected<ActionRequest> read_action(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return tl::unexpected<Error>(object.error());
  const auto type = text_of(*object, "type", kMaxWord);
  const auto secret = text_of(*object, "secret", kMaxWord);
  const auto move = text_of(*object, "move", kMaxWord);
  const auto wish = text_of(*object, "wish", kMaxWord);
  const auto key = text_of(*object, "key", kMaxWord);
  const auto number = number_of(*object, "number", 0, std::int64_t{1} << 50U);
  const auto ply = number_of(*object, "ply", 0, 1'000'000);
  for (const auto* field : {&type, &secret, &move, &wish, &key}) {
    if (!*field) return tl::unexpected<Error>(field->error());
  }
  for (const auto* field : {&number, &ply}) {
    if (!*field) return tl::unexpected<Error>(field->error());
  }
  ActionRequest request{.type = *type, .secret = *secret, .number = *number, .key = *key};
  if (!request.is_action()) return request;
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
  return bad_field("type", "hello, ping, move, swap, wish or decline",
                   "hello, ping, move, swap, wish ou decline");
}

} // namespace howdah::server
