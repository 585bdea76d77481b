// Which steps of the rule book were done, kept in the browser. What stands there may be damaged, or written
// by another version: whatever cannot be read counts as not done.
import type { GameName } from "../game/types";

export type Done = Record<GameName, readonly string[]>;

const KEY = "learn";
const NOTHING: Done = { siam: [], samliam: [] };

export function parseDone(text: string | null): Done {
  const read = (value: unknown) =>
    Array.isArray(value) ? [...new Set(value.filter((id): id is string => typeof id === "string"))] : [];
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Record<GameName, unknown>> | null;
    return { siam: read(kept?.siam), samliam: read(kept?.samliam) };
  } catch {
    return NOTHING;
  }
}

export function readDone(storage: Pick<Storage, "getItem"> = localStorage): Done {
  try {
    return parseDone(storage.getItem(KEY));
  } catch {
    return NOTHING; // the browser keeps nothing
  }
}

export function keepDone(done: Done, storage: Pick<Storage, "setItem"> = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify(done));
  } catch {
    // The browser keeps nothing, or has no room: the lesson goes on without.
  }
}
