// The database of games online that a command line names: a folder or a URL.
#pragma once

#include "cli/command.hpp"
#include "store/sqlite_database.hpp"

namespace howdah::cli {

/// --data and --database.
[[nodiscard]] std::vector<Option> database_options();

/// The folder of --data, or the usual one.
[[nodiscard]] std::string data_folder(const Request& request);

/// Opens it, or refuses with a sentence that says why not. `listens`: to hints of other servers.
[[nodiscard]] std::unique_ptr<store::Database> open_database(const Request& request,
                                                             store::FolderUse use);

} // namespace howdah::cli
