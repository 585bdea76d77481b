// The figures of §3 of Sam Liam's rules as the tests see them: texts of cells with corners, made
// here once more so that both implementations are compared with a third list.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace howdah::testing {

/// Four places such as `c3nw`.
using FigureText = std::array<std::string, 4>;

inline constexpr std::array kCornerTexts = {"nw", "ne", "se", "sw"};

[[nodiscard]] std::string opposite_of(const std::string& corner);

/// All squares with their corners outwards, or all with their corners inwards. `margin` is 1 for
/// `size=7`, else 0.
[[nodiscard]] std::vector<FigureText> squares_outwards(int margin = 0);
[[nodiscard]] std::vector<FigureText> squares_inwards(int margin = 0);
[[nodiscard]] std::vector<FigureText> crosses(int longest_arm);
[[nodiscard]] std::vector<FigureText> lines(int longest_step);

/// The figure as one colour's triangles, with single spaces between, without number `missing`.
[[nodiscard]] std::string triangles_of(const FigureText& figure, char colour, int missing = -1);

} // namespace howdah::testing
