#include "cli/record_input.hpp"

#include "cli/problem.hpp"
#include "core/text.hpp"
#include "files/system_problem.hpp"

#include <cerrno>
#include <filesystem>

namespace howdah::cli {

RecordInput::RecordInput(const std::string& path)
    : path_(path), file_(path, std::ios::binary), source_(file_), reader_(source_) {
  std::error_code problem;
  const bool folder = std::filesystem::is_directory(path, problem);
  if (!file_ || folder) {
    const auto why = errno == ENOENT ? Message("no such file", "fichier inexistant").with()
                                     : system_problem(folder ? EISDIR : errno);
    refuse({fmt::format("cannot read '{}': {}", quotable(path), why.english),
            fmt::format("impossible de lire « {} » : {}", quotable(path), why.french)});
  }
  const auto size = std::filesystem::file_size(path, problem);
  if (!problem) size_ = static_cast<double>(size);
}

double RecordInput::part_read() {
  const auto at = static_cast<double>(file_.tellg());
  return size_ > 0 && at >= 0 ? at / size_ : 1;
}

void refuse_missing(const std::string& path, std::uint32_t number, std::size_t games) {
  refuse(Message("'{0}' has no game {1}; it has {2}", "« {0} » n'a pas de partie {1} ; il en a {2}")
             .with(quotable(path), number, games));
}

record::Record RecordInput::record(std::uint32_t number) {
  for (std::uint32_t i = 1;; ++i) {
    auto read = next();
    if (!read) refuse_missing(path_, number, i - 1);
    if (i < number) continue;
    if (!*read) refuse(same(quotable(path_)), read->error());
    return std::move((*read)->record);
  }
}

} // namespace howdah::cli
