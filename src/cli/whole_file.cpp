#include "cli/whole_file.hpp"

#include "cli/problem.hpp"
#include "files/whole_file.hpp"

namespace howdah::cli {
namespace {

Phrase beginning_with(std::string_view where, const Phrase& what) {
  return {fmt::format("{}: {}", where, what.english), fmt::format("{} : {}", where, what.french)};
}

} // namespace

std::string read_whole_file(std::string_view where, const std::string& path) {
  auto content = howdah::read_whole_file(path);
  if (!content) refuse(beginning_with(where, content.error().what));
  return *std::move(content);
}

Phrase wrote(std::string_view what) {
  return Message("wrote {0}", "écrit : {0}").with(what);
}

void write_whole_file(std::string_view where, const std::string& path, std::string_view content) {
  if (const auto why = howdah::write_whole_file(path, content)) {
    give_up(beginning_with(where, *why));
  }
}

} // namespace howdah::cli
