// A score as the page reads it.
#pragma once

#include "engine/score.hpp"
#include "wasm/json_writer.hpp"

namespace howdah::wasm {

/// The key `centi` of an estimate, in hundredths of a logit; or `win` of a proved result, as the
/// protocol writes it: a loss in N plies is a win in -N.
void write_score(JsonWriter& json, Score score);

/// The expected score of the player to move, in thousandths.
[[nodiscard]] int share_of(Score score);

} // namespace howdah::wasm
