// Reading records out of texts, for tests.
#pragma once

#include "record/reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace howdah::record {

/// What a reader makes of a text: records and errors in their order.
[[nodiscard]] inline std::vector<Expected<ReadRecord>> read_all(const std::string& text) {
  Reader reader(text);
  std::vector<Expected<ReadRecord>> all;
  while (auto read = reader.next()) all.push_back(*std::move(read));
  return all;
}

/// The only record of a text that has one.
[[nodiscard]] inline Record read_one(const std::string& text) {
  auto all = read_all(text);
  EXPECT_EQ(all.size(), 1U) << text;
  if (all.size() != 1 || !all.front()) {
    if (!all.empty()) ADD_FAILURE() << all.front().error().what.english;
    return {};
  }
  return all.front()->record;
}

} // namespace howdah::record
