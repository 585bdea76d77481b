// howdah_train: generates the files in data/. Learns the weights of an evaluation by self-play, in
// rounds: play, fit, play again with the better weights; computes opening knowledge. A developer
// tool; its messages are in English only.
#include "training/learning.hpp"
#include "training/opening_commands.hpp"
#include "training/samliam/learning.hpp"
#include "training/samliam/opening_limits.hpp"
#include "training/siam/learning.hpp"
#include "training/siam/opening_limits.hpp"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <array>
#include <chrono>
#include <fstream>
#include <sstream>

namespace howdah {
namespace {

/// The parsed command line.
struct Plan {
  SelfPlay play;
  FitPlan fit{};
  int rounds = 1;
  int remembered = 2; // rounds whose samples are fitted together
  std::string start;
  std::string out;
};

template <class Weights, class Sample>
Weights load(const Learning<Weights, Sample>& learning, const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  if (!file) throw std::runtime_error(path + ": cannot be read");
  auto weights = learning.read(bytes.str());
  if (!weights) throw std::runtime_error(path + ": " + weights.error().text(Language::english));
  return *std::move(weights);
}

void save(const std::string& bytes, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.flush();
  if (!file) throw std::runtime_error(path + ": cannot be written");
}

template <class Weights, class Sample>
void learn(const Learning<Weights, Sample>& learning, const Plan& plan) {
  auto weights = plan.start.empty() ? learning.first() : load(learning, plan.start);
  for (const int variant : learning.variants) {
    std::vector<std::vector<Sample>> rounds;
    for (int round = 1; round <= plan.rounds; ++round) {
      auto play = plan.play;
      play.seed = plan.play.seed * 1000 + static_cast<std::uint64_t>(round);
      const auto begin = std::chrono::steady_clock::now();
      rounds.push_back(learning.play(play, variant, weights, [&](int done) {
        if (done % 1000 == 0) {
          fmt::print(stderr, "{} {}, round {}: {} of {} games\n", variant, learning.unit, round,
                     done, play.games);
        }
      }));
      if (static_cast<int>(rounds.size()) > plan.remembered) rounds.erase(rounds.begin());
      std::vector<Sample> samples;
      for (const auto& of_round : rounds) {
        samples.insert(samples.end(), of_round.begin(), of_round.end());
      }
      const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
      fmt::print("{} {}, round {}: {} positions in {:.0f} s\n", variant, learning.unit, round,
                 samples.size(), time.count());
      learning.fit(samples, plan.fit, variant, weights, [](const FitReport& report) {
        fmt::print("  epoch {}: loss {:.4f}, held out {:.4f}\n", report.epoch, report.loss,
                   report.held_out_loss);
      });
      save(learning.write(weights), plan.out);
    }
  }
}

template <class Weights, class Sample>
void add_weights_command(CLI::App& app, const Learning<Weights, Sample>& learning, Plan& plan) {
  plan.play.nodes = learning.usual_nodes;
  plan.fit = learning.usual_fit;
  auto* command = app.add_subcommand(learning.name, "learns the weights of its evaluation");
  command->add_option("--rounds", plan.rounds, "rounds of play and fit")
      ->check(CLI::PositiveNumber);
  command->add_option("--games", plan.play.games, "games per round")->check(CLI::PositiveNumber);
  command->add_option("--nodes", plan.play.nodes, "nodes per move")->check(CLI::PositiveNumber);
  command->add_option("--threads", plan.play.threads, "games in parallel")
      ->check(CLI::PositiveNumber);
  command->add_option("--seed", plan.play.seed, "same seed, same weights");
  command->add_option("--epochs", plan.fit.epochs, "passes over the samples")
      ->check(CLI::PositiveNumber);
  command->add_option("--remembered", plan.remembered, "rounds whose samples are fitted together")
      ->check(CLI::PositiveNumber);
  command
      ->add_option("--trust", plan.fit.trust_in_games,
                   "weight of the games' results against the search")
      ->check(CLI::Range(0.0, 1.0));
  command->add_option("--step", plan.fit.step, "learning rate")->check(CLI::PositiveNumber);
  command->add_option("--decay", plan.fit.decay, "L2 regularisation")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--start", plan.start, "initial weights; by default the hand-crafted ones");
  command->add_option("--out", plan.out, "output file")->required();
  command->callback([&learning, &plan] { learn(learning, plan); });
}

} // namespace
} // namespace howdah

int main(int argc, char** argv) {
  CLI::App app{"Generates the files in data/."};
  app.require_subcommand(1);
  auto* weights = app.add_subcommand("weights", "learns the weights of a game's evaluation");
  weights->require_subcommand(1);
  howdah::Plan siam;
  howdah::Plan samliam;
  howdah::Plan multiplayer;
  const std::array openings = {howdah::siam::opening_limits(), howdah::samliam::opening_limits()};
  howdah::add_weights_command(*weights, howdah::siam::learning(), siam);
  howdah::add_weights_command(*weights, howdah::samliam::learning(), samliam);
  howdah::add_weights_command(*weights, howdah::samliam::multiplayer_learning(), multiplayer);
  howdah::add_opening_commands(app, openings);
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
