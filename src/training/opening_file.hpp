// A file of opening knowledge, of which one section is computed at a time; the others stay as they
// are, with their comments.
#pragma once

#include "core/error.hpp"
#include "training/balanced_search.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah {

struct OpeningFile {
  /// From its `rules` line on, with the game named first.
  struct Section {
    std::string game{};
    std::string rules{}; // as the game writes them
    std::string text{};
  };

  std::string head{}; // comments before the first section
  std::vector<Section> sections{};

  /// Null when there is none.
  [[nodiscard]] const Section* find(std::string_view game, std::string_view rules) const;
  /// Takes the place of the section of that game and rules, or comes last.
  void replace(Section section);
};

/// An error names the line.
[[nodiscard]] Expected<OpeningFile> parse_opening_file(std::string_view text);
[[nodiscard]] std::string to_text(const OpeningFile& file);

/// A list with a comment from which the search can go on.
[[nodiscard]] std::string to_text(const BalancedProgress& progress);
/// The progress of the search for these rules as the text tells it: none when it has no such list.
/// An error names the line.
[[nodiscard]] Expected<BalancedProgress> parse_progress(std::string_view text, const AnyGame& game,
                                                        std::uint64_t seed);

} // namespace howdah
