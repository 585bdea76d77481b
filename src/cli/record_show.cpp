#include "cli/interrupt.hpp"
#include "cli/paint.hpp"
#include "cli/record_actions.hpp"
#include "cli/record_input.hpp"
#include "terminal/record_screen.hpp"

#include <unistd.h>

namespace howdah::cli {

ExitStatus show_record(const Request& request, Console& console) {
  RecordInput input(request.argument(1));
  const auto number = request.number("--game", 1, kMostRecords).value_or(1);
  // Earlier games are read once and kept, so that one can go back to them.
  std::vector<Expected<record::Record>> records;
  const terminal::RecordSource source =
      [&](std::size_t index) -> std::optional<Expected<record::Record>> {
    while (records.size() <= index) {
      auto read = input.next();
      if (!read) return std::nullopt;
      if (*read) {
        records.emplace_back(std::move((*read)->record));
      } else {
        records.emplace_back(tl::unexpected<Error>(read->error()));
      }
    }
    return records[index];
  };
  const auto first = source(number - 1);
  if (!first) input.refuse_missing(number, records.size());
  if (!*first) input.refuse_bad(first->error());
  const terminal::Surroundings surroundings{.language = request.language(),
                                            .unicode = console.unicode,
                                            .colours = environment_wants_colours(),
                                            .interrupted = interrupted()};
  auto end = terminal::VisitEnd::unknown_terminal;
  if (console.out_is_terminal && ::isatty(STDIN_FILENO) == 1) {
    end = terminal::show_records(source, number - 1, surroundings);
  }
  if (end == terminal::VisitEnd::interrupted) give_up_interrupted();
  if (end == terminal::VisitEnd::unknown_terminal) {
    terminal::print_record(**first, surroundings,
                           [&](std::string_view text) { console.out.write(text); });
  }
  return ExitStatus::done;
}

} // namespace howdah::cli
