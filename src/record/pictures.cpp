#include "record/pictures.hpp"

#include "core/text.hpp"
#include "record/replay.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <unordered_map>

namespace howdah::embedded {
extern const std::string_view kReplayPage;
} // namespace howdah::embedded

namespace howdah::record {
namespace {

using Json = nlohmann::ordered_json;

Json in_both(const Phrase& phrase) {
  return {{"en", phrase.english}, {"fr", phrase.french}};
}

/// Pictures of one game have most of their lines in common: each line is kept once, and a picture
/// is a list of their numbers.
void add_pictures(Json& page, const std::vector<std::string>& pictures) {
  std::unordered_map<std::string, std::size_t> known;
  Json lines = Json::array();
  Json frames = Json::array();
  for (const auto& picture : pictures) {
    Json frame = Json::array();
    std::string_view rest = picture;
    while (!rest.empty()) {
      const std::string line(take_until(rest, '\n'));
      const auto [found, is_new] = known.emplace(line, lines.size());
      if (is_new) lines.push_back(line);
      frame.push_back(found->second);
    }
    frames.push_back(std::move(frame));
  }
  page["lines"] = std::move(lines);
  page["frames"] = std::move(frames);
}

void add_moves(Json& page, const Record& record) {
  const auto players = static_cast<std::uint32_t>(record.players);
  auto ply = record.first_ply;
  auto& moves = page["moves"] = Json::array();
  for (const auto& move : record.moves) {
    const bool begins = ply % players == 0;
    std::string number;
    if (begins || moves.empty())
      number = fmt::format("{}{}", ply / players + 1, begins ? "." : "...");
    moves.push_back({{"number", number},
                     {"text", move.text},
                     {"mark", move.mark},
                     {"comments", move.comments},
                     {"seat", ply % players}});
    ++ply;
  }
}

/// The word of a result, and the winner's name.
Phrase result_phrase(const AnyGame& game, const std::string& result) {
  if (result == kDraw) return {"draw", "nulle"};
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (result == std::string{game.seat_letter(seat)}) {
      const auto name = game.seat_name(seat);
      return {fmt::format("won by {}", name.english), fmt::format("victoire : {}", name.french)};
    }
  }
  return {"not finished", "inachevée"};
}

} // namespace

std::vector<std::string> pictures_of(const Record& record) {
  auto replay = start_of(record).value();
  std::vector<std::string> pictures = {replay.state->svg()};
  for (const auto& move : record.moves) {
    (void)replay.state->play(move.text);
    pictures.push_back(replay.state->svg());
  }
  return pictures;
}

std::string replay_page(const Record& record) {
  const auto game = std::move(start_of(record).value().game);
  Json page;
  std::string players;
  auto& seats = page["seats"] = Json::array();
  for (Seat seat = 0; seat < game->players(); ++seat) {
    seats.push_back(in_both(game->seat_name(seat)));
    if (const auto* const name = record.tag(game->seat_tag(seat))) {
      players += fmt::format("{}{}", players.empty() ? ": " : " – ", *name);
    }
  }
  page["title"] = in_both({concat(game->name(), players), concat(game->name(), players)});
  auto& tags = page["tags"] = Json::array();
  for (const auto& tag : record.tags) tags.push_back({tag.name, tag.value});
  page["swapped"] = record.swapped;
  page["comments"] = record.comments;
  page["result"] = in_both(result_phrase(*game, record.result));
  add_moves(page, record);
  add_pictures(page, pictures_of(record));

  // Bytes that are no UTF-8 are replaced. No `<` may end the script the data stands in.
  std::string data;
  for (const char letter : page.dump(-1, ' ', false, Json::error_handler_t::replace)) {
    if (letter == '<') {
      data += "\\u003c";
    } else {
      data += letter;
    }
  }
  std::string html(embedded::kReplayPage);
  constexpr std::string_view kPlace = "@GAME@";
  return html.replace(html.find(kPlace), kPlace.size(), data);
}

} // namespace howdah::record
