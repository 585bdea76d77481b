// Which steps of the rule book were done, kept in the browser: whatever cannot be read counts as not done.
import type { GameName } from "../game/types";
import { forEachGame } from "../games/catalogue";
import { keep, parseFields, readKept, stringsOf, type Kept } from "../storage/storage";

export type Done = Record<GameName, readonly string[]>;

const KEY = "learn";

export function parseDone(text: string | null): Done {
  const fields = parseFields(text);
  return forEachGame((game) => stringsOf(fields[game]));
}

export function readDone(storage?: Pick<Kept, "getItem">): Done {
  return parseDone(readKept(KEY, storage));
}

export function keepDone(done: Done, storage?: Pick<Kept, "setItem">): void {
  keep(KEY, JSON.stringify(done), storage);
}
