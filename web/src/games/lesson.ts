// What a lesson is made of: chapters of steps, each a board, a few sentences and a task. Lessons are data;
// whether an answer is right is asked of the rules wherever they can say it (judge.ts).
import type { GameName, Phrase, Result } from "../game/types";

export type Lesson = {
  game: GameName;
  chapters: readonly Chapter[];
  /** For tasks to announce something. */
  announcements?: Announcements;
};

/** What so many players can announce with a move. */
export type Announcements = (players: number) => readonly string[];

export type Chapter = { title: Phrase; steps: readonly Step[] };

export type Step = {
  /** In addresses and in what the browser remembers. */
  id: string;
  /** The booklet's figures this board shows. */
  figures?: readonly string[];
  rules?: string;
  start: string;
  /** Played before the board is shown. */
  moves?: readonly string[];
  /** Open figures, announcements and bars are drawn from the beginning, not only at the end. */
  aids?: true;
  /** The board is shown without the pieces that wait beside it: nothing is to be played. */
  bare?: true;
  title: Phrase;
  text: Phrase;
  task: Task;
  /** Said when the task is done. */
  done: Phrase;
};

export type Task = PlayTask | ChooseTask | PointTask | AnnounceTask;

/** Play a move that reaches the goal; any other possible move is answered with `missed`. */
export type PlayTask = {
  kind: "play";
  ask: Phrase;
  goal: Goal;
  intended: string;
  missed: Phrase;
  /** Better words for some of the moves that miss the goal: the first that fits. */
  nearly?: readonly { when: Goal; say: Phrase }[];
};

/** All that is named must hold after the move. */
export type Goal = {
  /** What the rules call the move: `turn`, `enter.push`. */
  rule?: string;
  /** Places and what stands there, or how that begins: `c1En`, `c1E`. */
  holds?: readonly string[];
  result?: Result;
  /** How many different cells the open figures of a seat lack. */
  missing?: { seat: number; cells: number };
};

export type ChooseTask = { kind: "choose"; ask: Phrase; answers: readonly Answer[] };

/** One to choose. Its claim is right when the rules say so; exactly one is. A wrong one is told why. */
export type Answer = { text: Phrase; says: Claim; why?: Phrase };

export type Claim =
  | { right: boolean }
  | { move: string; legal: boolean }
  | { move: string; result: Result }
  | { move: string; falls: string };

/** Point at places, so many or all of them. */
export type PointTask = {
  kind: "point";
  ask: Phrase;
  where: Places;
  count?: number;
  missed: Phrase;
};

export type Places =
  | { piece: string } // where such a piece stands
  | { move: string; rule: string } // where the rules say that of the move, with the place for `*`
  | { move: string; role: string } // the pieces that have this part in the move
  | { missing: number }; // what a seat's open figures lack

/** A move was played and is to be announced. */
export type AnnounceTask = { kind: "announce"; ask: Phrase; move: string; missed: Phrase };

export const stepsOf = (lesson: Lesson): Step[] => lesson.chapters.flatMap((chapter) => [...chapter.steps]);
