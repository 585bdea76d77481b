// What a hand does on the board to play a move: take something from here, put it there, pointing
// that way. Read off the moves' notation, which is the same in both games but for its dashes.

/** Where a piece comes from or goes to when it is not on the board. */
export const RESERVE = "@";

export type Gesture = {
  move: string;
  /** A place, a place and the way the piece there points (two may share a cell), or RESERVE. */
  from: string;
  to: string; // a place, or RESERVE
  way: string; // the way the piece points afterwards; empty when it leaves
  say: string; // an announcement, mostly empty
};

const cell = "[a-i][1-9]";
const way = "nw|ne|se|sw|[nesw]";
const patterns: [RegExp, (found: string[]) => Omit<Gesture, "move" | "say">][] = [
  [new RegExp(`^@(${cell})(${way})$`), ([to, way]) => ({ from: RESERVE, to: to!, way: way! })],
  [
    new RegExp(`^(${cell})(${cell})(${way})$`),
    ([from, to, way]) => ({ from: from!, to: to!, way: way! }),
  ],
  [new RegExp(`^(${cell})x$`), ([from]) => ({ from: from!, to: RESERVE, way: "" })],
  [new RegExp(`^(${cell})([nesw])$`), ([at, way]) => ({ from: at!, to: at!, way: way! })],
  [
    new RegExp(`^(${cell}(?:nw|ne|se|sw))-(${cell})(${way})$`),
    ([from, to, way]) => ({ from: from!, to: to!, way: way! }),
  ],
  [
    new RegExp(`^(${cell})(nw|ne|se|sw)$`),
    ([to, way]) => ({ from: RESERVE, to: to!, way: way! }),
  ],
];

export function gestureOf(move: string): Gesture {
  const [written, say = ""] = move.split("!") as [string, string?];
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(written);
    if (found) return { move, say, ...read(found.slice(1)) };
  }
  throw new Error(`not a move: ${move}`);
}

export const placeOf = (from: string): string => from.slice(0, 2);
