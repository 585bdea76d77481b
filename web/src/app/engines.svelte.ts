// Which games the engine can play: asked of the engine itself, once it is there.
import { Engine } from "../engine/engine";
import type { GameName } from "../game/types";
import { SvelteSet } from "svelte/reactivity";

/** The level that a first click plays against. */
export const MIDDLING = 4;

export const engineGames = new SvelteSet<GameName>(["siam"]);

/** Asks for the shortest search; whoever answers plays. Fetches the engine while nothing else is due. */
export async function findEngines(): Promise<void> {
  const engine = new Engine();
  for (const game of ["siam", "samliam"] as const) {
    try {
      await engine.think({ game, rules: "", start: "" }, [], 1, 10);
      engineGames.add(game);
    } catch {
      engineGames.delete(game);
    }
  }
  engine.dispose();
}
