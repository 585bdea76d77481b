// howdah_train: makes what lies in data/. Learns the weights of an evaluation by self-play, in
// rounds: play, fit, play again with the better weights; finds balanced openings. A tool for those
// who work on the engine; it speaks English only.
#include "training/openings.hpp"
#include "training/samliam/fit.hpp"
#include "training/samliam/table_fit.hpp"
#include "training/siam/fit.hpp"
#include "training/siam/samples.hpp"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <array>
#include <chrono>
#include <fstream>
#include <sstream>

namespace howdah {
namespace {

/// What the weights of one game are learnt with.
struct SiamLearning {
  using Play = siam::SelfPlay;
  using Weights = std::unique_ptr<siam::Weights>;
  static constexpr const char* kName = "siam";
  static constexpr FitPlan kUsualFit = siam::kUsualFit;
  static constexpr std::array kSizes = {5};
  static constexpr const char* kSizeUnit = "squares a side";

  static Weights first() { return siam::hand_made_weights(); }
  static Expected<Weights> read(std::string_view bytes) { return siam::read_weights(bytes); }
  static std::string write(const Weights& weights) { return siam::write_weights(*weights); }
  static auto samples(const Play& play, int /*size*/, const Weights& weights, const auto& report) {
    return siam::play_games(play, *weights, report);
  }
  static void learn(const auto& samples, const FitPlan& plan, int /*size*/, Weights& weights,
                    const auto& report) {
    weights = siam::fit(samples, plan, report);
  }
};

struct SamLiamLearning {
  using Play = samliam::SelfPlay;
  using Weights = samliam::Weights;
  static constexpr const char* kName = "samliam";
  static constexpr FitPlan kUsualFit = samliam::kUsualFit;
  static constexpr std::array kSizes = {9, 7};
  static constexpr const char* kSizeUnit = "cells a side";

  static Weights first() { return samliam::figure_count_weights(); }
  static Expected<Weights> read(std::string_view bytes) { return samliam::read_weights(bytes); }
  static std::string write(const Weights& weights) { return samliam::write_weights(weights); }
  static auto samples(Play play, int size, const Weights& weights, const auto& report) {
    play.size = size;
    return samliam::play_games(play, weights, report);
  }
  static void learn(const auto& samples, const FitPlan& plan, int size, Weights& weights,
                    const auto& report) {
    weights.of_size(size) = samliam::fit(samples, plan, report);
  }
};

struct TableLearning {
  using Play = samliam::TablePlay;
  using Weights = samliam::TableWeights;
  static constexpr const char* kName = "tables";
  static constexpr FitPlan kUsualFit = samliam::kUsualTableFit;
  static constexpr std::array kSizes = {3, 4};
  static constexpr const char* kSizeUnit = "players";

