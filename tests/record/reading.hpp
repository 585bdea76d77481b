// Reading records out of texts, for tests.
#pragma once

#include "record/reader.hpp"
#include "tests/games/good_error.hpp"

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

/// What is wrong with the first record of a text, in English; empty when nothing is.
[[nodiscard]] inline std::string first_error(const std::string& text) {
  const auto all = read_all(text);
  EXPECT_FALSE(all.empty()) << text;
  if (all.empty() || all.front()) return "";
  const auto& error = all.front().error();
  EXPECT_TRUE(howdah::testing::is_good_error(error, text)) << text;
  EXPECT_NE(error.what.french, error.what.english);
  return error.what.english;
}

} // namespace howdah::record
