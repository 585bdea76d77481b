#include "thinking/table_memory.hpp"

#include "core/text.hpp"

#include <new>
#include <unistd.h>

namespace howdah {
namespace {

constexpr std::uint64_t kMegabyte = 1U << 20U;

/// Zero when it is unknown.
std::uint64_t machine_megabytes() {
  const auto pages = ::sysconf(_SC_PHYS_PAGES);
  const auto page_size = ::sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page_size <= 0) return 0;
  return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page_size) / kMegabyte;
}

} // namespace

std::optional<Error> set_table_megabytes(Engine& engine, std::uint32_t megabytes) {
  // Systems overcommit memory, and kill a program that then uses it.
  const auto most = machine_megabytes();
  if (most != 0 && megabytes > most) {
    return Error{{concat("a table of ", megabytes, " MB: this machine has ", most, " MB"),
                  concat("une table de ", megabytes, " Mo : cette machine a ", most, " Mo")}};
  }
  try {
    engine.set_table_size(megabytes * kMegabyte);
  } catch (const std::bad_alloc&) {
    engine.set_table_size(kUsualTableMegabytes * kMegabyte);
    return Error{{concat("not enough memory for a table of ", megabytes, " MB"),
                  concat("mémoire insuffisante pour une table de ", megabytes, " Mo")}};
  }
  return std::nullopt;
}

} // namespace howdah