  static Weights first() { return samliam::table_figure_counts(); }
  static Expected<Weights> read(std::string_view bytes) {
    return samliam::read_table_weights(bytes);
  }
  static std::string write(const Weights& weights) { return samliam::write_table_weights(weights); }
  static auto samples(Play play, int players, const Weights& weights, const auto& report) {
    play.players = players;
    return samliam::play_tables(play, weights, report);
  }
  static void learn(const auto& samples, const FitPlan& plan, int players, Weights& weights,
                    const auto& report) {
    weights.of_players(players) = samliam::fit_tables(samples, players, plan, report);
  }
};

template <class L>
struct Plan {
  typename L::Play play;
  FitPlan fit = L::kUsualFit;
  int rounds = 1;
  int remembered = 2; // rounds whose samples are fitted together
  std::string start;
  std::string out;
};

template <class L>
typename L::Weights load(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  if (!file) throw std::runtime_error(path + ": cannot be read");
  auto weights = L::read(bytes.str());
  if (!weights) throw std::runtime_error(path + ": " + weights.error().text(Language::english));
  return *std::move(weights);
}

void save(const std::string& bytes, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.flush();
  if (!file) throw std::runtime_error(path + ": cannot be written");
}

template <class L>
void learn(const Plan<L>& plan) {
  auto weights = plan.start.empty() ? L::first() : load<L>(plan.start);
  for (const int size : L::kSizes) {
    using Samples = decltype(L::samples(plan.play, size, weights, [](int) {}));
    std::vector<Samples> rounds;
    for (int round = 1; round <= plan.rounds; ++round) {
      auto play = plan.play;
      play.seed = plan.play.seed * 1000 + static_cast<std::uint64_t>(round);
      const auto begin = std::chrono::steady_clock::now();
      rounds.push_back(L::samples(play, size, weights, [&](int done) {
        if (done % 1000 == 0) {
          fmt::print(stderr, "{} {}, round {}: {} of {} games\n", size, L::kSizeUnit, round, done,
                     play.games);
        }
      }));
      if (static_cast<int>(rounds.size()) > plan.remembered) rounds.erase(rounds.begin());
      Samples samples;
      for (const auto& of_round : rounds) {
        samples.insert(samples.end(), of_round.begin(), of_round.end());
      }
      const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
      fmt::print("{} {}, round {}: {} positions in {:.0f} s\n", size, L::kSizeUnit, round,
                 samples.size(), time.count());
      L::learn(samples, plan.fit, size, weights, [](const auto& report) {
        fmt::print("  epoch {}: loss {:.4f}, held out {:.4f}\n", report.epoch, report.loss,
                   report.held_out_loss);
      });
      save(L::write(weights), plan.out);
    }
  }
}

void write_openings(const OpeningSearch& plan, const std::string& out) {
  const auto openings = find_openings(plan);
  if (!openings) throw std::runtime_error(openings.error().text(Language::english));
  std::string text;
  for (const auto& line : *openings) text += line + "\n";
  save(text, out);
}

template <class L>
void add_weights_command(CLI::App& app, Plan<L>& plan) {
  auto* command = app.add_subcommand(L::kName, "learns the weights of its evaluation");
  command->add_option("--rounds", plan.rounds, "rounds of play and fit")
      ->check(CLI::PositiveNumber);
  command->add_option("--games", plan.play.games, "games a round")->check(CLI::PositiveNumber);
  command->add_option("--nodes", plan.play.nodes, "nodes a move")->check(CLI::PositiveNumber);
  command->add_option("--threads", plan.play.threads, "games at a time")
      ->check(CLI::PositiveNumber);
  command->add_option("--seed", plan.play.seed, "same seed, same weights");
  command->add_option("--epochs", plan.fit.epochs, "how often the samples are gone through")
      ->check(CLI::PositiveNumber);
  command->add_option("--remembered", plan.remembered, "rounds whose samples are fitted together")
      ->check(CLI::PositiveNumber);
  command->add_option("--trust", plan.fit.trust_in_games, "games' results against the search")
      ->check(CLI::Range(0.0, 1.0));
  command->add_option("--step", plan.fit.step, "how far one sample moves a weight")
      ->check(CLI::PositiveNumber);
  command->add_option("--decay", plan.fit.decay, "how strongly rare features are held near zero")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--start", plan.start, "weights to begin with, else those not learnt");
  command->add_option("--out", plan.out, "where the weights are written")->required();
  command->callback([&plan] { learn(plan); });
}

void add_openings_command(CLI::App& app, OpeningSearch& plan, std::string& out) {
  auto* command = app.add_subcommand("openings", "finds balanced openings");
  command->add_option("game", plan.game, "the game's name")->required();
  command->add_option("--number", plan.openings, "how many")->check(CLI::PositiveNumber);
  command->add_option("--plies", plan.plies, "moves in each")->check(CLI::PositiveNumber);
  command->add_option("--nodes", plan.nodes, "nodes to judge one")->check(CLI::PositiveNumber);
  command->add_option("--balance", plan.balance, "the largest estimate, in hundredths")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--seed", plan.seed, "same seed, same openings");
  command->add_option("--out", out, "where they are written")->required();
  command->callback([&plan, &out] { write_openings(plan, out); });
}

} // namespace
} // namespace howdah

int main(int argc, char** argv) {
  CLI::App app{"Makes what lies in data/."};
  app.require_subcommand(1);
  auto* weights = app.add_subcommand("weights", "learns the weights of a game's evaluation");
  weights->require_subcommand(1);
  howdah::Plan<howdah::SiamLearning> siam;
  howdah::Plan<howdah::SamLiamLearning> samliam;
  howdah::Plan<howdah::TableLearning> tables;
  howdah::OpeningSearch openings;
  std::string out;
  howdah::add_weights_command(*weights, siam);
  howdah::add_weights_command(*weights, samliam);
  howdah::add_weights_command(*weights, tables);
  howdah::add_openings_command(app, openings, out);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    return app.exit(problem);
  } catch (const std::exception& problem) {
    fmt::print(stderr, "howdah_train: {}\n", problem.what());
    return 1;
  }
  return 0;
}
