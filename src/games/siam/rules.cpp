#include "games/siam/rules.hpp"

#include <array>

namespace howdah::siam {
namespace {

using Words = std::array<std::string_view, 2>;
constexpr Words kOpening = {"free", "crosses"};
constexpr Words kExits = {"unlimited", "once"};
constexpr Words kPush = {"total", "running"};

constexpr std::array<RuleOption, 6> kOptions = {{
    {.key = "opening",
     .usual = kOpening[0],
     .words = kOpening,
     .english = "crosses: in each player's first two turns no animal may end on c1 or c5",
     .french = "crosses : aux deux premiers tours de chacun, aucun animal ne finit en c1 ou c5"},
    {.key = "exits",
     .usual = kExits[0],
     .words = kExits,
     .english = "once: each player may take an animal off the board once in the game",
     .french = "once : chacun peut sortir un animal du plateau une seule fois dans la partie"},
    {.key = "push",
     .usual = kPush[0],
     .words = kPush,
     .english = "total: the whole line counts at once; running: each stretch from the pusher on",
     .french = "total : toute la ligne compte à la fois ; running : chaque début de ligne aussi"},
    {.key = "animals",
     .usual = "5",
     .least = 1,
     .most = kMaxAnimals,
     .english = "how many animals each player has",
     .french = "le nombre d'animaux de chaque joueur"},
    repetition_option(),
    limit_option(kLimitWords[0]),
}};

constexpr std::array<RulePreset, 2> kPresets = {{
    {.name = "classic", .pairs = "", .english = "the 2005 booklet", .french = "la règle de 2005"},
    {.name = "2015",
     .pairs = "opening=crosses",
     .english = "the 2015 booklet, with its opening restriction",
     .french = "la règle de 2015, avec sa restriction d'ouverture"},
}};

constexpr RuleBook kRuleBook = {.options = kOptions, .presets = kPresets};

} // namespace

const RuleBook& rule_book() {
  return kRuleBook;
}

Expected<Rules> parse_rules(std::string_view text) {
  return kRuleBook.parse(text).map([](const std::vector<RuleValue>& values) {
    return Rules{.opening_crosses = values[0].word == kOpening[1],
                 .exits_once = values[1].word == kExits[1],
                 .push_running = values[2].word == kPush[1],
                 .animals = static_cast<int>(values[3].number),
                 .repetition_draws = values[4].word == kRepetitionWords[0],
                 .limit = values[5].number};
  });
}

std::string rules_text(const Rules& rules) {
  const auto chosen = [](const Words& words, bool second) {
    return RuleValue{.word = words[second ? 1 : 0]};
  };
  const std::array<RuleValue, kOptions.size()> values = {
      chosen(kOpening, rules.opening_crosses),
      chosen(kExits, rules.exits_once),
      chosen(kPush, rules.push_running),
      RuleValue{.number = static_cast<std::uint32_t>(rules.animals)},
      RuleValue{.word = kRepetitionWords[rules.repetition_draws ? 0 : 1]},
      rules.limit == 0 ? RuleValue{.word = kLimitWords[0]} : RuleValue{.number = rules.limit}};
  return kRuleBook.text(values);
}

} // namespace howdah::siam
