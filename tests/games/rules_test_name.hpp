// A rules text as the name of a parameterised test may have it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>

namespace howdah::testing {

[[nodiscard]] inline std::string
rules_test_name(const ::testing::TestParamInfo<std::string>& rules) {
  std::string name = rules.param;
  std::ranges::replace_if(
      name, [](unsigned char letter) { return std::isalnum(letter) == 0; }, '_');
  return name;
}

} // namespace howdah::testing
