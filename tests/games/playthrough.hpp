// A game frozen ply by ply: what the library says of each position of one random game, kept in a
// file, so that no change of behaviour goes unnoticed. `playthroughs/README.md` shows the format.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::testing {

/// The head of a file, and the moves that were played.
struct Playthrough {
  std::string game;
  std::string rules;
  std::uint64_t seed = 0;
  int plies = 0; // at most
  std::vector<std::string> moves;
};

[[nodiscard]] std::string read_file(const std::filesystem::path& file);

[[nodiscard]] Playthrough read_playthrough(std::string_view text);

/// Chooses new moves by the seed: a kind of move first, then one of that kind, so that rare kinds
/// are as frequent as others.
[[nodiscard]] std::vector<std::string> choose_moves(const Playthrough& head);

/// The whole text of the file, as the library sees that game today.
[[nodiscard]] std::string write_playthrough(const Playthrough& playthrough);

} // namespace howdah::testing
