// Which screen is shown, after the address: everything stands behind the #, so that nothing of it, a
// seat's secret least of all, is sent to the server with the page.
//
//   #/                               the front page
//   #/settings                       how the page looks and sounds
//   #/new/GAME                       setting up a game
//   #/play/GAME?rules=…&seats=0,5&start=…&moves=…&swap=pie   a game on this screen
//   #/learn/GAME                     the rule book, where the reader left it
//   #/learn/GAME/STEP                a step of it
//   #/puzzles/GAME                   all puzzles of a game
//   #/puzzles/GAME/ID                one of them; `today` for the puzzle of the day
//   #/analyse/GAME?…                 the analysis board; src/analysis/address.ts says more
//   #/join/ID/INVITE                 taking a seat in a game online
//   #/game/ID                        watching a game online
//   #/game/ID/SECRET                 playing it

import type { GameName, Setup, Sitter } from "../game/types";
import { isGame } from "../games/catalogue";

export type Route =
  | { page: "home" }
  | { page: "settings" }
  | { page: "new"; game: GameName }
  | { page: "play"; setup: Setup; sitters: Sitter[]; moves: string[]; pie: boolean; fresh: string }
  | { page: "learn"; game: GameName; step: string }
  | { page: "puzzles"; game: GameName; id: string }
  | { page: "analyse"; game: GameName; query: string }
  | { page: "online"; id: string; secret: string }
  | { page: "join"; id: string; invite: string }
  | { page: "lost" };

export function readRoute(hash: string): Route {
  const [, path = "", query = ""] = /^#?\/?([^?]*)\??(.*)$/s.exec(hash)!;
  const parts = path.split("/").filter((part) => part !== "");
  const [page, name, secret = ""] = parts;
  const game = name !== undefined && isGame(name) ? name : null;
  if (page === undefined) return { page: "home" };
  if (page === "settings") return { page: "settings" };
  if (page === "new" && game !== null) return { page: "new", game };
  if (page === "learn" && game !== null) return { page: "learn", game, step: secret };
  if (page === "puzzles" && game !== null) return { page: "puzzles", game, id: secret };
  if (page === "game" && name) return { page: "online", id: name, secret };
  if (page === "join" && name && secret) return { page: "join", id: name, invite: secret };
  if (page === "analyse" && game !== null) return { page: "analyse", game, query };
  if (page === "play" && game !== null) {
    const values = new URLSearchParams(query);
    const seats = values.get("seats") ?? "";
    return {
      page: "play",
      setup: { game, rules: values.get("rules") ?? "", start: values.get("start") ?? "" },
      sitters: seats === "" ? [] : seats.split(",").map((one) => Number(one) || null),
      moves: (values.get("moves") ?? "").split(" ").filter((move) => move !== ""),
      pie: values.get("swap") === "pie",
      fresh: values.get("n") ?? "",
    };
  }
  return { page: "lost" };
}

/** `setup.start` may be `balanced:17`, and `swap` may stand among the moves; `seats` are the original ones. */
export function playAddress(
  setup: Setup,
  sitters: readonly Sitter[],
  moves: readonly string[] = [],
  fresh = "",
  pie = false,
): string {
  const values = new URLSearchParams();
  if (setup.rules) values.set("rules", setup.rules);
  if (setup.start) values.set("start", setup.start);
  if (pie) values.set("swap", "pie");
  values.set("seats", sitters.map((sitter) => sitter ?? 0).join(","));
  if (moves.length > 0) values.set("moves", moves.join(" "));
  if (fresh) values.set("n", fresh);
  return `#/play/${setup.game}?${values}`;
}
