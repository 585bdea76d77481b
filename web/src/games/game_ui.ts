// What a game brings to the page: its look, its words, its lessons and puzzles. Everything else of the page
// is the same for all games.
import type { Skin } from "../board/skin";
import type { Gesture } from "../game/gestures";
import type { GameName, Phrase, View } from "../game/types";
import type { Lesson } from "./lesson";

/** An option of the rules: what it is called, what its values are called, and what it is about. */
export type OptionWords = { title: Phrase; values?: Record<string, Phrase>; about?: Phrase };

export type GameUi = {
  /** As in setups, addresses and records. */
  name: GameName;
  title: Phrase;
  author: string;
  /** For the front page: a sentence, and how many play for how long. */
  pitch: Phrase;
  meta: Phrase;
  /** The position of the picture on the front page. */
  demo: string;
  /** The rules in a few sentences. */
  summary: readonly Phrase[];
  skin: Skin;
  /** A move as it stands in a sentence: "the entry on c1 (facing north)". */
  moveWords: (gesture: Gesture) => Phrase;
  /** The rule options in words. */
  options: Record<string, OptionWords>;
  /** How many pieces fit in a cell. */
  piecesPerCell: number;
  /** What the letters of a position's third field permit their owners, where they can be chosen. */
  rights: Phrase | null;
  /** What to do with nothing selected. */
  help: (view: View) => Phrase;
  /** What can be announced with a move by these rules, nothing last; none where the program announces. */
  announcements: (view: View) => readonly string[];
  /** What an announcement means; nothing for those the game does not know. */
  meaning: (call: string) => Phrase | null;
  /** A piece in words, for those who hear the board. */
  pieceName: (piece: string, view: View) => Phrase;
  /** The first hint when the piece comes from the reserve; without one the hint names the target. */
  reserveHint: Phrase | null;
  /** The address of the puzzle file. */
  puzzles: string;
  /** How many steps its lesson has; known before the lesson is loaded. */
  steps: number;
  /** Loaded when somebody learns. */
  lessons: () => Promise<Lesson>;
};
