#include "games/setup.hpp"

#include "core/text.hpp"

namespace howdah {

Error unknown_game(std::string_view name) {
  return {{concat("unknown game '", quotable(name), "'"),
           concat("jeu inconnu « ", quotable(name), " »")}};
}

std::string default_rules(const GameEntry& entry) {
  const RuleBook& book = entry.rule_book();
  return book.text(book.defaults());
}

std::string rules_of(const GameSetup& setup) {
  const GameEntry* const entry = find_game(setup.game);
  if (!setup.rules.empty() || entry == nullptr) return setup.rules;
  return default_rules(*entry);
}

Expected<std::unique_ptr<AnyGame>> make_game(std::string_view name, std::string_view rules) {
  const GameEntry* const entry = find_game(name);
  if (entry == nullptr) return tl::unexpected<Error>(unknown_game(name));
  return entry->make(rules.empty() ? default_rules(*entry) : rules);
}

Expected<std::unique_ptr<AnyState>> open_start(const AnyGame& game, std::string_view start) {
  if (start.empty()) return game.start();
  return game.parse_position(start);
}

std::optional<Error> play_moves(AnyState& state, std::span<const std::string> moves) {
  std::size_t number = 0;
  for (const auto& move : moves) {
    ++number;
    const auto error = state.play(move);
    if (!error) continue;
    return Error{
        {concat("move ", number, " '", quotable(move), "': ", error->text(Language::english)),
         concat("coup ", number, " « ", quotable(move), " » : ", error->text(Language::french))}};
  }
  return std::nullopt;
}

Expected<OpenGame> open_game(const GameSetup& setup) {
  auto game = make_game(setup.game, setup.rules);
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  auto start = open_start(**game, setup.start);
  if (!start) return tl::unexpected<Error>(std::move(start).error());
  auto state = (*start)->clone();
  if (auto error = play_moves(*state, setup.moves)) return tl::unexpected<Error>(*std::move(error));
  return OpenGame{.game = *std::move(game), .start = *std::move(start), .state = std::move(state)};
}

} // namespace howdah
