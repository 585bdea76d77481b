#include "cli/record_file.hpp"

#include "cli/problem.hpp"
#include "core/text.hpp"
#include "files/system_problem.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace howdah::cli {

RecordFile::RecordFile(std::string where, std::string path)
    : where_(std::move(where)), path_(std::move(path)) {
  constexpr int kHow = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC;
  descriptor_ = ::open(path_.c_str(), kHow, 0666); // NOLINT(*-vararg)
  if (descriptor_ < 0) give_up_writing(errno);
}

RecordFile::~RecordFile() {
  (void)::close(descriptor_);
}

void RecordFile::add(std::string_view record) {
  struct stat before = {};
  if (::fstat(descriptor_, &before) != 0) give_up_writing(errno);
  // Records are separated by an empty line.
  auto text = std::string(before.st_size > 0 ? "\n" : "");
  text += record;
  std::string_view rest = text;
  while (!rest.empty()) {
    const auto written = ::write(descriptor_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      const int code = errno;
      if (S_ISREG(before.st_mode)) (void)!::ftruncate(descriptor_, before.st_size);
      give_up_writing(code);
    }
  }
}

void RecordFile::give_up_writing(int code) const {
  const auto why = system_problem(code);
  const auto shown = quotable(path_);
  give_up({fmt::format("{}: cannot write '{}': {}", where_, shown, why.english),
           fmt::format("{} : impossible d'écrire « {} » : {}", where_, shown, why.french)});
}

} // namespace howdah::cli
