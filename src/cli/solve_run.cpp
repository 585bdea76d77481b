#include "cli/solve_run.hpp"

#include "cli/interrupt.hpp"
#include "cli/message.hpp"
#include "cli/quantity.hpp"
#include "cli/whole_file.hpp"

namespace howdah::cli {
namespace {

using namespace std::chrono_literals;

// The help of the command names these limits.
constexpr std::uint32_t kMostNodes = 4'000'000'000;
constexpr std::uint32_t kMostMilliseconds = 1'000'000'000;
constexpr std::uint32_t kMostMegabytes = 65'536;
constexpr std::uint32_t kUsualMegabytes = 256;

constexpr auto kTimeBetweenSaves = 60s;

} // namespace

SolveRun::SolveRun(const Request& request, const Console& console, Solver& solver)
    : language_(request.language()), solver_(solver), progress_(console.shows_progress) {
  if (const auto* const path = request.value("--resume")) path_ = *path;
  if (const auto* const path = request.value("--save")) path_ = *path;
  if (const auto nodes = request.number("--nodes", 1, kMostNodes)) limits_.expansions = *nodes;
  if (const auto time = request.number("--time", 1, kMostMilliseconds)) {
    end_ = start_ + std::chrono::milliseconds(*time);
  }
  const auto megabytes = request.number("--memory", 1, kMostMegabytes).value_or(kUsualMegabytes);
  limits_.bytes = std::size_t{megabytes} << 20U;
}

SolveState SolveRun::run() {
  expanded_before_ = solver_.state().expanded;
  const auto state = solver_.run(limits_, [&](const SolveState& now) { return go_on(now); });
  save();
  return state;
}

bool SolveRun::go_on(const SolveState& state) {
  if (progress_.is_due()) progress_.show(progress_text(state));
  const auto now = Clock::now();
  if (now - saved_ >= kTimeBetweenSaves) save();
  return !interrupted() && (!end_ || now < *end_);
}

/// The proof numbers of the root are stale here: the search updates them when it returns there.
std::string SolveRun::progress_text(const SolveState& state) const {
  const std::chrono::duration<double> time = Clock::now() - start_;
  return Message("{0} positions searched, {1} of {2} MB, {3}",
                 "{0} positions explorées, {1} Mo sur {2}, {3}")
      .with(state.expanded, state.bytes >> 20U, limits_.bytes >> 20U,
            speed_text(state.expanded - expanded_before_, time, language_))
      .in(language_);
}

void SolveRun::save() {
  saved_ = Clock::now();
  if (!path_.empty()) write_whole_file("--save", path_, solver_.save());
}

} // namespace howdah::cli
