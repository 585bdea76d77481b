// A game in play for the page's local games: an action, and the state after it. The page keeps the
// text of the game between two calls.
//
// howdah_play takes lines: the time, what is done, then the game: for a new one as `play::to_text`
// writes it, else the text of the last answer.
//
//   now 12500
//   do move @a3e          for the player to move
//   game siam
//   player person Ana
//   …
//
// What can be done: `show` (nothing), `move MOVE`, `swap`, `resign SEAT`, `offer OFFER SEAT`,
// `decline OFFER SEAT`, `undo`, `redo`, `tick`. The answer:
//
//   {"game": the text to keep, "events": ["move", "ended", …],
//    "setup": {"game", "rules", "start", "moves"}, "canUndo", "canRedo",
//    "players": [{"kind": "person", "level", "name", "left": null or {"ply", "reason", "words"}}],
//    "swap": null or "pie", "swapped", "maySwap", "opening": the name of a balanced start or "",
//    "engine": null or {"seat", "level", "maySwap"},
//    "ending": null or {"result", "reason", "seat", "words"}, "words": how it stands,
//    "clock": null or {"left": [ms], "running"}, "offers": {"draw": [seats], …}}
//
// or an error, and then nothing has changed.
#pragma once

#include <string>
#include <string_view>

namespace howdah::wasm {

[[nodiscard]] std::string play_json(std::string_view text);

} // namespace howdah::wasm
