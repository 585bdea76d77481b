// What a review finds in a game: how it stood before each move, and which moves gave something away.
import type { Judgement } from "../engine/engine";
import type { View } from "../game/types";

/** A move that was judged; nothing where the engine had no opinion. */
export type Judged = Judgement | null;

export type Mistake = {
  /** How many moves were played before it. */
  index: number;
  seat: number;
  move: string;
  better: string;
  mark: "?!" | "?" | "??";
  /** Of the chance to win, in hundredths. */
  lost: number;
  judgement: Judgement;
};

/** Who was to move at each ply. */
export const seatAt = (firstPly: number, index: number, players: number): number =>
  (firstPly + index) % players;

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
      seat: seatAt(firstPly, index, players),
      move: moves[index]!,
      better: judgement.best.line[0]!,
      mark: judgement.mark,
      lost: Math.round(judgement.lost / 10),
      judgement,
    };
  });
}

/** What each seat could expect before each move and at the end, in thousandths; gaps take what was before. */
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
