#include "record/replay.hpp"

#include "core/text.hpp"
#include "games/setup.hpp"

#include <algorithm>

namespace howdah::record {
namespace {

tl::unexpected<Error> bad_tag(std::string_view name, const Error& error) {
  return fail({concat("the tag ", name, ": ", error.text(Language::english)),
               concat("l'étiquette ", name, " : ", error.text(Language::french))});
}

} // namespace

Expected<Replay> start_of(const Record& record) {
  const auto* const name = record.tag(kGameTag);
  if (name == nullptr) {
    return fail({"the tag Game is missing: it says which game was played",
                 "l'étiquette Game manque : elle dit à quel jeu on a joué"});
  }
  const auto* const entry = find_game(*name);
  if (entry == nullptr) return bad_tag(kGameTag, unknown_game(*name));
  const auto* const rules = record.tag(kRulesTag);
  auto game = entry->make(rules != nullptr ? *rules : default_rules(*entry));
  if (!game) return bad_tag(kRulesTag, game.error());
  const auto* const position = record.tag(kPositionTag);
  auto state = open_start(**game, position != nullptr ? std::string_view(*position) : "");
  if (!state) return bad_tag(kPositionTag, state.error());
  return Replay{.game = *std::move(game), .state = *std::move(state)};
}

std::optional<Error> play(const AnyGame& game, AnyState& state, std::string_view move) {
  const auto number = state.ply() / static_cast<std::uint32_t>(game.players()) + 1;
  const auto seat = state.to_move();
  const auto error = state.play(move);
  if (!error) return std::nullopt;
  const auto player = game.seat_name(seat);
  return Error{{concat("move ", number, " of ", player.english, ", '", quotable(move),
                       "': ", error->what.english),
                concat("coup ", number, " de ", player.french, ", « ", quotable(move),
                       " » : ", error->what.french)}};
}

Expected<Replay> replay(const Record& record, std::size_t moves) {
  auto replay = start_of(record);
  if (!replay) return replay;
  for (std::size_t i = 0; i < std::min(moves, record.moves.size()); ++i) {
    if (auto error = play(*replay->game, *replay->state, record.moves[i].text)) {
      return tl::unexpected<Error>(*std::move(error));
    }
  }
  return replay;
}

} // namespace howdah::record
