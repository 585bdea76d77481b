#include "puzzles/proof.hpp"

#include "core/text.hpp"
#include "games/setup.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace howdah::puzzles {
namespace {

/// How many plies further than its goal a defence is proved to hold.
constexpr int kMorePlies = 2;

using Moves = std::vector<std::string>;

Error wrong(std::string english, std::string french) {
  return {.what = {std::move(english), std::move(french)}};
}

Error too_long() {
  return wrong("the proof takes too long", "la preuve est trop longue");
}

std::optional<Error> set(Judge& judge, const Puzzle& puzzle, Moves moves = {}) {
  return judge.wins->set_game({.start = puzzle.position, .moves = std::move(moves)});
}

/// The moves are exactly the first of the solution.
std::optional<Error> is_solution(const std::optional<Moves>& found, const Puzzle& puzzle) {
  if (!found) return too_long();
  const auto& first = puzzle.solution.front();
  if (std::ranges::find(*found, first) == found->end()) {
    return wrong(concat("'", quotable(first), "' is no solution"),
                 concat("« ", quotable(first), " » n'est pas une solution"));
  }
  if (found->size() == 1) return std::nullopt;
  const auto& second = (*found)[found->front() == first ? 1 : 0];
  return wrong(concat("'", second, "' is a second solution"),
               concat("« ", second, " » est une deuxième solution"));
}

/// The line against the longest defence, from its second move on.
std::optional<Error> check_line(Judge& judge, const Puzzle& puzzle) {
  Moves played;
  int left = puzzle.plies;
  for (const auto& move : puzzle.solution) {
    if (auto error = set(judge, puzzle, played)) return error;
    const bool own = played.size() % 2 == 0;
    const auto here = concat(" (move ", played.size() + 1, " of the line)");
    const auto ici = concat(" (coup ", played.size() + 1, " de la suite)");
    if (own) {
      const auto winning = judge.wins->winning_moves(left);
      if (!winning) return too_long();
      if (std::ranges::find(*winning, move) == winning->end()) {
        return wrong(concat("'", quotable(move), "' does not win in time", here),
                     concat("« ", quotable(move), " » ne gagne pas à temps", ici));
      }
    } else {
      const auto longest = judge.wins->longest_defence(left);
      if (!longest) return too_long();
      const auto lasts = judge.wins->saving_moves(left - 2);
      if (!lasts) return too_long();
      if (longest->plies != left || std::ranges::find(*lasts, move) == lasts->end()) {
        return wrong(concat("'", quotable(move), "' is not the longest defence", here),
                     concat("« ", quotable(move), " » n'est pas la plus longue défense", ici));
      }
    }
    played.push_back(move);
    --left;
  }
  return std::nullopt;
}

std::optional<Error> disprove_win(Judge& judge, const Puzzle& puzzle) {
  const auto shortest = judge.wins->shortest_win(puzzle.plies);
  if (!shortest) return too_long();
  if (*shortest != puzzle.plies) {
    return *shortest == 0 ? wrong(concat("there is no win within ", puzzle.plies, " plies"),
                                  concat("aucun gain en ", puzzle.plies, " coups"))
                          : wrong(concat("there is a win in ", *shortest, " plies already"),
                                  concat("on gagne déjà en ", *shortest, " coups"));
  }
  if (auto error = is_solution(judge.wins->winning_moves(puzzle.plies), puzzle)) return error;
  return check_line(judge, puzzle);
}

std::optional<Error> disprove_defence(Judge& judge, const Puzzle& puzzle) {
  const auto before = judge.wins->saving_moves(puzzle.plies - 2, 2);
  if (!before) return too_long();
  if (before->size() < 2) {
    return wrong(concat("the other moves lose within ", puzzle.plies - 2, " plies already"),
                 concat("les autres coups perdent déjà en ", puzzle.plies - 2, " coups"));
  }
  if (auto error = is_solution(judge.wins->saving_moves(puzzle.plies), puzzle)) return error;
  const auto later = judge.wins->saving_moves(puzzle.plies + kMorePlies, 1);
  if (!later) return too_long();
  if (!later->empty()) return std::nullopt;
  return wrong(concat("the defence loses within ", puzzle.plies + kMorePlies, " plies too"),
               concat("la défense perd aussi en ", puzzle.plies + kMorePlies, " coups"));
}

/// How many in a hundred of the replies to a move do not lose at once; none when it ends the game.
std::optional<int> count_calm(Judge& judge, const Puzzle& puzzle, const std::string& move) {
  const auto state = judge.game->parse_position(puzzle.position);
  if (!state || (*state)->play(move)) return std::nullopt;
  const auto replies = (*state)->legal_moves().size();
  if (replies == 0) return 0;
  if (set(judge, puzzle, {move})) return std::nullopt;
  const auto calm = judge.wins->saving_moves(2);
  if (!calm) return std::nullopt;
  return static_cast<int>(calm->size() * 100 / replies);
}

} // namespace

Expected<Judge> make_judge(std::string_view game, std::string_view rules) {
  const auto* const entry = find_game(game);
  if (entry == nullptr) return tl::unexpected<Error>(unknown_game(game));
  auto made = entry->make(rules);
  if (!made) return tl::unexpected<Error>(std::move(made).error());
  auto wins = make_forced_wins(game, rules);
  if (!wins) return tl::unexpected<Error>(std::move(wins).error());
  return Judge{.game = *std::move(made), .wins = *std::move(wins)};
}

