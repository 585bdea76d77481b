#include "cli/output.hpp"

#include "cli/problem.hpp"
#include "files/system_problem.hpp"

#include <cerrno>
#include <cstddef>
#include <unistd.h>

namespace howdah::cli {
namespace {

constexpr std::size_t kEnoughToFlush = 1U << 16U;

} // namespace

void Output::write(std::string_view text) {
  pending_ += text;
  if (pending_.size() >= kEnoughToFlush) flush();
}

void Output::write_line(std::string_view text) {
  pending_ += text;
  write("\n");
}

void Output::flush() {
  if (descriptor_ < 0) return;
  std::string_view rest = pending_;
  while (!rest.empty()) {
    const auto written = ::write(descriptor_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
      continue;
    }
    const int code = errno;
    if (code == EINTR) continue;
    pending_.clear(); // a second attempt would only repeat the failure
    if (code == EPIPE) throw ReaderHasGone{};
    const auto why = system_problem(code);
    give_up({fmt::format("cannot write to standard output: {}", why.english),
             fmt::format("impossible d'écrire sur la sortie standard : {}", why.french)});
  }
  pending_.clear();
}

} // namespace howdah::cli
