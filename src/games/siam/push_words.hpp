// Pushes in words: the line, who pushes, who resists, the rocks, the sum and what comes of it.
#pragma once

#include "games/explanation.hpp"
#include "games/siam/verdict.hpp"

#include <vector>

namespace howdah::siam {

/// "2 push, 1 resists, 1 rock"
[[nodiscard]] Phrase in_numbers(const PushBalance& balance);

/// Where and why `push=running` stops a push that `push=total` would allow.
[[nodiscard]] Phrase stopped_on_the_way(const Verdict& verdict);

/// The sentences of an explanation, and what becomes of each piece of the line.
[[nodiscard]] std::vector<Phrase> describe_push(const Position& position, const Verdict& verdict,
                                                Facing way);
[[nodiscard]] std::vector<PieceRole> line_roles(const Position& position, const Verdict& verdict,
                                                Facing way);

} // namespace howdah::siam
