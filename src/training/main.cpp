// howdah_train: learns the weights of an evaluation by self-play, in rounds: play, fit, play again
// with the better weights. A tool for those who work on the engine; it speaks English only.
#include "training/siam/fit.hpp"
#include "training/siam/samples.hpp"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <chrono>
#include <fstream>
#include <sstream>

namespace howdah {
namespace {

struct Plan {
  siam::SelfPlay play;
  siam::Fit fit;
  int rounds = 1;
  int remembered = 2; // rounds whose samples are fitted together
  std::string start;
  std::string out;
};

std::unique_ptr<siam::Weights> load(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  if (!file) throw std::runtime_error(path + ": cannot be read");
  auto weights = siam::read_weights(bytes.str());
  if (!weights) throw std::runtime_error(path + ": " + weights.error().text(Language::english));
  return *std::move(weights);
}

void save(const siam::Weights& weights, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  const auto bytes = siam::write_weights(weights);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.flush();
  if (!file) throw std::runtime_error(path + ": cannot be written");
}

void learn(const Plan& plan) {
  auto weights = plan.start.empty() ? siam::hand_made_weights() : load(plan.start);
  std::vector<std::vector<siam::Sample>> rounds;
  for (int round = 1; round <= plan.rounds; ++round) {
    auto play = plan.play;
    play.seed = plan.play.seed * 1000 + static_cast<std::uint64_t>(round);
    const auto begin = std::chrono::steady_clock::now();
    rounds.push_back(siam::play_games(play, *weights, [&](int done) {
      if (done % 1000 == 0)
        fmt::print(stderr, "round {}: {} of {} games\n", round, done, play.games);
    }));
    if (static_cast<int>(rounds.size()) > plan.remembered) rounds.erase(rounds.begin());
    std::vector<siam::Sample> samples;
    for (const auto& of_round : rounds) {
      samples.insert(samples.end(), of_round.begin(), of_round.end());
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    fmt::print("round {}: {} positions in {:.0f} s\n", round, samples.size(), time.count());
    weights = siam::fit(samples, plan.fit, [](const siam::FitReport& report) {
      fmt::print("  epoch {}: loss {:.4f}, held out {:.4f}\n", report.epoch, report.loss,
                 report.held_out_loss);
    });
    save(*weights, plan.out);
  }
}

} // namespace
} // namespace howdah

int main(int argc, char** argv) {
  using namespace howdah;
  CLI::App app{"Learns the weights of Siam's evaluation by self-play."};
  Plan plan;
  bool hand_made = false;
  app.add_option("--rounds", plan.rounds, "rounds of play and fit")->check(CLI::PositiveNumber);
  app.add_option("--games", plan.play.games, "games a round")->check(CLI::PositiveNumber);
  app.add_option("--nodes", plan.play.nodes, "nodes a move")->check(CLI::PositiveNumber);
  app.add_option("--threads", plan.play.threads, "games at a time")->check(CLI::PositiveNumber);
  app.add_option("--seed", plan.play.seed, "same seed, same weights");
  app.add_option("--epochs", plan.fit.epochs)->check(CLI::PositiveNumber);
  app.add_option("--remembered", plan.remembered, "rounds whose samples are fitted together")
      ->check(CLI::PositiveNumber);
  app.add_option("--trust", plan.fit.trust_in_games, "games' results against the search's opinion")
      ->check(CLI::Range(0.0, 1.0));
  app.add_option("--step", plan.fit.step)->check(CLI::PositiveNumber);
  app.add_option("--decay", plan.fit.decay)->check(CLI::NonNegativeNumber);
  app.add_option("--start", plan.start, "weights to begin with; the hand-made ones if not given");
  app.add_option("--out", plan.out, "where the weights are written")->required();
  app.add_flag("--hand-made", hand_made, "only write the hand-made weights");
  CLI11_PARSE(app, argc, argv);
  try {
    if (hand_made) {
      save(*siam::hand_made_weights(), plan.out);
    } else {
      learn(plan);
    }
  } catch (const std::exception& problem) {
    fmt::print(stderr, "howdah_train: {}\n", problem.what());
    return 1;
  }
  return 0;
}
