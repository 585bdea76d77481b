// The values of all first moves, by the places they lead to.
import type { FirstMoves } from "../engine/engine";
import { gestureOf } from "../game/gestures";
import type { Rules } from "../game/rules";
import { phraseOf, type Phrase, type Setup, type View } from "../game/types";
import { firstMoves } from "../table/openings.svelte";

/** `share`: the expected score of the second player, in thousandths. */
export type FirstMove = { move: string; place: string; way: string; share: number };

/** The legal moves of a start that a map knows, in the order of their places and ways. */
export function movesOfMap(view: View, map: readonly FirstMoves[]): FirstMove[] {
  const shares = new Map(map.flatMap(({ share, moves }) => moves.map((move) => [move, share] as const)));
  const found = view.moves.map(gestureOf).flatMap(({ move, to, way }) => {
    const share = shares.get(move);
    return share === undefined ? [] : { move, place: to, way, share };
  });
  return found.sort((one, other) => one.move.localeCompare(other.move));
}

export class FirstMoveMap {
  /** Undefined until they are loaded; nothing where these rules have none. */
  moves: readonly FirstMove[] | null | undefined = $state.raw(undefined);
  trouble: Phrase | null = $state.raw(null);
  /** The place that is looked at. */
  place: string | null = $state(null);
  /** The start these moves are made in. */
  readonly view: View;

  constructor(rules: Rules, setup: Setup) {
    const fromStart = { ...setup, start: "" };
    this.view = rules.view(fromStart);
    if (this.view.seats.length === 2) void this.load(fromStart);
  }

  at(place: string): FirstMove[] {
    return (this.moves ?? []).filter((one) => one.place === place);
  }

  private async load(setup: Setup): Promise<void> {
    try {
      const map = await firstMoves(setup);
      this.moves = map && movesOfMap(this.view, map);
    } catch (error) {
      this.trouble = phraseOf(error);
    }
  }
}
