#include "cli/request.hpp"

#include "cli/problem.hpp"
#include "cli/suggestion.hpp"
#include "core/text.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace howdah::cli {

const std::string* Request::value(std::string_view option) const {
  const auto found = options_.find(option);
  return found == options_.end() ? nullptr : &found->second.front();
}

std::span<const std::string> Request::values(std::string_view option) const {
  const auto found = options_.find(option);
  if (found == options_.end()) return {};
  return found->second;
}

std::optional<std::uint32_t> Request::number(std::string_view option, std::uint32_t least,
                                             std::uint32_t most) const {
  const auto* const text = value(option);
  if (text == nullptr) return std::nullopt;
  return read_number(same(option), *text, least, most);
}

std::optional<std::string> Request::choice(std::string_view option,
                                           std::span<const std::string> words) const {
  const auto* const text = value(option);
  if (text == nullptr) return std::nullopt;
  if (std::ranges::find(words, *text) != words.end()) return *text;
  refuse(same(option), {Message("'{0}' is not a choice; the choices are {1}",
                                "« {0} » n'est pas un choix ; les choix sont {1}")
                            .with(quotable(*text), fmt::join(words, ", "))});
}

std::uint32_t read_number(const Phrase& where, std::string_view text, std::uint32_t least,
                          std::uint32_t most) {
  const auto number = parse_number(text, most);
  if (number && *number >= least) return *number;
  refuse(where, {Message("'{0}' is not a number from {1} to {2}",
                         "« {0} » n'est pas un nombre de {1} à {2}")
                     .with(quotable(text), least, most)});
}

std::optional<Phrase> did_you_mean(std::string_view typed, std::span<const std::string> known) {
  const auto name = nearest(typed, known);
  if (!name) return std::nullopt;
  return Message("; did you mean '{0}'?", " ; vouliez-vous dire « {0} » ?").with(*name);
}

} // namespace howdah::cli
