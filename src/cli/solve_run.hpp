// One run of a solver on the command line: its limits, its progress, its file.
#pragma once

#include "cli/console.hpp"
#include "cli/progress.hpp"
#include "cli/request.hpp"
#include "engine/solver/solver.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace howdah::cli {

class SolveRun {
public:
  /// Takes limits and files from the request; refuses what is wrong with them.
  SolveRun(const Request& request, const Console& console, Solver& solver);

  /// Searches until the verdict, a limit or Ctrl-C, and saves the proof graph.
  [[nodiscard]] SolveState run();

private:
  using Clock = std::chrono::steady_clock;

  [[nodiscard]] bool go_on(const SolveState& state);
  [[nodiscard]] std::string progress_text(const SolveState& state) const;
  void save();

  Language language_;
  Solver& solver_;
  Progress progress_;
  SolveLimits limits_{};
  std::string path_;
  std::uint64_t expanded_before_ = 0; // by the runs that it resumes
  Clock::time_point start_ = Clock::now();
  Clock::time_point saved_ = start_;
  std::optional<Clock::time_point> end_;
};

} // namespace howdah::cli
