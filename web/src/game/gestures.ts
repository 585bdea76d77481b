// What a hand does on the board to play a move: take something from here, put it there, pointing
// that way. The rules say it of every legal move.

/** Where a piece comes from or goes to when it is not on the board. */
export const RESERVE = "@";

/** As the rules write it: move, from, the way it points there, to, the way it points there, call. */
export type WrittenGesture = [string, string, string, string, string, string];

export type Gesture = {
  move: string;
  /** A place and the way the piece there points (two may share a cell), or RESERVE. */
  from: string;
  to: string; // a place, or RESERVE
  way: string; // the way the piece points afterwards; empty when it leaves
  call: string; // what is announced with it, mostly nothing
};

export function gestureOf([move, from, fromWay, to, way, call]: WrittenGesture): Gesture {
  return { move, from: from === "" ? RESERVE : from + fromWay, to: to === "" ? RESERVE : to, way, call };
}

/** The fields of a request about a gesture. */
export function gestureFields({ from, to, way, call }: Omit<Gesture, "move">): Record<string, string> {
  const [place, fromWay] = from === RESERVE ? ["", ""] : [placeOf(from), from.slice(2)];
  return { from: place, from_way: fromWay, to: to === RESERVE ? "" : to, to_way: way, call };
}

/** The place of a source. */
export const placeOf = (from: string): string => from.slice(0, 2);
