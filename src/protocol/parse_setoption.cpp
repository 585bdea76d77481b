#include "core/text.hpp"
#include "protocol/parse.hpp"
#include "protocol/words.hpp"

#include <algorithm>

namespace howdah::protocol {
namespace {

constexpr char lower(char letter) noexcept {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Option names are case-insensitive, as in UCI.
bool same_name(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, {}, lower, lower);
}

std::string known_options() {
  std::string names;
  for (const auto& option : kNumberOptions) names += concat(option.name, ", ");
  return concat(names, kRulesOption, ", ", kPieOption, ", ", kClearHashOption);
}

} // namespace

ParsedCommand parse_setoption(Words words) {
  if (words.next() != "name") return refused("'setoption' needs 'name'");
  const auto name = words.until("value");
  const auto value = words.all();
  if (name.empty()) return refused("'setoption name' needs the name of an option");
  for (std::size_t i = 0; i < kNumberOptions.size(); ++i) {
    const auto& option = kNumberOptions[i];
    if (!same_name(name, option.name)) continue;
    const auto number = parse_number(value, option.most);
    if (number && *number >= option.least) return SetNumber{static_cast<NumberOption>(i), *number};
    return refused(option.name, ": '", quotable(value), "' is not a number from ", option.least,
                   " to ", option.most);
  }
  if (same_name(name, kRulesOption)) {
    if (value.empty()) return refused(kRulesOption, " needs a value");
    return SetRules{std::string(value)};
  }
  if (same_name(name, kPieOption)) {
    if (value == "true" || value == "false") return SetPie{value == "true"};
    return refused(kPieOption, ": '", quotable(value), "' is neither true nor false");
  }
  if (same_name(name, kClearHashOption)) {
    if (!value.empty()) return refused(kClearHashOption, " takes no value");
    return ClearHash{};
  }
  return refused("unknown option '", quotable(name), "'; the options are ", known_options());
}

} // namespace howdah::protocol
