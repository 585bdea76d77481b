#include "cli/record_actions.hpp"
#include "cli/record_input.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"
#include "record/pictures.hpp"

#include <filesystem>

namespace howdah::cli {

ExitStatus export_record(const Request& request, Console& console) {
  const auto* const folder = request.value("--svg");
  const auto* const page = request.value("--html");
  if (folder == nullptr && page == nullptr) {
    refuse(Message("export needs --html FILE or --svg FOLDER",
                   "export demande --html FICHIER ou --svg DOSSIER")
               .with());
  }
  const auto language = request.language();
  const auto record = RecordInput(request.argument(1))
                          .record(request.number("--game", 1, kMostRecords).value_or(1));
  if (page != nullptr) {
    write_whole_file("--html", *page, record::replay_page(record));
    console.out.write_line(wrote(quotable(*page)).in(language));
  }
  if (folder == nullptr) return ExitStatus::done;
  std::error_code problem;
  std::filesystem::create_directories(*folder, problem);
  int number = 0;
  for (const auto& picture : record::pictures_of(record)) {
    write_whole_file("--svg", fmt::format("{}/{:03}.svg", *folder, number++), picture);
  }
  console.out.write_line(
      wrote(fmt::format("{}/000.svg - {:03}.svg", quotable(*folder), number - 1)).in(language));
  return ExitStatus::done;
}

} // namespace howdah::cli
