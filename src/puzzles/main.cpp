// howdah_puzzles: mines the puzzles of data/puzzles and proves them again. A developer tool; its
// messages are in English only.
#include "core/random.hpp"
#include "core/text.hpp"
#include "files/whole_file.hpp"
#include "puzzles/miner.hpp"
#include "puzzles/proof.hpp"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <stdexcept>

namespace howdah::puzzles {
namespace {

[[noreturn]] void stop(const std::string& where, const Error& error) {
  throw std::runtime_error(where + ": " + error.what.english);
}

/// `win3=90` or `defend4=20`.
void read_wanted(const std::string& text, Wanted& wanted) {
  std::string_view rest = text;
  const auto kind = take_until(rest, '=');
  const auto goal = kind.starts_with("win") ? Goal::win : Goal::defend;
  const std::string_view word = goal == Goal::win ? "win" : "defend";
  const auto plies =
      kind.starts_with(word) ? parse_number(kind.substr(word.size()), kMaxPlies).value_or(0) : 0;
  const auto number = parse_number(rest, 100'000).value_or(0);
  if (plies == 0 || number == 0 || (plies % 2 == 1) != (goal == Goal::win)) {
    throw std::runtime_error("--want is a goal with its plies and a number, win3=90 or "
                             "defend4=20, not '" +
                             quotable(text) + "'");
  }
  wanted[{goal, static_cast<int>(plies)}] = static_cast<int>(number);
}

std::string summary(const Collection& collection) {
  std::map<std::string, std::map<int, int>> counts; // by goal, then by grade
  for (const auto& puzzle : collection.puzzles) {
    const auto* const goal = puzzle.goal == Goal::win ? "win" : "defend";
    ++counts[fmt::format("{} {}", goal, puzzle.plies)][puzzle.grade];
  }
  std::string text = fmt::format("{:<10}", "");
  for (int grade = 1; grade <= kMaxGrade; ++grade) text += fmt::format(" grade {}", grade);
  text += "     all\n";
  for (const auto& [goal, grades] : counts) {
    text += fmt::format("{:<10}", goal);
    int all = 0;
    for (int grade = 1; grade <= kMaxGrade; ++grade) {
      const auto found = grades.find(grade);
      const int number = found == grades.end() ? 0 : found->second;
      text += fmt::format(" {:>7}", number);
      all += number;
    }
    text += fmt::format(" {:>7}\n", all);
  }
  return text;
}

constexpr std::string_view kMadeBy = "# Made by: ";

std::string read(const std::string& path) {
  auto text = read_whole_file(path);
  if (!text) throw std::runtime_error(text.error().what.english); // which names the file
  return *std::move(text);
}

Collection load(const std::string& path) {
  const auto text = read(path);
  auto collection = read_collection(text);
  if (collection) return *std::move(collection);
  const auto place = std::min(collection.error().place.value_or(0), text.size());
  const auto line =
      1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n');
  stop(fmt::format("{}, line {}", path, line), collection.error());
}

/// The comment lines with the commands that generated a file.
std::string origin_of(const std::string& path) {
  std::string lines;
  const auto text = read(path);
  std::string_view rest = text;
  while (!rest.empty()) {
    const auto line = take_until(rest, '\n');
    if (line.starts_with(kMadeBy)) lines += std::string(line) + "\n";
  }
  return lines;
}

void write(const std::string& origin, const Collection& collection, const std::string& out) {
  const auto text = origin + "# The format: docs/puzzles.md\n" + to_text(collection);
  if (const auto problem = write_whole_file(out, text)) {
    throw std::runtime_error(out + ": " + problem->english);
  }
}

void run_mine(MiningPlan plan, const std::string& command, const std::string& add,
              const std::string& out) {
  std::string origin;
  if (!add.empty()) {
    origin = origin_of(add);
    auto added = load(add);
    if (added.game != plan.game) throw std::runtime_error(add + ": puzzles of another game");
    plan.already = std::move(added.puzzles);
  }
  std::size_t shown = 0;
  const auto found = mine(plan, [&](int games, const Collection& so_far) {
    if (so_far.puzzles.size() < shown + 10) return;
    shown = so_far.puzzles.size();
    fmt::print(stderr, "{} games, {} puzzles\n{}", games, shown, summary(so_far));
  });
  if (!found) stop(plan.game, found.error());
  write(origin + std::string(kMadeBy) + command + "\n", *found, out);
  fmt::print("{}", summary(*found));
}

/// Every one, or some chosen by the seed.
void run_check(const std::string& path, std::size_t sample, std::uint64_t seed) {
  auto collection = load(path);
  if (const auto error = find_doubles(collection)) stop(path, *error);
  if (sample > 0 && sample < collection.puzzles.size()) {
    Random random(seed);
    for (std::size_t i = 0; i < sample; ++i) {
      const auto left = static_cast<std::uint32_t>(collection.puzzles.size() - i);
      std::swap(collection.puzzles[i], collection.puzzles[i + random.below(left)]);
    }
    collection.puzzles.resize(sample);
  }
  std::map<std::string, Judge> judges;
  for (const auto& puzzle : collection.puzzles) {
    if (!judges.contains(puzzle.rules)) {
      auto judge = make_judge(collection.game, puzzle.rules);
      if (!judge) stop(path + ", puzzle " + puzzle.id, judge.error());
      judges.emplace(puzzle.rules, *std::move(judge));
    }
    const auto error = disprove(collection.game, puzzle, judges.at(puzzle.rules));
    if (error) stop(path + ", puzzle " + puzzle.id, *error);
  }
  fmt::print("{}: {} puzzles proved\n{}", path, collection.puzzles.size(), summary(collection));
}

} // namespace
} // namespace howdah::puzzles

int main(int argc, char** argv) {
  using namespace howdah::puzzles;
  CLI::App app{"Finds puzzles and proves them."};
  app.require_subcommand(1);

  MiningPlan plan;
  std::vector<std::string> wanted;
  std::string add;
  std::string out;
  auto* const mining = app.add_subcommand("mine", "mines puzzles from self-play of the engine");
  mining->add_option("game", plan.game, "the game's name")->required();
  mining->add_option("--rules", plan.rules, "rules to play by; several are used in rotation")
      ->required();
  mining->add_option("--want", wanted, "how many of a kind: win3=90, defend4=20")->required();
  mining->add_option("--seed", plan.seed, "same seed, same puzzles");
  mining->add_option("--games", plan.most_games, "the most games to play")
      ->check(CLI::PositiveNumber);
  mining->add_option("--play-nodes", plan.play_nodes, "node limit of a player's move")
      ->check(CLI::PositiveNumber);
  mining->add_option("--hint-nodes", plan.hint_nodes, "node limit of the engine at full strength")
      ->check(CLI::PositiveNumber);
  mining->add_option("--nodes", plan.nodes, "node limit of a proof")->check(CLI::PositiveNumber);
  mining->add_option("--add", add, "a file of puzzles to add to");
  mining->add_option("--out", out, "output file")->required();

  std::string path;
  std::size_t sample = 0;
  std::uint64_t seed = 1;
  auto* const checking = app.add_subcommand("check", "proves the puzzles of a file");
  checking->add_option("file", path, "the file")->required();
  checking->add_option("--sample", sample, "sample size; 0 for all");
  checking->add_option("--seed", seed, "random seed of the sample");

  try {
    app.parse(argc, argv);
    if (mining->parsed()) {
      for (const auto& one : wanted) read_wanted(one, plan.wanted);
      std::string command = "howdah_puzzles";
      for (int i = 1; i < argc; ++i) command += std::string(" ") + argv[i];
      run_mine(plan, command, add, out);
    } else {
      run_check(path, sample, seed);
    }
  } catch (const CLI::ParseError& problem) {
    return app.exit(problem);
  } catch (const std::exception& problem) {
    fmt::print(stderr, "howdah_puzzles: {}\n", problem.what());
    return 1;
  }
  return 0;
}
