// Game records, read and written for the page.
//
// Both take their text in the last field of the request, `text`, which runs to the request's end.
//
// howdah_read_record: `text` is a record, or moves without tags, which are then read by the `game`,
// `rules` and `start` of the request and its lines `tag NAME VALUE` (no text at all: a game without
// moves). The answer:
//
//   {"records": 1,                          in the text; this is the first of them
//    "setup": {"game": "siam", "rules": "2015", "start": ""},
//    "tags": [["Game", "siam"], …],         in their order
//    "players": 2, "firstPly": 0, "swapped": false, "result": "E",
//    "nodes": [{"move": "", "mark": "", "comments": [], "children": [1, 4]}, …]}
//
// The first node is the start; a child stands behind its parent in the list, the first child goes
// on with the line. Variations that begin alike are one. A comment that opens a variation comes
// first among those of its first move. An error has `line` beside its two sentences.
//
// howdah_write_record: `game`, `rules` and `start`; a line `tag NAME VALUE` for every other tag, in
// their order; `text` has the moves with marks, comments and variations as records have them.
// Numbers may be missing, and so may the result. The answer is {"text": …}: the record, checked,
// numbered, in lines of 80 columns, with the tag Result.
#pragma once

#include "wasm/request.hpp"

#include <string>

namespace howdah::wasm {

/// Of a tree that the page takes.
inline constexpr std::size_t kMostTreeMoves = 3'000;

[[nodiscard]] std::string read_record_json(const Request& request);
[[nodiscard]] std::string write_record_json(const Request& request);

} // namespace howdah::wasm
