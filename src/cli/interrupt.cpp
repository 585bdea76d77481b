#include "cli/interrupt.hpp"

#include "cli/problem.hpp"

#include <csignal>

namespace howdah::cli {
namespace {

std::atomic<bool> interrupt_seen = false; // NOLINT(*-avoid-non-const-global-variables)
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

void watch(int signal) {
  struct sigaction before = {};
  // A program started with the signal ignored, as by nohup, is meant to live on.
  if (sigaction(signal, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) return;
  struct sigaction action = {};
  action.sa_handler = [](int) { interrupt_seen = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND); // and no SA_RESTART: reading must stop too
  (void)sigaction(signal, &action, nullptr);
}

} // namespace

void watch_interrupts() {
  watch(SIGINT);
  watch(SIGTERM);
}

const std::atomic<bool>& interrupted() noexcept {
  return interrupt_seen;
}

void give_up_interrupted() {
  give_up(Message("interrupted", "interrompu").with());
}

} // namespace howdah::cli
