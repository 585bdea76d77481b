// The engine of the analysis board, which searches the position shown.
//
// It thinks in slices, each twice as long as the one before: a short one answers at once, a long one goes
// deep, and the worker's transposition table makes what was found before cheap. When another position is
// shown, a slice that is nearly over is waited for, so that the table stays; a longer one is cut off with
// its worker.
import type { Report, Search, Thought } from "../engine/engine";
import type { Phrase, Setup } from "../game/types";

export type Question = {
  setup: Setup;
  moves: readonly string[];
  /** How many best moves are wanted; no more than there are legal ones. */
  lines: number;
};

/** As much of the engine as is needed here. */
export type Searcher = {
  search(
    setup: Setup,
    moves: readonly string[],
    search: Search,
    onreport?: (report: Report) => void,
  ): Promise<Thought | null>;
  stop(): void;
  dispose(): void;
};

// Milliseconds.
const FIRST = 250;
const LONGEST = 8000;
const LONGER = 30_000;
/** So much of a slice may be left for it to be waited for. */
export const PATIENCE = 600;

const isProved = (report: Report): boolean => report.win !== undefined;

export class Analyst {
  /** The best moves of the question at hand, best first. */
  lines: Report[] = $state.raw([]);
  thinking = $state(false);
  trouble: Phrase | null = $state.raw(null);

  private question: Question | null = null;
  private last: Question | null = null;
  private slice = FIRST;
  private sliceEnd = 0;
  private running = false;
  private pending: Report[] = [];

  constructor(
    private readonly engine: Searcher,
    private readonly phraseOf: (error: unknown) => Phrase,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Thinks about this from now on; about nothing without a question. */
  ask(question: Question | null): void {
    this.question = this.last = question;
    this.slice = FIRST;
    this.lines = [];
    this.trouble = null;
    this.thinking = question !== null;
    if (this.running) {
      if (this.sliceEnd - this.now() > PATIENCE) this.engine.stop();
    } else if (question !== null) {
      void this.run();
    }
  }

  /** Goes on with a question it had thought about long enough. */
  thinkLonger(): void {
    if (this.running || this.last === null) return;
    this.question = this.last;
    this.slice = LONGER;
    this.thinking = true;
    void this.run();
  }

  dispose(): void {
    this.question = null;
    this.engine.dispose();
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      while (this.question !== null) await this.think(this.question);
    } catch (error) {
      this.trouble = this.phraseOf(error);
      this.question = null;
    } finally {
      this.running = false;
      this.thinking = false;
    }
  }

  /** One slice; after the last one nothing is asked any more. */
  private async think(asked: Question): Promise<void> {
    const time = this.slice;
    this.sliceEnd = this.now() + time;
    const { setup, moves, lines } = asked;
    const thought = await this.engine.search(setup, moves, { time, lines }, (report) => {
      if (this.question === asked) this.receive(report, lines);
    });
    if (this.question !== asked) return;
    if (thought !== null && this.depthOf(thought.lines) >= this.depthOf(this.lines)) {
      this.lines = thought.lines;
    }
    const settled = this.lines.length === 0 || this.lines.every(isProved);
    if (settled || time >= LONGEST) this.question = null;
    this.slice = Math.min(2 * time, LONGEST);
  }

  /** Reports of one depth come together; a slice begins with depths that were shown before. */
  private receive(report: Report, lines: number): void {
    if (report.rank === 1) this.pending = [];
    this.pending.push(report);
    if (this.pending.length === lines && report.depth > this.depthOf(this.lines)) {
      this.lines = this.pending;
    }
  }

  private depthOf(lines: readonly Report[]): number {
    return lines[0]?.depth ?? 0;
  }
}