std::optional<Error> disprove(std::string_view game, const Puzzle& puzzle, Judge& judge) {
  if (judge.game->rules_text() != puzzle.rules) {
    return wrong(concat("the rules are written '", judge.game->rules_text(), "'"),
                 concat("les règles s'écrivent « ", judge.game->rules_text(), " »"));
  }
  const auto state = judge.game->parse_position(puzzle.position);
  if (!state) return state.error();
  if ((*state)->text() != puzzle.position) {
    return wrong(concat("the position is written '", (*state)->text(), "'"),
                 concat("la position s'écrit « ", (*state)->text(), " »"));
  }
  for (const auto& move : puzzle.solution) {
    if (auto error = (*state)->play(move)) return error;
  }
  if (puzzle.id != id_of(game, puzzle)) {
    return wrong(concat("its id is ", id_of(game, puzzle)),
                 concat("son identifiant est ", id_of(game, puzzle)));
  }
  if (puzzle.grade != grade_of(puzzle)) {
    return wrong(concat("its grade is ", grade_of(puzzle)),
                 concat("sa difficulté est ", grade_of(puzzle)));
  }
  if (auto error = set(judge, puzzle)) return error;
  auto error =
      puzzle.goal == Goal::win ? disprove_win(judge, puzzle) : disprove_defence(judge, puzzle);
  if (error) return error;
  auto counted = count_difficulty(judge, puzzle);
  if (!counted) return too_long();
  counted->level = puzzle.difficulty.level;
  if (*counted == puzzle.difficulty) return std::nullopt;
  return wrong(concat("there are ", counted->choices, " choices, ", counted->tries, " tries, and ",
                      counted->calm, " % of the replies are calm"),
               concat("il y a ", counted->choices, " choix, ", counted->tries, " essais, et ",
                      counted->calm, " % des réponses sont calmes"));
}

std::optional<Error> find_doubles(const Collection& collection) {
  std::set<std::string> ids;
  std::set<std::pair<Goal, std::uint64_t>> seen;
  for (const auto& puzzle : collection.puzzles) {
    if (!ids.insert(puzzle.id).second) {
      return wrong(concat("two puzzles have the id ", puzzle.id),
                   concat("deux problèmes ont l'identifiant ", puzzle.id));
    }
    const auto game = find_game(collection.game)->make(puzzle.rules);
    if (!game) return game.error();
    const auto state = (*game)->parse_position(puzzle.position);
    if (!state) return state.error();
    if (!seen.emplace(puzzle.goal, (*state)->symmetry_key()).second) {
      return wrong(concat(puzzle.id, " is equivalent to an earlier puzzle by symmetry"),
                   concat(puzzle.id, " équivaut par symétrie à un problème précédent"));
    }
  }
  return std::nullopt;
}

bool find_win(Judge& judge, Puzzle& puzzle, int most_plies) {
  puzzle.goal = Goal::win;
  if (set(judge, puzzle)) return false;
  const auto plies = judge.wins->shortest_win(most_plies);
  if (!plies || *plies == 0) return false;
  puzzle.plies = *plies;
  const auto first = judge.wins->winning_moves(*plies, 2);
  if (!first || first->size() != 1) return false;
  puzzle.solution = *first;
  for (int left = *plies - 1; left > 0; --left) {
    if (set(judge, puzzle, puzzle.solution)) return false;
    if (left % 2 == 0) {
      const auto reply = judge.wins->longest_defence(left);
      if (!reply || reply->plies != left) return false;
      puzzle.solution.push_back(reply->move);
    } else {
      const auto next = judge.wins->winning_moves(left, 1);
      if (!next || next->empty()) return false;
      puzzle.solution.push_back(next->front());
    }
  }
  return true;
}

bool find_defence(Judge& judge, Puzzle& puzzle, int most_plies) {
  puzzle.goal = Goal::defend;
  if (set(judge, puzzle)) return false;
  for (int plies = 2; plies <= most_plies; plies += 2) {
    const auto saving = judge.wins->saving_moves(plies, 2);
    if (!saving || saving->empty()) return false;
    if (saving->size() > 1) continue;
    puzzle.plies = plies;
    puzzle.solution = *saving;
    const auto later = judge.wins->saving_moves(plies + kMorePlies, 1);
    return later && !later->empty();
  }
  return false;
}

std::optional<Difficulty> count_difficulty(Judge& judge, const Puzzle& puzzle) {
  const auto state = judge.game->parse_position(puzzle.position);
  if (!state) return std::nullopt;
  const auto moves = (*state)->legal_moves();
  Difficulty counted{.choices = static_cast<int>(moves.size())};
  for (const auto& move : moves) {
    const auto calm = count_calm(judge, puzzle, move);
    if (!calm) return std::nullopt;
    if (move == puzzle.solution.front()) {
      counted.calm = *calm;
    } else if (*calm < kFewCalm) {
      ++counted.tries;
    }
  }
  return counted;
}

} // namespace howdah::puzzles
