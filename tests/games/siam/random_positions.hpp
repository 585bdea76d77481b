// Position texts of Siam that random games hardly reach: many animals and rocks in contact, most
// facing along one line, so that pushes of every kind are possible.
#pragma once

#include "core/random.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah::testing {

/// What of a rules text a set-up position depends on.
struct SetUpRules {
  std::uint32_t animals = 5;
  bool one_exit = false;
  std::uint32_t limit = 0; // 0 for none
};

[[nodiscard]] SetUpRules set_up_rules(std::string_view rules);

/// A legal position text under these rules.
[[nodiscard]] std::string random_position(const SetUpRules& rules, Random& random);

/// A few dozen, always the same ones.
[[nodiscard]] std::vector<std::string> siam_set_ups(std::string_view rules);

} // namespace howdah::testing
