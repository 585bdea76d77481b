// The file from which a proof search goes on: a few lines of text that say what it is about, the
// graph as bytes, and a checksum.
#pragma once

#include "core/error.hpp"
#include "engine/solver/proof_graph.hpp"

#include <string>
#include <string_view>

namespace howdah {

struct ProofFile {
  std::string about; // lines, each with its end: the question
  std::uint64_t expanded = 0;
  ProofGraph graph{};
};

[[nodiscard]] std::string to_content(const std::string& about, std::uint64_t expanded,
                                     const ProofGraph& graph);

/// Refuses a file that is damaged, of another version or about another question than `about`.
[[nodiscard]] Expected<ProofFile> read_proof_file(std::string_view content,
                                                  const std::string& about);

} // namespace howdah
