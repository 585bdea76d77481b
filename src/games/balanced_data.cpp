// The lists that are part of the program. A file of its own: the page loads them when they are
// wanted, and its modules do without this one.
#include "games/balanced_starts.hpp"

namespace howdah {
namespace embedded {
extern const std::string_view kBalancedStarts;
}

std::span<const BalancedList> balanced_lists() {
  static const auto kLists = parse_balanced_lists(embedded::kBalancedStarts);
  if (!kLists) return {}; // a test reads the file, so this does not happen
  return *kLists;
}

} // namespace howdah
