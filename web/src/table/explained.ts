// A move and the rules' explanation of it, as a board shows them.
import type { Intention } from "../board/hand.svelte";
import { chosen } from "../board/selection";
import { RESERVE, type Gesture } from "../game/gestures";
import type { Rules } from "../game/rules";
import type { Explanation, Setup } from "../game/types";

/** A game in which something is about to be done. */
export type Explained = {
  rules: Rules;
  setup: Setup;
  moves: readonly string[];
  explain(move: string): Explanation;
};

/** What the rules say of what the hand is about to do, or has tried in vain. */
export function explainIntention(
  intention: Intention | null,
  gestures: readonly Gesture[],
  game: Explained,
): Explanation | null {
  if (!intention) return null;
  const { from, to, way } = intention;
  try {
    if (way !== null) {
      const found = chosen(gestures, { from, to, way });
      return found[0] ? game.explain(found[0].move) : null;
    }
    const attempt = { from: from ?? RESERVE, to, way: "", call: "" };
    return game.explain(game.rules.gestureText(game.setup, game.moves, attempt));
  } catch {
    return null;
  }
}

/** The places of a move: where it came from and went to, and those of all that it moved. */
export function placesOf(move: Explanation | null): string[] {
  const moved = (move?.pieces ?? []).filter(
    ({ role, place, destination }) => MOVER.includes(role) || (destination !== "" && destination !== place),
  );
  const places = moved.flatMap(({ place, destination }) => [place, destination]);
  return [...new Set(places.filter((place) => place !== ""))];
}

const MOVER = ["pushes", "enters", "moves", "turns", "leaves", "taken", "placed"];
