// A record as text: tags, an empty line, numbered moves in lines of 80 columns with variations in
// round brackets, the result.
#pragma once

#include "record/record.hpp"

#include <string>
#include <vector>

namespace howdah::record {

/// A line for each.
[[nodiscard]] std::string tags_text(const std::vector<Tag>& tags);

/// Ends with a line's end. `Reader` parses it back into an equal record.
[[nodiscard]] std::string to_text(const Record& record);

} // namespace howdah::record
