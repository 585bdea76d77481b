#include "cli/suggestion.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace howdah::cli {

std::size_t typing_distance(std::string_view from, std::string_view to) {
  // Row i holds the distances between the first i letters of `from` and each start of `to`.
  const std::size_t width = to.size() + 1;
  std::vector<std::size_t> table((from.size() + 1) * width);
  const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& {
    return table[i * width + j];
  };
  for (std::size_t i = 0; i <= from.size(); ++i) at(i, 0) = i;
  for (std::size_t j = 0; j <= to.size(); ++j) at(0, j) = j;
  for (std::size_t i = 1; i <= from.size(); ++i) {
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t replaced = at(i - 1, j - 1) + (from[i - 1] == to[j - 1] ? 0 : 1);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, replaced});
      const bool swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
      if (swapped) at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(from.size(), to.size());
}

std::optional<std::string> nearest(std::string_view typed, std::span<const std::string> known) {
  constexpr std::size_t kLongestName = 40;
  if (typed.size() < 2 || typed.size() > kLongestName) return std::nullopt;
  const std::string* best = nullptr;
  std::size_t best_distance = 0;
  for (const auto& name : known) {
    // A prefix of a name means that name, however long it is.
    const auto distance = name.starts_with(typed) ? 1 : typing_distance(typed, name);
    if (best == nullptr || distance < best_distance) {
      best = &name;
      best_distance = distance;
    }
  }
  const std::size_t allowed = typed.size() <= 4 ? 1 : 2;
  if (best == nullptr || best_distance > allowed) return std::nullopt;
  return *best;
}

} // namespace howdah::cli
