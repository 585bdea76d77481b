// What the rules tell the page; src/wasm/view.cpp writes it.

import type { WrittenGesture } from "./gestures";

export type Language = "en" | "fr";
export type Phrase = Record<Language, string>;

/** A name of the catalogue in games/; names from outside are checked against it. */
export type GameName = string;

/** Which game, under which rules, from which position: the usual start when empty. */
export type Setup = { game: GameName; rules: string; start: string };

export type Piece = { place: string; piece: string };
export type Role = Piece & { role: string; destination: string };
export type Remark = {
  kind: "announced" | "barred" | "open";
  seat: number;
  text: Phrase;
  places: Role[];
};
/** The sentences are those the library says of the seat's player; `side` has its article: "the rhinos". */
export type Seat = {
  letter: string;
  tag: string;
  name: Phrase;
  hand: number;
  toMove: Phrase;
  wins: Phrase;
  resigned: Phrase;
  outOfTime: Phrase;
  side: Phrase;
};
/** A seat that won, a draw, or nothing yet. */
export type Result = number | "draw" | null;

export type View = {
  game: GameName;
  rules: string;
  position: string;
  toMove: number;
  ply: number;
  seats: Seat[];
  result: Result;
  pieces: Piece[];
  remarks: Remark[];
  /** The places row by row from the north. */
  board: string[][];
  moves: WrittenGesture[];
};

export type Explanation = {
  legal: boolean;
  rule: string;
  verdict: Phrase;
  details: Phrase[];
  pieces: Role[];
};

export type RuleOption = {
  key: string;
  usual: string;
  words: string[];
  least?: number;
  most?: number;
  about: Phrase;
};
export type RulePreset = { name: string; pairs: string; about: Phrase };
export type GameInfo = { name: GameName; options: RuleOption[]; presets: RulePreset[] };

/** Who sits at a seat on this screen: an engine of that level, or a person. */
export type Sitter = number | null;

/** Something was wrong with a text; the sentence is for people. */
export class RulesError extends Error {
  constructor(readonly phrase: Phrase) {
    super(phrase.en);
  }
}

/** What went wrong, for people. */
export function phraseOf(error: unknown): Phrase {
  if (error instanceof RulesError) return error.phrase;
  const what = error instanceof Error ? error.message : String(error);
  return { en: what, fr: what };
}
