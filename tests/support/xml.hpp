// Whether a text is one well-formed XML element with all that is in it: tags closed in order,
// attributes quoted and given once, no bare `<` or `&`. As much of XML as pictures use.
#pragma once

#include <string>
#include <string_view>

namespace howdah::testing {

/// Empty when well-formed; else what is wrong, for the message of a failed test.
[[nodiscard]] std::string xml_problem(std::string_view text);

} // namespace howdah::testing
