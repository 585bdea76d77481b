// What the page and the server say to each other: docs/api.md.
import type { Departure, EndReason } from "../game/play";
import type { Phrase, Setup } from "../game/types";

export type SeatState = {
  name: string;
  engine: number;
  taken: boolean;
  here: boolean;
  left: Departure | null;
};
export type ClockState = { base: number; increment: number; left: number[]; running: boolean };
/** What needs the consent of the others. */
export type Offer = "draw" | "take-back" | "rematch";
export type Wish = "resign" | Offer;

export type GameState = {
  type: "state";
  /** Counts the changes of the game, from 1. */
  version: number;
  id: string;
  game: Setup["game"];
  rules: string;
  start: string;
  /** The name of a balanced start, or nothing. */
  opening: string;
  moves: string[];
  swap: "pie" | null;
  swapped: boolean;
  seats: SeatState[];
  you: number | null;
  full: boolean;
  clock: ClockState | null;
  result: number | "draw" | null;
  reason: "" | Exclude<EndReason, "rules">;
  endedBy: number;
  wishes: Wishes;
  next: string;
};
export type MoveNews = {
  type: "move";
  version: number;
  ply: number;
  move: string;
  clock: ClockState | null;
};
export type Wishes = Record<Offer, number[]>;
export type WishesNews = { type: "wishes"; version: number; wishes: Wishes };
/** Who made the offer learns who does not accept it; the offers as they are then come behind it. */
export type DeclinedNews = { type: "declined"; wish: Offer; seat: number };
export type News =
  | GameState
  | MoveNews
  | WishesNews
  | DeclinedNews
  | { type: "ack"; number: number; version: number }
  | { type: "error"; number: number; status: number; error: Phrase };

export type Action =
  | { type: "move"; ply: number; move: string }
  | { type: "swap"; ply: 1 }
  | { type: "wish"; wish: Wish; key: string }
  | { type: "decline"; wish: Offer; key: string };

/** `lanUrl`: where others in the house reach a server that listens on all addresses. */
export type ServerInfo = { api: number; publicUrl: string | null; lanUrl: string | null };
export type NewGame = Setup & {
  seat: number;
  name: string;
  base: number;
  increment: number;
  engines: number[];
  swap?: "pie";
};
export type Created = { id: string; seat: number; secret: string; invites: string[] };
export type Joined = { seat: number; secret: string };
