#include "games/start_choice.hpp"

#include "core/random.hpp"
#include "core/text.hpp"
#include "games/setup.hpp"

namespace howdah {

Error swap_needs_two_players() {
  return {{"sides can be swapped in games of two players only",
           "on ne peut échanger les camps que dans les parties à deux"}};
}

bool names_balanced_start(std::string_view text) {
  return take_until(text, ':') == kBalancedStart;
}

Expected<ChosenStart> choose_start(const AnyGame& game, std::string_view text, std::uint64_t chance,
                                   std::span<const BalancedList> lists) {
  if (!names_balanced_start(text)) return ChosenStart{.position = std::string(text)};
  const auto* const list = find_balanced(lists, game.name(), game.rules_text());
  if (list == nullptr) {
    return fail(
        {concat("there are no balanced starts for the rules '", game.rules_text(), "'"),
         concat("il n'y a pas de départs équilibrés pour les règles « ", game.rules_text(), " »")});
  }
  const auto size = static_cast<std::uint32_t>(list->starts.size());
  std::uint32_t number = Random(chance).below(size) + 1;
  if (text != kBalancedStart) {
    const auto named = parse_number(text.substr(kBalancedStart.size() + 1), size);
    if (!named || *named == 0) {
      return fail({concat("'", quotable(text), "': balanced starts are numbered from 1 to ", size),
                   concat("« ", quotable(text),
                          " » : les départs équilibrés sont numérotés de 1 à ", size)});
    }
    number = *named;
  }
  const auto state = game.start();
  if (auto error = play_moves(*state, list->starts[number - 1].moves)) {
    return tl::unexpected<Error>(*std::move(error));
  }
  return ChosenStart{.position = state->text(), .name = concat(kBalancedStart, ' ', number)};
}

} // namespace howdah
