#include "training/opening_commands.hpp"

#include "files/whole_file.hpp"
#include "games/opening_sections.hpp"
#include "games/setup.hpp"
#include "training/balanced_search.hpp"
#include "training/first_move_values.hpp"
#include "training/opening_file.hpp"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ranges>
#include <stdexcept>

namespace howdah {
namespace {

/// What the commands have in common.
struct OpeningPlan {
  std::span<const OpeningLimits> games;
  std::string game{};
  std::string rules{};
  std::string path{};
  std::uint64_t nodes = 0; // instead of the game's limit
  std::uint32_t seed = 1;
  std::size_t number = 500;
  int threads = 1;
  bool removes = false;
};

[[noreturn]] void stop(const Error& error) {
  throw std::runtime_error(error.text(Language::english));
}

template <class T>
T value_of(Expected<T> expected) {
  if (!expected) stop(expected.error());
  return *std::move(expected);
}

/// Empty when there is no such file yet.
std::string read_if_there(const std::string& path) {
  return std::filesystem::exists(path) ? value_of(read_whole_file(path)) : std::string();
}

void write_file(const std::string& path, const std::string& text) {
  if (const auto problem = write_whole_file(path, text)) throw std::runtime_error(problem->english);
}

std::unique_ptr<AnyGame> game_of(const OpeningPlan& plan) {
  auto game = value_of(make_game(plan.game, plan.rules));
  if (game->players() != 2) throw std::runtime_error("--rules: only games of two players");
  return game;
}

/// The limits of a game; --nodes replaces those of its long searches.
OpeningLimits limits_of(const OpeningPlan& plan, std::string_view game) {
  const auto found = std::ranges::find(plan.games, game, &OpeningLimits::game);
  if (found == plan.games.end()) {
    throw std::runtime_error(fmt::format("there are no limits for the game '{}'", game));
  }
  auto limits = *found;
  if (plan.nodes != 0) {
    limits.judging_nodes = plan.nodes;
    limits.verifying = {.nodes = plan.nodes};
    limits.mapping_nodes = plan.nodes;
  }
  return limits;
}

void save_section(const std::string& path, const AnyGame& game, std::string section) {
  auto file = value_of(parse_opening_file(read_if_there(path)));
  file.replace(
      {.game = std::string(game.name()), .rules = game.rules_text(), .text = std::move(section)});
  write_file(path, to_text(file));
}

void compute_first_moves(const OpeningPlan& plan) {
  const auto game = game_of(plan);
  const auto limits = limits_of(plan, game->name());
  auto judge = value_of(OpeningJudge::make(game->name(), game->rules_text(), limits.table_bytes));
  const auto map =
      map_first_moves(judge, *game, limits.mapping_nodes, [&](std::size_t done, std::size_t all) {
        fmt::print(stderr, "{} {}: {} of {} first moves\n", game->name(), game->rules_text(), done,
                   all);
      });
  save_section(plan.path, *game, to_text(value_of(map)));
}

void find_starts(const OpeningPlan& plan) {
  const auto game = game_of(plan);
  const auto limits = limits_of(plan, game->name());
  auto progress = value_of(parse_progress(read_if_there(plan.path), *game, plan.seed));
  if (progress.seed != plan.seed) {
    throw std::runtime_error(
        fmt::format("{}: this list has the seed {}", plan.path, progress.seed));
  }
  auto search = value_of(BalancedSearch::make(*game, limits, plan.threads));
  while (progress.list.starts.size() < plan.number) {
    search.advance(progress, plan.number);
    save_section(plan.path, *game, to_text(progress));
    fmt::print(stderr, "{} {}: {} of {} starts, {} candidates\n", game->name(), game->rules_text(),
               progress.list.starts.size(), plan.number, progress.tried);
  }
}

/// The starts of a list that are balanced no more, by number from 0.
std::vector<std::size_t> outliers_of(const BalancedList& list, const OpeningLimits& limits,
                                     const AnyGame& game, const OpeningPlan& plan) {
  auto search = value_of(BalancedSearch::make(game, limits, plan.threads));
  const std::span<const BalancedStart> starts = list.starts;
  std::vector<std::size_t> outliers;
  for (std::size_t done = 0; done < starts.size();) {
    for (const auto& value : search.judge(starts.subspan(done))) {
      if (!value || std::abs(*value) > limits.verified_width) {
        fmt::print("{} {}: start {} is {}, not {}\n", list.game, list.rules, done + 1,
                   value ? opening_value_text(*value) : "decided",
                   opening_value_text(starts[done].centi));
        outliers.push_back(done);
      }
      ++done;
    }
    fmt::print(stderr, "{} {}: {} of {} starts verified\n", list.game, list.rules, done,
               starts.size());
  }
  fmt::print("{} {}: {} of {} starts are within {}\n", list.game, list.rules,
             starts.size() - outliers.size(), starts.size(),
             opening_value_text(limits.verified_width));
  return outliers;
}

void remove_starts(const OpeningPlan& plan, const AnyGame& game,
                   std::span<const std::size_t> outliers) {
  auto progress = value_of(parse_progress(value_of(read_whole_file(plan.path)), game, plan.seed));
  auto& starts = progress.list.starts;
  for (const auto at : outliers | std::views::reverse) {
    starts.erase(starts.begin() + static_cast<std::ptrdiff_t>(at));
  }
  save_section(plan.path, game, to_text(progress));
}

void verify_starts(const OpeningPlan& plan) {
  const auto lists = value_of(parse_balanced_lists(value_of(read_whole_file(plan.path))));
  const auto wanted_rules = plan.rules.empty() ? std::string() : game_of(plan)->rules_text();
  std::size_t bad = 0;
  for (const auto& list : lists) {
    if (!plan.game.empty() && list.game != plan.game) continue;
    if (!wanted_rules.empty() && list.rules != wanted_rules) continue;
    const auto game = value_of(make_game(list.game, list.rules));
    const auto outliers = outliers_of(list, limits_of(plan, list.game), *game, plan);
    if (plan.removes) {
      remove_starts(plan, *game, outliers);
    } else {
      bad += outliers.size();
    }
  }
  if (bad > 0) throw std::runtime_error(fmt::format("{} starts are not balanced", bad));
}

} // namespace

void add_opening_commands(CLI::App& app, std::span<const OpeningLimits> games) {
  // The callbacks share it: one command runs.
  const auto plan = std::make_shared<OpeningPlan>(OpeningPlan{.games = games});
  const auto add = [&](const char* name, const char* help, void (*run)(const OpeningPlan&)) {
    auto* const command = app.add_subcommand(name, help);
    command->add_option("--rules", plan->rules, "the rules; by default those of the game");
    command->add_option("--nodes", plan->nodes, "nodes per position instead of the game's limit")
        ->check(CLI::PositiveNumber);
    command->callback([plan, run] { run(*plan); });
    return command;
  };
  const auto add_threads = [&](CLI::App* command) {
    command->add_option("--threads", plan->threads, "positions in parallel")
        ->check(CLI::Range(1, 256));
  };

  auto* const map = add("first-moves", "the value of every first move", compute_first_moves);
  map->add_option("game", plan->game, "the game's name")->required();
  map->add_option("--out", plan->path, "the file with the section of these rules")->required();

  auto* const search = add("balanced", "finds balanced starts; goes on with a list", find_starts);
  search->add_option("game", plan->game, "the game's name")->required();
  search->add_option("--number", plan->number, "how many in all")->check(CLI::PositiveNumber);
  search->add_option("--seed", plan->seed, "same seed, same candidates");
  search->add_option("--out", plan->path, "the file with the section of these rules")->required();
  add_threads(search);

  auto* const check = add("verify", "searches the balanced starts again", verify_starts);
  check->add_option("game", plan->game, "the game's name; all games by default");
  check->add_option("--in", plan->path, "the file of balanced starts")->required();
  check->add_flag("--remove", plan->removes, "removes the starts that are not balanced");
  add_threads(check);
}

} // namespace howdah
