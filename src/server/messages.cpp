#include "server/messages.hpp"

#include "play/game_record.hpp"
#include "record/writer.hpp"

#include <nlohmann/json.hpp>

namespace howdah::server {
namespace {

using nlohmann::ordered_json;

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

StateText::StateText(const Room& room, Milliseconds now, const Presence& is_here) {
  const auto& game = room.game();
  const auto setup = game.setup();
  ordered_json seats = ordered_json::array();
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    seats.push_back(seat_json(game.player(seat), is_here(seat)));
  }
  const auto ending = game.ending();
  const bool pie = game.opening().swap == play::SwapRule::pie;
  const bool by_rules = !ending || ending->reason == play::EndReason::rules;
  text_ = dump({{"type", "state"},
                {"id", room.id()},
                {"version", room.version()},
                {"game", setup.game},
                {"rules", setup.rules},
                {"start", setup.start},
                {"opening", game.opening().start_name},
                {"moves", setup.moves},
                {"swap", pie ? ordered_json("pie") : ordered_json(nullptr)},
                {"swapped", game.swapped()},
                {"seats", seats},
                {"full", game.is_full()},
                {"clock", clock_json(game, now)},
                {"result", result_json(game.result())},
                {"reason", by_rules ? "" : play::to_word(ending->reason)},
                {"endedBy", by_rules ? 0 : ending->seat},
                {"wishes", offers_json(game)},
                {"next", room.next()}});
  text_.pop_back(); // the brace, in front of which every reader's seat is added
}

Text StateText::seen_by(std::optional<Seat> you) const {
  return shared_text(text_ + ",\"you\":" + (you ? std::to_string(*you) : "null") + "}");
}

std::string move_message(const Room& room, Milliseconds now) {
  const auto& timeline = room.game().timeline();
  return dump({{"type", "move"},
               {"version", room.version()},
               {"ply", room.game().moves_played() - 1},
               {"move", timeline.entries[timeline.standing - 1].move},
               {"clock", clock_json(room.game(), now)}});
}

std::string wishes_message(const Room& room) {
  return dump(
      {{"type", "wishes"}, {"version", room.version()}, {"wishes", offers_json(room.game())}});
}

std::string declined_message(const Room& room, const Room::Declined& declined) {
  return dump({{"type", "declined"},
               {"version", room.version()},
               {"wish", play::to_word(declined.offer)},
               {"seat", declined.by}});
}

std::string acknowledgement(std::int64_t number, std::int64_t version) {
  return dump({{"type", "ack"}, {"number", number}, {"version", version}});
}

std::string error_message(std::int64_t number, const Refusal& refusal) {
  return dump({{"type", "error"},
               {"number", number},
               {"status", refusal.status},
               {"error", phrase_json(refusal.error)}});
}

std::string created_json(const Created& created) {
  return dump({{"id", created.id},
               {"version", created.version},
               {"seat", created.seat},
               {"secret", created.secret},
               {"invites", created.invites}});
}

std::string joined_json(const Joined& joined) {
  return dump({{"seat", joined.seat}, {"secret", joined.secret}, {"version", joined.version}});
}

std::string done_json(std::int64_t version) {
  return dump({{"ok", true}, {"version", version}});
}

std::string api_json(const std::string& public_url, const std::string& lan_url) {
  const auto maybe = [](const std::string& url) {
    return url.empty() ? ordered_json(nullptr) : ordered_json(url);
  };
  return dump({{"api", 1}, {"publicUrl", maybe(public_url)}, {"lanUrl", maybe(lan_url)}});
}

std::string error_body(const Error& error) {
  return dump({{"error", phrase_json(error)}});
}

std::string record_text(const Room& room, Milliseconds now) {
  return record::to_text(play::record_of(room.game(), play::Instant(now)));
}

} // namespace howdah::server
