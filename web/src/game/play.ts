// A game in play as the library tells it (src/wasm/playing.hpp). `text` is what goes back with the next
// action: the library is stateless between calls.
import type { Phrase, Setup, Sitter } from "./types";

/** What makes a start fair: the pie rule, or a balanced position, by its name ("balanced 17"). */
export type FairStart = { pie: boolean; opening: string };
export const AS_PRINTED: FairStart = { pie: false, opening: "" };
/** Among the moves of a game: the players exchange sides. */
export const SWAP = "swap";

export type Departure = { ply: number; reason: "resigned" | "time" };

export type Player = {
  kind: "open" | "person" | "engine";
  level: number;
  name: string;
  left: (Departure & { words: Phrase }) | null;
};

export type EndReason = "rules" | "resigned" | "time" | "agreed" | "length";

export type GameInPlay = {
  /** The whole game. */
  game: string;
  events: string[];
  setup: Setup & { moves: string[] };
  canUndo: boolean;
  canRedo: boolean;
  players: Player[];
  swap: "pie" | null;
  swapped: boolean;
  maySwap: boolean;
  /** The name of a balanced start, or nothing. */
  opening: string;
  /** The engine that is to move. */
  engine: { seat: number; level: number; maySwap: boolean } | null;
  ending: { result: number | "draw"; reason: EndReason; seat: number; words: Phrase } | null;
  words: Phrase;
  clock: { left: number[]; running: boolean } | null;
  offers: Record<"draw" | "take-back" | "rematch", number[]>;
};

/** A new game as text: who sits where, and what was played already, a swap included. */
export function newGameText(
  setup: Setup,
  sitters: readonly Sitter[],
  moves: readonly string[],
  { pie, opening }: FairStart = AS_PRINTED,
): string {
  const lines = [
    `game ${setup.game}`,
    setup.rules === "" ? "" : `rules ${setup.rules}`,
    setup.start === "" ? "" : `start ${setup.start}`,
    opening === "" ? "" : `start-name ${opening}`,
    pie ? "swap-rule pie" : "",
    ...sitters.map((level) => (level === null ? "player person" : `player engine ${level}`)),
    ...moves.map((move) => (move === SWAP ? SWAP : `move ${move}`)),
  ];
  return lines
    .filter((line) => line !== "")
    .map((line) => `${line.replaceAll("\n", " ")}\n`)
    .join("");
}
