// The games of the page. Another one is a folder beside this file and a line in this list.
import type { GameName } from "../game/types";
import type { GameUi } from "./game_ui";
import { samliam } from "./samliam";
import { siam } from "./siam";

export const games: readonly GameUi[] = [siam, samliam];

const byName = new Map(games.map((game) => [game.name, game]));

export const isGame = (name: string): boolean => byName.has(name);

/** Throws for a name that is not in the list: whatever comes from outside is checked before. */
export function gameUi(name: GameName): GameUi {
  const found = byName.get(name);
  if (!found) throw new Error(`there is no game '${name}'`);
  return found;
}

/** A value for each game. */
export function forEachGame<Value>(make: (name: GameName) => Value): Record<GameName, Value> {
  return Object.fromEntries(games.map(({ name }) => [name, make(name)]));
}
