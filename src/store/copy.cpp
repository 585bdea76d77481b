#include "store/copy.hpp"

#include "store/data_folder.hpp"
#include "store/sqlite_database.hpp"

#include <filesystem>
#include <limits>

namespace howdah::store {
namespace {

std::int64_t copy_games(Database& from, Database& to) {
  std::int64_t copied = 0;
  for (const auto& summary : from.list(std::numeric_limits<std::int64_t>::max())) {
    const auto row = from.load(summary.id);
    if (!row) continue; // deleted meanwhile
    const Change change{.game = row->id, .creates = {*row}};
    if (!to.apply({&change, 1}).at(0).done()) {
      throw std::runtime_error("the game " + row->id + " could not be written");
    }
    ++copied;
  }
  return copied;
}

} // namespace

std::int64_t copy_to_sqlite(Database& from, const std::string& file) {
  const auto folder = file + ".part";
  std::filesystem::remove_all(folder);
  std::int64_t copied = 0;
  {
    const auto to = open_sqlite(folder, FolderUse::tool);
    copied = copy_games(from, *to);
  } // closed, with everything in the one file
  std::filesystem::rename(database_file(folder), file);
  std::filesystem::remove_all(folder);
  return copied;
}

} // namespace howdah::store
