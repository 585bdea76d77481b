// Game records as the rules read and write them; src/wasm/records.hpp says more, docs/records.md what they are.
import { SWAP, type FairStart } from "./play";
import type { Setup } from "./types";

/** Its name and its value. */
export type Tag = readonly [string, string];

export type RecordNode = {
  /** Empty at the start. */
  move: string;
  mark: string;
  comments: string[];
  /** Numbers of nodes; the first goes on with the line. */
  children: number[];
};

export type GameRecord = {
  /** How many the text has; this is the first of them. */
  records: number;
  setup: Setup;
  /** In their order; of moves without tags, those of the context. */
  tags: Tag[];
  players: number;
  firstPly: number;
  /** The players exchanged their seats behind the first move. */
  swapped: boolean;
  /** A seat's letter, `draw`, or `*`. */
  result: string;
  /** The start first; a child stands behind its parent. */
  nodes: RecordNode[];
};

/** The moves of the main line. */
export function mainMoves({ nodes }: GameRecord): string[] {
  const moves: string[] = [];
  for (let next = nodes[0]!.children[0]; next !== undefined; next = nodes[next]!.children[0]) {
    moves.push(nodes[next]!.move);
  }
  return moves;
}

/** The same with the swap among them. */
export function mainEntries(record: GameRecord): string[] {
  const [first, ...others] = mainMoves(record);
  return record.swapped ? [first!, SWAP, ...others] : mainMoves(record);
}

const SWAP_TAG = "Swap";
const OPENING_TAG = "Opening";
const PIE = "pie";

/** How the start of a recorded game was made fair. */
export function fairStartOf({ tags }: Pick<GameRecord, "tags">): FairStart {
  const value = (name: string) => tags.find(([tag]) => tag === name)?.[1] ?? "";
  return { pie: value(SWAP_TAG) === PIE, opening: value(OPENING_TAG) };
}

/** The tags that say so. */
export function fairTags({ pie, opening }: FairStart): Tag[] {
  const tags: Tag[] = [
    [SWAP_TAG, pie ? PIE : ""],
    [OPENING_TAG, opening],
  ];
  return tags.filter(([, value]) => value !== "");
}

/** As records write a result. */
export function resultWord(result: number | "draw" | null, seats: readonly { letter: string }[]): string {
  return typeof result === "number" ? seats[result]!.letter : (result ?? "*");
}
