// Asks the engine about every move of a game, one after the other, and tries at single ones.
import type { Judgement, Search } from "../engine/engine";
import type { Phrase, Setup } from "../game/types";
import type { Judged } from "./review";

/** As much of the engine as is needed here. */
export type Judge = {
  judge(setup: Setup, moves: readonly string[], move: string, search: Search): Promise<Judgement | null>;
  stop(): void;
  dispose(): void;
};

/** For each of the two questions about a move; `howdah record annotate` takes as long. */
const TIME = 200; // milliseconds
/** A try is looked at a little longer. */
const TRY_TIME = 400;

export type ReviewState = "none" | "running" | "cancelled" | "done";

export class Reviewer {
  state: ReviewState = $state("none");
  moves: readonly string[] = $state.raw([]);
  /** As many as have been looked at. */
  judged: readonly Judged[] = $state.raw([]);
  trouble: Phrase | null = $state.raw(null);

  constructor(
    private readonly judgeOf: Judge,
    private readonly phraseOf: (error: unknown) => Phrase,
  ) {}

  /** True when it came to its end. By the pie rule nobody plays the strongest first move: it is not judged. */
  async start(setup: Setup, moves: readonly string[], pie = false, time = TIME): Promise<boolean> {
    this.moves = moves;
    this.judged = [];
    this.trouble = null;
    this.state = "running";
    try {
      for (const [index, move] of moves.entries()) {
        const exempt = pie && index === 0;
        const judgement = exempt
          ? null
          : await this.judgeOf.judge(setup, moves.slice(0, index), move, { time });
        if (!this.goesOn(moves)) return false;
        this.judged = [...this.judged, judgement];
      }
      this.state = "done";
      return true;
    } catch (error) {
      if (!this.goesOn(moves)) return false;
      this.trouble = this.phraseOf(error);
      this.state = "cancelled";
      return false;
    }
  }

  /** What was found so far stays. */
  cancel(): void {
    if (this.state !== "running") return;
    this.state = "cancelled";
    this.judgeOf.stop();
  }

  /** Back to before the first review. */
  forget(): void {
    this.cancel();
    this.state = "none";
    this.judged = [];
    this.moves = [];
  }

  /** What a move tried in a position is worth; nothing when there was no time to tell. */
  async try(setup: Setup, moves: readonly string[], move: string): Promise<Judged> {
    return this.judgeOf.judge(setup, moves, move, { time: TRY_TIME });
  }

  dispose(): void {
    this.state = "cancelled";
    this.judgeOf.dispose();
  }

  private goesOn(moves: readonly string[]): boolean {
    return this.state === "running" && this.moves === moves;
  }
}
