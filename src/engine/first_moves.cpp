#include "engine/first_moves.hpp"

#include "core/text.hpp"
#include "games/opening_sections.hpp"
#include "games/setup.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace howdah {
namespace embedded {
extern const std::string_view kFirstMoves;
}
namespace {

constexpr std::uint32_t kMostPlies = 1000;

std::string score_text(Score score) {
  if (!score.is_proved()) return opening_value_text(score.centi());
  return concat(score.is_win() ? "win " : "loss ", score.plies());
}

std::optional<Score> take_score(std::string_view& rest) {
  const auto word = take_until(rest, ' ');
  if (word != "win" && word != "loss") {
    const auto centi = parse_opening_value(word);
    if (!centi) return std::nullopt;
    return Score::estimate(*centi);
  }
  const auto plies = parse_number(take_until(rest, ' '), kMostPlies);
  if (!plies) return std::nullopt;
  const int count = static_cast<int>(*plies);
  return word == "win" ? Score::win_in(count) : Score::loss_in(count);
}

Expected<FirstMoveMap> read_map(const OpeningSection& section) {
  FirstMoveMap map{.game = section.game, .rules = section.rules};
  const auto game = make_game(section.game, section.rules);
  const auto legal = (*game)->start()->legal_moves();
  std::set<std::string, std::less<>> missing(legal.begin(), legal.end());
  for (const auto& entry : section.entries) {
    auto rest = entry.text;
    const auto score = take_score(rest);
    if (!score || rest.empty()) {
      return bad_opening_line(entry.line, {"expected a value and moves, such as '+0.12 @a1n'",
                                           "valeur et coups attendus, comme « +0.12 @a1n »"});
    }
    FirstMoves moves{.score = *score};
    while (!rest.empty()) {
      const auto move = take_until(rest, ' ');
      if (missing.erase(std::string(move)) == 0) {
        return bad_opening_line(
            entry.line,
            {concat("'", quotable(move), "' is not a first move, or stands here twice"),
             concat("« ", quotable(move), " » n'est pas un premier coup, ou figure deux fois")});
      }
      moves.moves.emplace_back(move);
    }
    map.entries.push_back(std::move(moves));
  }
  if (!missing.empty()) {
    const auto line = section.entries.empty() ? 1 : section.entries.back().line;
    return bad_opening_line(line, {concat("the first move '", *missing.begin(), "' is missing"),
                                   concat("le premier coup « ", *missing.begin(), " » manque")});
  }
  return map;
}

} // namespace

const FirstMoves* FirstMoveMap::find(std::string_view move) const {
  const auto found = std::ranges::find_if(entries, [&](const FirstMoves& entry) {
    return std::ranges::find(entry.moves, move) != entry.moves.end();
  });
  return found == entries.end() ? nullptr : &*found;
}

Expected<std::vector<FirstMoveMap>> parse_first_move_maps(std::string_view text) {
  const auto sections = parse_opening_sections(text);
  if (!sections) return tl::unexpected<Error>(sections.error());
  std::vector<FirstMoveMap> maps;
  for (const auto& section : *sections) {
    auto map = read_map(section);
    if (!map) return tl::unexpected<Error>(std::move(map).error());
    maps.push_back(*std::move(map));
  }
  return maps;
}

std::string to_text(const FirstMoveMap& map) {
  std::string text = concat("game ", map.game, "\nrules ", map.rules, '\n');
  for (const auto& entry : map.entries) {
    text += score_text(entry.score);
    for (const auto& move : entry.moves) text += concat(' ', move);
    text += '\n';
  }
  return text;
}

const FirstMoveMap* find_map(std::span<const FirstMoveMap> maps, std::string_view game,
                             std::string_view rules) {
  const auto found = std::ranges::find_if(
      maps, [&](const FirstMoveMap& map) { return map.game == game && map.rules == rules; });
  return found == maps.end() ? nullptr : &*found;
}

const FirstMoveMap* find_first_moves(std::string_view game, std::string_view rules) {
  static const auto kMaps = parse_first_move_maps(embedded::kFirstMoves);
  if (!kMaps) return nullptr; // a test reads the file, so this does not happen
  return find_map(*kMaps, game, rules);
}

std::vector<std::vector<std::string>> moves_by_symmetry(const AnyState& start) {
  std::vector<std::vector<std::string>> groups;
  std::map<std::uint64_t, std::size_t> group_of;
  for (const auto& move : start.legal_moves()) {
    const auto after = start.clone();
    (void)after->play(move); // legal
    const auto [found, is_new] = group_of.try_emplace(after->symmetry_key(), groups.size());
    if (is_new) groups.emplace_back();
    groups[found->second].push_back(move);
  }
  return groups;
}

} // namespace howdah
