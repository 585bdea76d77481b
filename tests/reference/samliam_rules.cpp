#include "tests/reference/samliam_rules.hpp"

#include <set>

namespace howdah::reference::samliam {
namespace {

/// False when the option takes no such value.
bool set_option(Rules& rules, std::string_view key, std::string_view value) {
  if (key == "players") {
    const auto number = read_number(value, 2, 4);
    if (number) rules.players = *number;
    return number.has_value();
  }
  if (key == "size") {
    if (value != "9" && value != "7") return false;
    rules.size = value == "9" ? 9 : 7;
    return true;
  }
  if (key == "announce") {
    if (value != "auto" && value != "off" && value != "strict") return false;
    rules.announce = value == "auto"  ? Announce::automatic
                     : value == "off" ? Announce::off
                                      : Announce::strict;
    return true;
  }
  if (key == "cross") {
    rules.cross_any = value == "any";
    return value == "any" || value == "unit";
  }
  if (key == "line") {
    rules.line_spaced = value == "spaced";
    return value == "spaced" || value == "adjacent";
  }
  if (key == "triangles") {
    const auto number = read_number(value, 8, 40);
    if (number) rules.triangles = *number;
    return number.has_value();
  }
  if (key == "repetition") {
    rules.repetition_draws = value == "draw";
    return value == "draw" || value == "none";
  }
  // What is left is `limit`.
  const auto number = read_number(value, 1, kMostPlies);
  rules.limit = number;
  return number.has_value() || value == "none";
}

} // namespace

std::optional<int> read_number(std::string_view text, int least, int most) {
  if (text.empty() || text.size() > 9 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  if (number < least || number > most) return std::nullopt;
  return number;
}

OrReason<Rules> read_rules(std::string_view text) {
  const std::set<std::string, std::less<>> keys = {"players", "size",      "announce",   "cross",
                                                   "line",    "triangles", "repetition", "limit"};
  Rules rules;
  std::set<std::string, std::less<>> given;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const auto comma = std::min(text.find(',', begin), text.size());
    const std::string pair(text.substr(begin, comma - begin));
    const auto equals = pair.find('=');
    if (equals == std::string::npos) return tl::unexpected("'" + pair + "' is no key=value");
    const auto key = pair.substr(0, equals);
    const auto value = pair.substr(equals + 1);
    if (!keys.contains(key)) return tl::unexpected("unknown key '" + key + "'");
    if (!given.insert(key).second) return tl::unexpected("key '" + key + "' is given twice");
    if (!set_option(rules, key, value)) {
      return tl::unexpected(std::string("'").append(value).append("' is no value of ").append(key));
    }
    begin = comma + 1;
  }
  if (rules.size == 7 && rules.players > 2) {
    return tl::unexpected(std::string("size=7 is for two players only"));
  }
  return rules;
}

} // namespace howdah::reference::samliam
