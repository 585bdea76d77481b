#include "cli/input.hpp"

#include "cli/interrupt.hpp"
#include "cli/problem.hpp"
#include "files/system_problem.hpp"

#include <cerrno>
#include <unistd.h>

namespace howdah::cli {

std::size_t read_input(int descriptor, std::span<char> into) {
  while (!interrupted()) {
    const auto count = ::read(descriptor, into.data(), into.size());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno == EINTR) continue;
    const auto why = system_problem(errno);
    give_up({fmt::format("cannot read standard input: {}", why.english),
             fmt::format("impossible de lire l'entrée standard : {}", why.french)});
  }
  return 0;
}

InputBuffer::int_type InputBuffer::underflow() {
  constexpr std::size_t kBlock = 1U << 16U;
  block_.resize(kBlock);
  block_.resize(read_input(descriptor_, block_));
  setg(block_.data(), block_.data(), block_.data() + block_.size());
  return block_.empty() ? traits_type::eof() : traits_type::to_int_type(block_.front());
}

} // namespace howdah::cli
