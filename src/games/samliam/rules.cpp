#include "games/samliam/rules.hpp"

#include "core/text.hpp"

#include <array>

namespace howdah::samliam {
namespace {

using Words = std::array<std::string_view, 2>;
constexpr Words kSize = {"9", "7"};
constexpr std::array<std::string_view, 3> kAnnounce = {"auto", "off", "strict"};
constexpr Words kCross = {"any", "unit"};
constexpr Words kLine = {"spaced", "adjacent"};

constexpr std::array<RuleOption, 8> kOptions = {{
    {.key = "players",
     .usual = "2",
     .least = 2,
     .most = 4,
     .english = "how many play",
     .french = "le nombre de joueurs"},
    {.key = "size",
     .usual = kSize[0],
     .words = kSize,
     .english = "cells per side; 7, the inner part of the board, is for two players",
     .french = "les cases par côté ; 7, l'intérieur du plateau, est pour deux joueurs"},
    {.key = "announce",
     .usual = kAnnounce[0],
     .words = kAnnounce,
     .english = "auto: the program announces; off: nobody does; strict: the players have to",
     .french = "auto : le programme annonce ; off : personne ; strict : les joueurs le doivent"},
    {.key = "cross",
     .usual = kCross[0],
     .words = kCross,
     .english = "three players: crosses of any arm length, or of arm length 1",
     .french = "trois joueurs : croix aux bras de toute longueur, ou de longueur 1"},
    {.key = "line",
     .usual = kLine[0],
     .words = kLine,
     .english = "four players: lines with equal gaps too, or of neighbours only",
     .french = "quatre joueurs : lignes à écarts égaux aussi, ou de cases voisines seulement"},
    {.key = "triangles",
     .usual = "40",
     .least = 8,
     .most = 40,
     .english = "how many triangles each player has",
     .french = "le nombre de triangles de chaque joueur"},
    repetition_option(),
    limit_option("400"),
}};

constexpr RuleBook kRuleBook = {.options = kOptions, .presets = {}};

} // namespace

const RuleBook& rule_book() {
  return kRuleBook;
}

Expected<Rules> parse_rules(std::string_view text) {
  const auto values = kRuleBook.parse(text);
  if (!values) return tl::unexpected<Error>(values.error());
  const auto& read = *values;
  const Rules rules{.players = static_cast<int>(read[0].number),
                    .size = read[1].word == kSize[1] ? 7 : 9,
                    .announce = read[2].word == kAnnounce[0]   ? Announce::automatic
                                : read[2].word == kAnnounce[1] ? Announce::off
                                                               : Announce::strict,
                    .unit_crosses = read[3].word == kCross[1],
                    .adjacent_lines = read[4].word == kLine[1],
                    .triangles = static_cast<int>(read[5].number),
                    .repetition_draws = read[6].word == kRepetitionWords[0],
                    .limit = read[7].number};
  if (rules.size == 7 && rules.players > 2) {
    return fail({concat("size=7 is for two players, not for ", rules.players),
                 concat("size=7 est pour deux joueurs, non pour ", rules.players)},
                text.find("size=7"));
  }
  return rules;
}

std::string rules_text(const Rules& rules) {
  const auto word = [](std::string_view text) { return RuleValue{.word = text}; };
  const auto number = [](auto value) {
    return RuleValue{.number = static_cast<std::uint32_t>(value)};
  };
  const std::array<RuleValue, kOptions.size()> values = {
      number(rules.players),
      word(kSize[rules.size == 7 ? 1 : 0]),
      word(kAnnounce[static_cast<unsigned>(rules.announce)]),
      word(kCross[rules.unit_crosses ? 1 : 0]),
      word(kLine[rules.adjacent_lines ? 1 : 0]),
      number(rules.triangles),
      word(kRepetitionWords[rules.repetition_draws ? 0 : 1]),
      rules.limit == kNoLimit ? word(kLimitWords[0]) : number(rules.limit)};
  return kRuleBook.text(values);
}

} // namespace howdah::samliam
