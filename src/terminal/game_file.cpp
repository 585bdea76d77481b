#include "terminal/game_file.hpp"

#include "core/text.hpp"
#include "record/reader.hpp"
#include "record/stream_source.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

namespace howdah::terminal {

Expected<LocalGame> read_game(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::error_code problem;
  if (!file || std::filesystem::is_directory(path, problem)) {
    return fail({fmt::format("there is no file '{}' that can be read", quotable(path)),
                 fmt::format("il n'y a pas de fichier lisible « {} »", quotable(path))});
  }
  record::StreamSource source(file);
  record::Reader reader(source);
  auto read = reader.next();
  if (!read) return fail({"the file is empty", "le fichier est vide"});
  if (!*read) return tl::unexpected<Error>(std::move(*read).error());
  return LocalGame::resume((*read)->record);
}

} // namespace howdah::terminal
