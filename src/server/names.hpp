// What people call themselves, shown to others: one line that cannot disturb the text around it.
#pragma once

#include <string>
#include <string_view>

namespace howdah::server {

inline constexpr std::size_t kLongestName = 40; // characters

/// The characters (code points) of a UTF-8 text.
[[nodiscard]] std::size_t count_characters(std::string_view text);

/// Control characters become spaces; marks that change the direction of writing are left out.
[[nodiscard]] std::string clean_name(std::string_view name);

} // namespace howdah::server
