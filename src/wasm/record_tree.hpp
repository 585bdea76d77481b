// The moves of a record as a list of nodes, the start first; every child stands behind its parent.
// Variations that begin with the same move are one.
#pragma once

#include "record/record.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah::wasm {

/// Looks at texts of the record it was made from.
struct RecordNode {
  std::string_view move{};
  std::string_view mark{};
  std::vector<std::string_view> comments{};
  std::vector<std::size_t> children{}; // numbers of nodes; the first goes on with the line
};

[[nodiscard]] std::vector<RecordNode> nodes_of(const record::Record& record);

} // namespace howdah::wasm
