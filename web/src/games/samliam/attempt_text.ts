// A move of Sam Liam that is not legal, as text.
import type { View } from "../../game/types";

const OPPOSITE: Record<string, string> = { nw: "se", se: "nw", ne: "sw", sw: "ne" };

/** Beside a triangle the opposite corner is meant. */
export function attemptText(view: View, from: string | null, to: string): string {
  const there = view.pieces.find(({ place }) => place === to);
  const corner = OPPOSITE[there?.piece.slice(1) ?? ""] ?? "nw";
  return `${from === null ? "" : `${from}-`}${to}${corner}`;
}
