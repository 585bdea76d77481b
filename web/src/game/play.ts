// A game in play as the library tells it (src/wasm/playing.hpp). `text` is what goes back with the next
// action: the library is stateless between calls.
import type { Phrase, Setup, Sitter } from "./types";

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
  swapped: boolean;
  maySwap: boolean;
  /** The engine that is to move. */
  engine: { seat: number; level: number; maySwap: boolean } | null;
  ending: { result: number | "draw"; reason: EndReason; seat: number; words: Phrase } | null;
  words: Phrase;
  clock: { left: number[]; running: boolean } | null;
  offers: Record<"draw" | "take-back" | "rematch", number[]>;
};

/** A new game as text: who sits where, and what was played already. */
export function newGameText(setup: Setup, sitters: readonly Sitter[], moves: readonly string[]): string {
  const lines = [
    `game ${setup.game}`,
    setup.rules === "" ? "" : `rules ${setup.rules}`,
    setup.start === "" ? "" : `start ${setup.start}`,
    ...sitters.map((level) => (level === null ? "player person" : `player engine ${level}`)),
    ...moves.map((move) => `move ${move}`),
  ];
  return lines
    .filter((line) => line !== "")
    .map((line) => `${line.replaceAll("\n", " ")}\n`)
    .join("");
}
