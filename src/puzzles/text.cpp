#include "core/text.hpp"

#include "core/hashing.hpp"
#include "games/registry.hpp"
#include "puzzles/puzzle.hpp"

#include <array>
#include <optional>

namespace howdah::puzzles {
namespace {

constexpr std::string_view kSeparator = " | ";
constexpr std::string_view kIdLetters =
    "abcdefghjkmnpqrstuvwxyz123456789"; // none looks like another
constexpr std::size_t kIdLength = 5;
constexpr std::uint32_t kMostChoices = 9999;

std::string_view word_of(Goal goal) {
  return goal == Goal::win ? "win" : "defend";
}

/// Reads one line, field by field, and remembers where the current field began.
class LineReader {
public:
  LineReader(std::string_view line, std::size_t place) : rest_(line), place_(place) {}

  [[nodiscard]] std::optional<std::string_view> take(std::string_view separator) {
    begin_ = place_;
    const auto end = rest_.find(separator);
    const auto taken = rest_.substr(0, end);
    const auto length = end == std::string_view::npos ? rest_.size() : end + separator.size();
    rest_.remove_prefix(length);
    place_ += length;
    if (taken.empty()) return std::nullopt;
    return taken;
  }
  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  [[nodiscard]] std::size_t place() const { return begin_; }

private:
  std::string_view rest_;
  std::size_t place_;
  std::size_t begin_ = 0;
};

std::optional<int> take_number(LineReader& line, std::string_view name, std::string_view separator,
                               std::uint32_t most) {
  if (!name.empty() && line.take(" ") != name) return std::nullopt;
  const auto word = line.take(separator);
  const auto number = word ? parse_number(*word, most) : std::nullopt;
  if (!number) return std::nullopt;
  return static_cast<int>(*number);
}

bool is_id(std::string_view word) {
  return word.size() == kIdLength && word.find_first_not_of(kIdLetters) == std::string_view::npos;
}

/// A part of a puzzle's line could not be read.
tl::unexpected<Error> bad(const LineReader& line, std::string_view english,
                          std::string_view french) {
  return fail({concat("a puzzle needs ", english, " here"), concat("il faut ici ", french)},
              line.place());
}

Expected<Puzzle> read_puzzle(std::string_view text, std::size_t place) {
  LineReader line(text, place);
  Puzzle puzzle;
  const auto id = line.take(kSeparator);
  if (!id || !is_id(*id)) {
    return bad(line, "an id of five letters and digits",
               "un identifiant de cinq lettres ou chiffres");
  }
  puzzle.id = *id;
  const auto grade = take_number(line, "", kSeparator, kMaxGrade);
  if (!grade || *grade == 0) return bad(line, "a grade from 1 to 5", "une difficulté de 1 à 5");
  puzzle.grade = *grade;
  const auto goal = line.take(" ");
  if (goal != word_of(Goal::win) && goal != word_of(Goal::defend)) {
    return bad(line, "'win' or 'defend'", "« win » ou « defend »");
  }
  puzzle.goal = goal == word_of(Goal::win) ? Goal::win : Goal::defend;
  const auto plies = take_number(line, "", kSeparator, kMaxPlies);
  const int odd = puzzle.goal == Goal::win ? 1 : 0;
  if (!plies || *plies == 0 || *plies % 2 != odd) {
    return bad(line, "an odd number of plies to win, an even one to defend, 15 at most",
               "un nombre impair de coups pour gagner, pair pour défendre, 15 au plus");
  }
  puzzle.plies = *plies;
  const auto level = take_number(line, "level", " ", kHighestLevelAsked + 1);
  if (!level || *level == 0) {
    return bad(line, "'level' and a number from 1 to 10", "« level » et un nombre de 1 à 10");
  }
  const auto choices = take_number(line, "choices", " ", kMostChoices);
  if (!choices || *choices == 0) {
    return bad(line, "'choices' and how many moves are legal",
               "« choices » et le nombre de coups permis");
  }
  const auto tries = take_number(line, "tries", " ", kMostChoices);
  if (!tries) {
    return bad(line, "'tries' and how many moves are threats",
               "« tries » et le nombre de coups qui menacent");
  }
  const auto calm = take_number(line, "calm", kSeparator, 100);
  if (!calm) return bad(line, "'calm' and a percentage", "« calm » et un pourcentage");
  puzzle.difficulty = {.level = *level, .choices = *choices, .tries = *tries, .calm = *calm};
  const auto rules = line.take(kSeparator);
  if (!rules) return bad(line, "rules", "des règles");
  puzzle.rules = *rules;
  const auto position = line.take(kSeparator);
  if (!position) return bad(line, "a position", "une position");
  puzzle.position = *position;
  while (!line.at_end()) {
    const auto move = line.take(" ");
    if (!move) return bad(line, "a move", "un coup");
    puzzle.solution.emplace_back(*move);
  }
  const std::size_t moves =
      puzzle.goal == Goal::win ? static_cast<std::size_t>(puzzle.plies) : std::size_t{1};
  if (puzzle.solution.size() != moves) {
    return bad(line, "a solution of as many moves as the goal has plies, of one to defend",
               "une solution d'autant de coups que le but en compte, d'un seul pour défendre");
  }
  return puzzle;
}

} // namespace

std::string id_of(std::string_view game, const Puzzle& puzzle) {
  std::uint64_t number = 0;
  const auto read = [&](std::string_view text) {
    for (const char letter : text) number = mix(number ^ static_cast<unsigned char>(letter));
    number = mix(~number);
  };
  read(game);
  read(word_of(puzzle.goal));
  read(puzzle.rules);
  read(puzzle.position);
  std::string id;
  for (std::size_t i = 0; i < kIdLength; ++i) {
    id += kIdLetters[number % kIdLetters.size()];
    number /= kIdLetters.size();
  }
  return id;
}

Expected<Collection> read_collection(std::string_view text) {
  Collection collection;
  std::size_t place = 0;
  while (place < text.size()) {
    auto rest = text.substr(place);
    const auto line = take_until(rest, '\n');
    if (!line.empty() && line.front() != '#') {
      if (collection.game.empty()) {
        auto name = line;
        const auto word = take_until(name, ' ');
        if (word != "game" || find_game(name) == nullptr) {
          return fail({concat("'game' and a game's name come first, not '", quotable(line), "'"),
                       concat("« game » et le nom d'un jeu viennent d'abord, non « ",
                              quotable(line), " »")},
                      place);
        }
        collection.game = name;
      } else {
        auto puzzle = read_puzzle(line, place);
        if (!puzzle) return tl::unexpected<Error>(std::move(puzzle).error());
        collection.puzzles.push_back(*std::move(puzzle));
      }
    }
    place += line.size() + 1;
  }
  if (collection.game.empty()) {
    return fail({"there is no 'game' line", "il n'y a pas de ligne « game »"}, text.size());
  }
  return collection;
}

std::string to_text(const Collection& collection) {
  std::string text = concat("game ", collection.game, '\n');
  for (const auto& puzzle : collection.puzzles) {
    text += concat(puzzle.id, kSeparator, puzzle.grade, kSeparator, word_of(puzzle.goal), ' ',
                   puzzle.plies, kSeparator, "level ", puzzle.difficulty.level, " choices ",
                   puzzle.difficulty.choices, " tries ", puzzle.difficulty.tries, " calm ",
                   puzzle.difficulty.calm, kSeparator, puzzle.rules, kSeparator, puzzle.position,
                   kSeparator);
    for (std::size_t i = 0; i < puzzle.solution.size(); ++i) {
      text += concat(i == 0 ? "" : " ", puzzle.solution[i]);
    }
    text += '\n';
  }
  return text;
}

} // namespace howdah::puzzles
