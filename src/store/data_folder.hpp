// The folder of an SQLite database: its owner's alone, and used by one server at a time.
#pragma once

#include <string>

namespace howdah::store {

/// Created with mode 0700 if missing. Throws std::runtime_error.
void make_data_folder(const std::string& folder);

[[nodiscard]] std::string database_file(const std::string& folder);

/// Held while it lives; the system releases it when the process ends, in whatever way.
class FolderLock {
public:
  /// Throws std::runtime_error when another server holds it.
  explicit FolderLock(const std::string& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

private:
  int descriptor_;
};

/// Whether the file system of a folder has little room left: less than 64 MB, or than a twentieth
/// of it where that is less.
[[nodiscard]] bool nearly_full(const std::string& folder);

} // namespace howdah::store
