// Texts kept in the browser. A browser may keep nothing, or have no room: the page goes on without.

export type Kept = Pick<Storage, "getItem" | "setItem">;

export function readKept(key: string, storage: Pick<Kept, "getItem"> = localStorage): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string, storage: Pick<Kept, "setItem"> = localStorage): void {
  try {
    storage.setItem(key, text);
  } catch {
    // Nothing can be done about it.
  }
}

/** What was kept may be damaged, or written by another version: what is no object counts as an empty one. */
export function parseFields(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The strings of a list, each once; none when it is no list. */
export function stringsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((one): one is string => typeof one === "string"))];
}
