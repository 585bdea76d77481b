// Games in an SQLite file.
#pragma once

#include "store/database.hpp"

namespace howdah::store {

/// Who opens a data folder: the one server that may use it, or a tool beside it.
enum class FolderUse : unsigned char { server, tool };

/// Opens the database in a folder, which is created if missing. Throws std::runtime_error.
[[nodiscard]] std::unique_ptr<Database> open_sqlite(const std::string& folder, FolderUse use);

/// Copies the database of a folder to a file, also beside a running server.
void backup_sqlite(const std::string& folder, const std::string& file);

} // namespace howdah::store
