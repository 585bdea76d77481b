// Opening knowledge: the files of data/openings are loaded when somebody wants them, and read by the engine.
import { SvelteMap } from "svelte/reactivity";
import balancedUrl from "../../../data/openings/balanced.txt?url";
import firstMovesUrl from "../../../data/openings/first-moves.txt?url";
import { Engine, type BalancedStart, type FirstMoves } from "../engine/engine";
import type { Setup } from "../game/types";

const loaded = new Map<string, Promise<string>>();

function load(url: string): Promise<string> {
  const text = loaded.get(url) ?? fetch(url).then((answer) => answer.text());
  loaded.set(url, text);
  text.catch(() => loaded.delete(url)); // so that the next try asks again
  return text;
}

async function ask<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer> {
  const engine = new Engine();
  try {
    return await question(engine);
  } finally {
    engine.dispose();
  }
}

/** Whether a start is one of the balanced ones: `balanced`, or with its number `balanced:17`. */
export const isBalanced = (start: string): boolean => /^balanced(:\d+)?$/.test(start);

/** As addresses write the start of that name: `balanced:17`. */
export const balancedStartOf = (name: string): string => name.replace(" ", ":");

/** The position of a balanced start; an error says why there is none. */
export async function balancedStart(setup: Setup): Promise<BalancedStart> {
  const lists = await load(balancedUrl);
  return (await ask((engine) => engine.balancedStart(setup, lists)))!;
}

/** The value of every first move; nothing when it is not known by these rules. */
export async function firstMoves(setup: Setup): Promise<FirstMoves[] | null> {
  const maps = await load(firstMovesUrl);
  return ask((engine) => engine.firstMoves({ ...setup, start: "" }, maps));
}

const counts = new SvelteMap<string, number>();
const asked = new Set<string>();

/** How many balanced starts these rules have; undefined until it is known. */
export function balancedStarts({ game, rules }: Pick<Setup, "game" | "rules">): number | undefined {
  const key = `${game} ${rules}`;
  if (!asked.has(key)) {
    asked.add(key);
    void balancedStart({ game, rules, start: "balanced" }).then(
      ({ starts }) => counts.set(key, starts),
      () => counts.set(key, 0),
    );
  }
  return counts.get(key);
}
