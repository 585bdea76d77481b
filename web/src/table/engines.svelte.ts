// Which games the engine can play, by which rules: asked of the engine itself.
import { Engine } from "../engine/engine";
import type { GameName, Setup } from "../game/types";
import { games } from "../games/catalogue";
import { SvelteMap } from "svelte/reactivity";

/** The level that a first click plays against. */
export const DEFAULT_LEVEL = 4;

const keyOf = (game: GameName, rules: string) => `${game} ${rules}`;
// By its usual rules the engine plays every game: the front page need not ask.
const known = new SvelteMap<string, boolean>(games.map(({ name }) => [keyOf(name, ""), true]));
const asked = new Set<string>();

/** Asks for the shortest search; whoever answers plays. */
async function ask(game: GameName, rules: string): Promise<void> {
  const engine = new Engine();
  try {
    await engine.think({ game, rules, start: "" }, [], 1, 10);
    known.set(keyOf(game, rules), true);
  } catch {
    known.set(keyOf(game, rules), false);
  } finally {
    engine.dispose();
  }
}

/** Whether the engine plays by these rules; undefined until it has said so. */
export function enginePlays({ game, rules }: Pick<Setup, "game" | "rules">): boolean | undefined {
  const key = keyOf(game, rules);
  if (!known.has(key) && !asked.has(key)) {
    asked.add(key);
    setTimeout(() => void ask(game, rules), 300); // let the page be drawn first
  }
  return known.get(key);
}
