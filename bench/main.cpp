// Runs the benchmarks and prints, for each, the best rate of its repetitions: on a shared machine
// the best run is the one least disturbed. Rates are per second of processor time, or of real time
// where several threads work.
#include "bench/benchmarks.hpp"
#include "bench/stockfish.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace {

class BestRates : public benchmark::BenchmarkReporter {
public:
  bool ReportContext(const Context& /*context*/) override { return true; }

  void ReportRuns(const std::vector<Run>& runs) override {
    for (const auto& run : runs) {
      const auto rate = run.counters.find("items_per_second");
      if (run.run_type != Run::RT_Iteration || rate == run.counters.end()) continue;
      const auto name = run.run_name.function_name;
      if (!best_.contains(name)) order_.push_back(name);
      best_[name] = std::max(best_[name], rate->second.value);
      for (const auto* also : {howdah::bench::kMedianMilliseconds, howdah::bench::kPercent}) {
        const auto found = run.counters.find(also);
        if (found == run.counters.end()) continue;
        const auto [least, is_new] = also_[name].emplace(also, found->second.value);
        if (!is_new) least->second = std::min(least->second, found->second.value);
      }
    }
  }

  void Finalize() override {
    for (const auto& name : order_) {
      const bool slow = best_[name] < 1e6;
      std::printf("%-52s %12.2f %s", name.c_str(), best_[name] / (slow ? 1e3 : 1e6),
                  slow ? "k/s" : "M/s");
      for (const auto& [also, value] : also_[name]) std::printf(", %s %.3g", also.c_str(), value);
      std::printf("\n");
    }
  }

  [[nodiscard]] double rate(const std::string& name) const {
    const auto found = best_.find(name);
    return found == best_.end() ? 0 : found->second;
  }

private:
  std::vector<std::string> order_;
  std::map<std::string, double> best_;
  std::map<std::string, std::map<std::string, double>> also_;
};

} // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  howdah::bench::register_siam();
  howdah::bench::register_siam_threads();
  howdah::bench::register_samliam();
  howdah::bench::register_samliam_multiplayer();
  howdah::bench::register_samliam_threats();
  howdah::bench::register_records();
  BestRates reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  benchmark::Shutdown();
  const double counted = reporter.rate(howdah::bench::kSiamLastPlyCounted);
  if (counted == 0) return 0;
  if (const auto stockfish = howdah::bench::stockfish_perft_rate()) {
    std::printf("%-52s %12.2f M/s\n", "stockfish: go perft 6 (chess)", *stockfish / 1e6);
    std::printf("ratio of Siam's perft 5, last ply counted, to it: %.1f\n", counted / *stockfish);
  }
}
