#include "bench/stockfish.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/resource.h>
#include <sys/time.h>

namespace howdah::bench {
namespace {

double seconds_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Runs the engine once; its count stands behind "Nodes searched: ".
double run_once() {
  const double before = seconds_of_children();
  FILE* const output = popen("echo 'go perft 6\nquit' | PATH=$PATH:/usr/games stockfish 2>&1", "r");
  if (output == nullptr) return 0;
  constexpr const char* kMark = "Nodes searched: ";
  double nodes = 0;
  char line[256];
  while (std::fgets(line, sizeof line, output) != nullptr) {
    const char* const found = std::strstr(line, kMark);
    if (found != nullptr) nodes = std::strtod(found + std::strlen(kMark), nullptr);
  }
  pclose(output);
  return nodes / (seconds_of_children() - before);
}

} // namespace

std::optional<double> stockfish_perft_rate() {
  double best = 0;
  for (int i = 0; i < 3; ++i) best = std::max(best, run_once());
  if (best == 0) return std::nullopt;
  return best;
}

} // namespace howdah::bench
