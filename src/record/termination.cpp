#include "record/termination.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace howdah::record {
namespace {

constexpr std::string_view kWords[] = {"normal", "resigned", "time",       "agreed", "length",
                                       "crash",  "timeout",  "unreadable", "illegal"};
static_assert(std::size(kWords) == static_cast<std::size_t>(Termination::illegal) + 1);

} // namespace

std::string_view to_word(Termination termination) {
  return kWords[static_cast<std::size_t>(termination)];
}

std::optional<Termination> parse_termination(std::string_view word) {
  const auto* const found = std::ranges::find(kWords, word);
  if (found == std::end(kWords)) return std::nullopt;
  return static_cast<Termination>(found - std::begin(kWords));
}

} // namespace howdah::record
