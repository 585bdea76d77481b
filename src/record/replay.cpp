#include "record/replay.hpp"

#include "core/text.hpp"
#include "games/registry.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah::record {
namespace {

tl::unexpected<Error> bad_tag(std::string_view name, const Error& error) {
  return fail({fmt::format("the tag {}: {}", name, error.text(Language::english)),
               fmt::format("l'étiquette {} : {}", name, error.text(Language::french))});
}

} // namespace

Expected<Replay> start_of(const Record& record) {
  const auto* const name = record.tag(kGameTag);
  if (name == nullptr) {
    return fail({"the tag Game is missing: it says which game was played",
                 "l'étiquette Game manque : elle dit à quel jeu on a joué"});
  }
  const auto* const entry = find_game(*name);
  if (entry == nullptr) {
    return fail({fmt::format("the tag Game: there is no game '{}'", quotable(*name)),
                 fmt::format("l'étiquette Game : il n'y a pas de jeu « {} »", quotable(*name))});
  }
  const auto* const rules = record.tag(kRulesTag);
  const auto& book = entry->rule_book();
  auto game = entry->make(rules != nullptr ? *rules : book.text(book.defaults()));
  if (!game) return bad_tag(kRulesTag, game.error());
  const auto* const position = record.tag(kPositionTag);
  if (position == nullptr) {
    auto state = (*game)->start();
    return Replay{.game = *std::move(game), .state = std::move(state)};
  }
  auto state = (*game)->parse_position(*position);
  if (!state) return bad_tag(kPositionTag, state.error());
  return Replay{.game = *std::move(game), .state = *std::move(state)};
}

std::optional<Error> play(Replay& replay, std::string_view move) {
  const auto number = replay.state->ply() / static_cast<std::uint32_t>(replay.game->players()) + 1;
  const auto player = replay.game->seat_name(replay.state->to_move());
  const auto error = replay.state->play(move);
  if (!error) return std::nullopt;
  return Error{{fmt::format("move {} of {}, '{}': {}", number, player.english, quotable(move),
                            error->what.english),
                fmt::format("coup {} de {}, « {} » : {}", number, player.french, quotable(move),
                            error->what.french)}};
}

Expected<Replay> replay(const Record& record, std::size_t moves) {
  auto replay = start_of(record);
  if (!replay) return replay;
  for (std::size_t i = 0; i < std::min(moves, record.moves.size()); ++i) {
    if (auto error = play(*replay, record.moves[i].text)) {
      return tl::unexpected<Error>(*std::move(error));
    }
  }
  return replay;
}

} // namespace howdah::record
