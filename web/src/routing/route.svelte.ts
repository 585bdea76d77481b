// Which screen is shown, after the address: everything stands behind the #, so that nothing of it, a
// seat's secret least of all, is sent to the server with the page.
//
//   #/                               the front page
//   #/new/siam                       setting up a game
//   #/play/siam?rules=…&seats=0,5&start=…&moves=…   a game on this screen
//   #/learn/siam                     the rule book, where the reader left it
//   #/learn/siam/STEP                a step of it
//   #/puzzles/siam                   all puzzles of a game
//   #/puzzles/siam/ID                one of them
//   #/analyse/siam?…                 the analysis board; src/analysis/address.ts says more
//   #/join/ID/INVITE                 taking a seat in a game online
//   #/game/ID                        watching a game online
//   #/game/ID/SECRET                 playing it

import { readAnalysis, type AnalysisRoute } from "../analysis/address";
import type { GameName, Setup } from "../game/types";
import type { Sitter } from "../table/local.svelte";

export type Route =
  | { page: "home" }
  | { page: "new"; game: GameName }
  | { page: "play"; setup: Setup; sitters: Sitter[]; moves: string[]; fresh: string }
  | { page: "learn"; game: GameName; step: string }
  | { page: "puzzles"; game: GameName; id: string }
  | ({ page: "analyse" } & AnalysisRoute)
  | { page: "online"; id: string; secret: string }
  | { page: "join"; id: string; invite: string }
  | { page: "lost" };

const isGame = (name: string | undefined): name is GameName => name === "siam" || name === "samliam";

export function readRoute(hash: string): Route {
  const [, path = "", query = ""] = /^#?\/?([^?]*)\??(.*)$/s.exec(hash)!;
  const parts = path.split("/").filter((part) => part !== "");
  const [page, name, secret = ""] = parts;
  if (page === undefined) return { page: "home" };
  if (page === "new" && isGame(name)) return { page: "new", game: name };
  if (page === "learn" && isGame(name)) return { page: "learn", game: name, step: secret };
  if (page === "puzzles" && isGame(name)) return { page: "puzzles", game: name, id: secret };
  if (page === "game" && name) return { page: "online", id: name, secret };
  if (page === "join" && name && secret) return { page: "join", id: name, invite: secret };
  if (page === "analyse" && isGame(name)) return { page: "analyse", ...readAnalysis(name, query) };
  if (page === "play" && isGame(name)) {
    const values = new URLSearchParams(query);
    const seats = values.get("seats") ?? "";
    return {
      page: "play",
      setup: { game: name, rules: values.get("rules") ?? "", start: values.get("start") ?? "" },
      sitters: seats === "" ? [] : seats.split(",").map((one) => Number(one) || null),
      moves: (values.get("moves") ?? "").split(" ").filter((move) => move !== ""),
      fresh: values.get("n") ?? "",
    };
  }
  return { page: "lost" };
}

export function playAddress(
  setup: Setup,
  sitters: Sitter[],
  moves: readonly string[] = [],
  fresh = "",
): string {
  const values = new URLSearchParams();
  if (setup.rules) values.set("rules", setup.rules);
  if (setup.start) values.set("start", setup.start);
  values.set("seats", sitters.map((sitter) => sitter ?? 0).join(","));
  if (moves.length > 0) values.set("moves", moves.join(" "));
  if (fresh) values.set("n", fresh);
  return `#/play/${setup.game}?${values}`;
}

class Place {
  route: Route = $state.raw(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
      scrollTo(0, 0);
    });
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Reads the address anew, though it has not changed. */
  reload(): void {
    this.route = readRoute(location.hash);
  }
}

export const place = new Place();
