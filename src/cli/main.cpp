// The program howdah: prepares the process, runs the command line, and reports errors.
#include "cli/console.hpp"
#include "cli/execute.hpp"
#include "cli/interrupt.hpp"
#include "cli/language_choice.hpp"
#include "terminal/terminal_kind.hpp"

#include <csignal>
#include <fcntl.h>
#include <new>
#include <unistd.h>

namespace howdah::cli {
namespace {

/// Opens /dev/null for closed standard streams, so that no file opened later is mistaken for one of
/// them. Reading and writing fail as they would have done.
void fill_closed_standard_streams() {
  int descriptor = 0;
  do {
    descriptor = ::open("/dev/null", O_PATH);
  } while (descriptor >= 0 && descriptor <= STDERR_FILENO);
  if (descriptor > STDERR_FILENO) (void)::close(descriptor);
}

/// Runs a function that may throw what commands throw; reports errors on standard error.
template <class Work>
ExitStatus guarded(Language language, Work&& work) {
  const auto complain = [&](const Phrase& sentence) { say_on_error(sentence.in(language)); };
  try {
    return work();
  } catch (const ReaderHasGone&) {
    return ExitStatus::done;
  } catch (const Problem& problem) {
    complain(problem.sentence());
    return problem.status();
  } catch (const std::bad_alloc&) {
    complain(Message("not enough memory", "mémoire insuffisante").with());
  } catch (const std::exception& error) {
    complain(Message("internal error: {0}", "erreur interne : {0}").with(error.what()));
  }
  return ExitStatus::failed;
}

ExitStatus run(const std::vector<std::string>& words) {
  const auto language = preferred_language(words);
  Output out(STDOUT_FILENO);
  Console console{.out = out,
                  .out_is_terminal = ::isatty(STDOUT_FILENO) == 1,
                  .shows_progress = ::isatty(STDERR_FILENO) == 1 && terminal::can_move_cursor(),
                  .unicode = environment_has_unicode()};
  const auto status = guarded(language, [&] { return execute(language, words, console); });
  // Output written before an error is still useful.
  const auto flushed = guarded(language, [&] {
    out.flush();
    return ExitStatus::done;
  });
  return status == ExitStatus::done ? flushed : status;
}

} // namespace
} // namespace howdah::cli

int main(int count, char** words) {
  using namespace howdah::cli;
  fill_closed_standard_streams();
  watch_interrupts();
  (void)std::signal(SIGPIPE, SIG_IGN); // writing fails instead, which Output notices
  return static_cast<int>(run({words + (count > 0 ? 1 : 0), words + count}));
}
