// A move of Siam that is not legal, as text.
import type { View } from "../../game/types";

/** A piece keeps its way; one from the reserve enters straight from the nearest edge. */
export function attemptText(_view: View, from: string | null, to: string): string {
  if (from !== null) return `${from.slice(0, 2)}${to}${from.slice(2)}`;
  const edge = to[0] === "a" ? "e" : to[0] === "e" ? "w" : to[1] === "1" ? "n" : "s";
  return `@${to}${edge}`;
}
