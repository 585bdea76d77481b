#include "play/ending.hpp"

#include <algorithm>
#include <iterator>

namespace howdah::play {
namespace {

constexpr std::string_view kReasonWords[] = {"rules", "resigned", "time", "agreed", "length"};

} // namespace

std::string_view to_word(EndReason reason) {
  return kReasonWords[static_cast<std::size_t>(reason)];
}

std::optional<EndReason> parse_end_reason(std::string_view word) {
  const auto* const found = std::ranges::find(kReasonWords, word);
  if (found == std::end(kReasonWords)) return std::nullopt;
  return static_cast<EndReason>(found - std::begin(kReasonWords));
}

} // namespace howdah::play
