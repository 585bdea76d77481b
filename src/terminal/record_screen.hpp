// Stepping through game records, on a screen or as lines.
#pragma once

#include "record/record.hpp"
#include "terminal/play.hpp"

#include <functional>

namespace howdah::terminal {

/// The records of a file, counted from 0; nothing behind the last one, and an error for one that
/// cannot be read.
using RecordSource = std::function<std::optional<Expected<record::Record>>(std::size_t index)>;

/// Begins with that record, which must be there and readable.
[[nodiscard]] VisitEnd show_records(const RecordSource& source, std::size_t first,
                                    const Surroundings& surroundings);

/// Every position of one record with its move and comments, one below the other.
void print_record(const record::Record& record, const Surroundings& surroundings,
                  const std::function<void(std::string_view)>& write);

} // namespace howdah::terminal
