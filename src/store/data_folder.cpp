#include "store/data_folder.hpp"

#include "store/database.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace howdah::store {

void make_data_folder(const std::string& folder) {
  std::error_code error;
  const auto parent = std::filesystem::path(folder).parent_path();
  if (!parent.empty()) std::filesystem::create_directories(parent, error);
  if (error) throw std::runtime_error(folder + ": " + error.message());
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) {
    throw std::runtime_error(folder + ": " + std::strerror(errno));
  }
  if (::chmod(folder.c_str(), 0700) != 0) {
    throw std::runtime_error(folder + ": " + std::strerror(errno));
  }
}

std::string database_file(const std::string& folder) {
  return folder + "/games.sqlite";
}

FolderLock::FolderLock(const std::string& folder)
    : descriptor_(::open((folder + "/lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)) {
  if (descriptor_ < 0) throw std::runtime_error(folder + ": " + std::strerror(errno));
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor_);
    throw DatabaseProblem({"another server uses the folder '" + folder + "'",
                           "un autre serveur utilise le dossier « " + folder + " »"});
  }
}

FolderLock::~FolderLock() {
  ::close(descriptor_);
}

bool nearly_full(const std::string& folder) {
  struct statvfs room = {};
  if (::statvfs(folder.c_str(), &room) != 0) return false;
  const auto block = static_cast<std::uint64_t>(room.f_frsize);
  constexpr std::uint64_t kEnough = 64ULL << 20U;
  return room.f_bavail * block < std::min(kEnough, room.f_blocks * block / 20);
}

} // namespace howdah::store
