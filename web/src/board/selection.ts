// How a move is put together by hand, step by step: from where, to where, which way.
// Pure functions over a plain value; the legal moves come from outside.
import { placeOf, RESERVE, type Gesture } from "../game/gestures";

export type Selection = {
  from: string | null; // as in a gesture
  to: string | null;
  way: string | null;
};

export const NOTHING: Selection = { from: null, to: null, way: null };

/** What can be taken from a place: the sources of gestures that stand there. */
export function sourcesAt(gestures: readonly Gesture[], place: string): string[] {
  const found = gestures.filter((one) => one.from !== RESERVE && placeOf(one.from) === place);
  return [...new Set(found.map((one) => one.from))];
}

/** Where what is selected can go; with nothing selected, where a piece from the reserve can. */
export function targets(gestures: readonly Gesture[], selection: Selection): Set<string> {
  const from = selection.from ?? RESERVE;
  return new Set(gestures.filter((one) => one.from === from).map((one) => one.to));
}

/** The ways a piece may point when it goes to a place. */
export function ways(gestures: readonly Gesture[], from: string | null, to: string): string[] {
  const found = gestures.filter((one) => one.from === (from ?? RESERVE) && one.to === to);
  return [...new Set(found.map((one) => one.way))];
}

/** The moves a complete selection stands for: several when there is something to announce. */
export function chosen(gestures: readonly Gesture[], selection: Selection): Gesture[] {
  const { from, to, way } = selection;
  if (to === null || way === null) return [];
  return gestures.filter((one) => one.from === (from ?? RESERVE) && one.to === to && one.way === way);
}

/**
 * What a tap on a place means: it takes something there, chooses it as the target, or lets go.
 * `pointed` is the way the pointer lies from the middle of the cell, to tell two pieces apart.
 */
export function tap(
  gestures: readonly Gesture[],
  selection: Selection,
  place: string,
  pointed: (ways: readonly string[]) => string | null,
): Selection {
  const sources = sourcesAt(gestures, place);
  const isTarget = targets(gestures, selection).has(place);
  const explicit = selection.from !== null;
  if (isTarget && (explicit || sources.length === 0)) {
    const possible = ways(gestures, selection.from, place);
    const way = possible.length === 1 ? possible[0]! : null;
    return { from: selection.from, to: place, way };
  }
  if (sources.length > 0) {
    const byWay = new Map(sources.map((source) => [source.slice(2), source]));
    const from =
      sources.length === 1 ? sources[0]! : (byWay.get(pointed([...byWay.keys()]) ?? "") ?? sources[0]!);
    return { from, to: null, way: null };
  }
  return NOTHING;
}
