#include "files/whole_file.hpp"

#include "core/text.hpp"
#include "files/system_problem.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace howdah {
namespace {

/// An `errno` value, or nothing when all went well.
using Failure = std::optional<int>;

Failure write_all(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const auto written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) content.remove_prefix(static_cast<std::size_t>(written));
  }
  return std::nullopt;
}

Failure close_checked(int descriptor) {
  return ::close(descriptor) == 0 ? Failure() : Failure(errno);
}

Failure write_directly(const std::string& path, std::string_view content) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  const auto failure = write_all(descriptor, content);
  const auto closing = close_checked(descriptor);
  return failure ? failure : closing;
}

/// The default permissions of a new file (umask).
mode_t usual_permissions() {
  const mode_t mask = ::umask(0);
  (void)::umask(mask);
  return 0666U & ~mask;
}

Failure write_beside(const std::string& path, mode_t permissions, std::string_view content) {
  auto temporary = path + ".XXXXXX";
  const int descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (descriptor < 0) return errno;
  auto failure = write_all(descriptor, content);
  if (!failure && ::fchmod(descriptor, permissions) != 0) failure = errno;
  if (!failure && ::fsync(descriptor) != 0) failure = errno;
  const auto closing = close_checked(descriptor);
  if (!failure) failure = closing;
  if (!failure && std::rename(temporary.c_str(), path.c_str()) != 0) failure = errno;
  if (failure) (void)::unlink(temporary.c_str());
  return failure;
}

Failure write_somehow(const std::string& path, std::string_view content) {
  struct stat status = {};
  if (::stat(path.c_str(), &status) != 0) {
    if (errno != ENOENT) return errno;
    return write_beside(path, usual_permissions(), content);
  }
  if (S_ISDIR(status.st_mode)) return EISDIR;
  if (!S_ISREG(status.st_mode)) return write_directly(path, content);
  if (::access(path.c_str(), W_OK) != 0) return errno;
  // A link stays a link: the file it leads to is replaced.
  std::error_code problem;
  const auto target = std::filesystem::canonical(path, problem);
  if (problem) return problem.value();
  return write_beside(target.string(), status.st_mode & 0777U, content);
}

Failure read_all(const std::string& path, std::string& content) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  std::array<char, 1U << 16U> part;
  Failure failure;
  while (true) {
    const auto read = ::read(descriptor, part.data(), part.size());
    if (read > 0) {
      content.append(part.data(), static_cast<std::size_t>(read));
    } else if (read == 0 || errno != EINTR) {
      if (read < 0) failure = errno;
      break;
    }
  }
  const auto closing = close_checked(descriptor);
  return failure ? failure : closing;
}

} // namespace

std::optional<Phrase> write_whole_file(const std::string& path, std::string_view content) {
  const auto failure = write_somehow(path, content);
  if (!failure) return std::nullopt;
  const auto why = system_problem(*failure);
  const auto shown = quotable(path);
  return Phrase{concat("cannot write '", shown, "': ", why.english),
                concat("impossible d'écrire « ", shown, " » : ", why.french)};
}

Expected<std::string> read_whole_file(const std::string& path) {
  std::string content;
  const auto failure = read_all(path, content);
  if (!failure) return content;
  return fail(cannot_read(path, *failure));
}

} // namespace howdah
