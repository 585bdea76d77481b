// What a review finds in a game: how it stood before each move, and which moves gave something away.
import type { Judgement } from "../engine/engine";
import { seatAt } from "../game/plies";
import type { View } from "../game/types";
import { marked, played, type Cursor, type TreeNode } from "./tree";

/** A move that was judged; nothing where the engine had no opinion. */
export type Judged = Judgement | null;

/** How many moves of a better line are written into the tree. */
const BETTER_MOVES = 5;

export type Mistake = {
  /** How many moves were played before it. */
  index: number;
  seat: number;
  move: string;
  better: string;
  mark: "?!" | "?" | "??";
  /** Of the winning probability, in hundredths. */
  lost: number;
  judgement: Judgement;
};

export function mistakesOf(
  moves: readonly string[],
  judged: readonly Judged[],
  firstPly: number,
  players: number,
): Mistake[] {
  return judged.flatMap((judgement, index) => {
    if (!judgement || judgement.mark === "") return [];
    return {
      index,
      seat: seatAt(firstPly + index, players),
      move: moves[index]!,
      better: judgement.best.line[0]!,
      mark: judgement.mark,
      lost: Math.round(judgement.lost / 10),
      judgement,
    };
  });
}

/** The tree with what was found in its main line: the marks, and the better lines beside the moves. */
export function annotated(tree: TreeNode, mistakes: readonly Mistake[]): TreeNode {
  return mistakes.reduce((before, { index, mark, judgement }) => {
    const path = Array<number>(index).fill(0);
    const withMark = marked(before, [...path, 0], mark);
    return judgement.best.line.slice(0, BETTER_MOVES).reduce<Cursor>(played, { tree: withMark, path }).tree;
  }, tree);
}

/** The expected score of each seat before each move and at the end, in thousandths; gaps repeat the one before. */
export function graphOf(
  judged: readonly Judged[],
  last: readonly number[] | null,
  players: number,
): number[][] {
  let known: readonly number[] = Array<number>(players).fill(Math.round(1000 / players));
  const before = judged.map((judgement) => [...(known = judgement?.best.shares ?? known)]);
  return [...before, [...(last ?? judged.at(-1)?.played.shares ?? known)]];
}

/** The shares at the end of a finished game; nothing when it is not over. */
export function finalShares(view: View): number[] | null {
  if (view.result === null) return null;
  if (view.result === "draw") return view.seats.map(() => Math.round(1000 / view.seats.length));
  return view.seats.map((_, seat) => (seat === view.result ? 1000 : 0));
}

export type Tally = { doubtful: number; mistakes: number; blunders: number };

/** How many of each kind each seat made. */
export function tallies(mistakes: readonly Mistake[], players: number): Tally[] {
  return Array.from({ length: players }, (_, seat) => {
    const count = (mark: string) => mistakes.filter((one) => one.seat === seat && one.mark === mark).length;
    return { doubtful: count("?!"), mistakes: count("?"), blunders: count("??") };
  });
}
