// Why a move is refused, in words.
#pragma once

#include "core/language.hpp"
#include "games/samliam/verdict.hpp"

#include <string_view>
#include <vector>

namespace howdah::samliam {

/// The stable name of the rule that refuses, such as "place.cell-full".
[[nodiscard]] std::string_view refusal_name(Ruling ruling) noexcept;

/// One sentence without its full stop.
[[nodiscard]] Phrase refusal_sentence(const Setting& setting, const Position& position, Move move,
                                      Ruling ruling);

/// What else the player may want to know: the threats, and which moves would do.
[[nodiscard]] std::vector<Phrase> refusal_details(const Setting& setting, const Position& position,
                                                  Ruling ruling);

} // namespace howdah::samliam
