// Opening knowledge for the page, which loads the lists of data/openings when somebody wants them
// and passes one as `text`.
//
// howdah_balanced_start: `game`, `rules`, `start` (`balanced` or `balanced:N`), `seed` for the
// choice by chance; `text` has the balanced starts. The answer:
//
//   {"starts": how many these rules have, "start": a position text, "name": "balanced 17"}
//
// howdah_first_moves: `game`, `rules`; `text` has the maps of first moves. The answer is null when
// these rules have none, else a list; `share` is the expected score of the second player in
// thousandths, and beside it stands a score as of a search:
//
//   [{"centi": 22, "share": 555, "moves": ["@b1e", …]}, {"win": -12, "share": 0, "moves": […]}, …]
#pragma once

#include "wasm/request.hpp"

#include <string>

namespace howdah::wasm {

[[nodiscard]] std::string balanced_start_json(const Request& request);
[[nodiscard]] std::string first_moves_json(const Request& request);

} // namespace howdah::wasm
