#include "play/ending.hpp"

#include <algorithm>
#include <array>

namespace howdah::play {
namespace {

constexpr std::array<std::string_view, 5> kWords = {"rules", "resigned", "time", "agreed",
                                                    "length"};

} // namespace

std::string_view to_word(EndReason reason) {
  return kWords[static_cast<std::size_t>(reason)];
}

std::optional<EndReason> parse_end_reason(std::string_view word) {
  const auto* const found = std::ranges::find(kWords, word);
  if (found == kWords.end()) return std::nullopt;
  return static_cast<EndReason>(found - kWords.begin());
}

} // namespace howdah::play
