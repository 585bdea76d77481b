// A reader at a step: what was answered so far, what is said to it, and what the board shows after it.
import type { Rules } from "../game/rules";
import type { Explanation, View } from "../game/types";
import { Judge, type Reply } from "./judge";
import type { Lesson, Step } from "../games/lesson";

/** An answer to choose: what it was, if it was chosen. */
export type Choice = { key: string; wrong: boolean; right: boolean };

export class Attempt {
  readonly judge: Judge;
  readonly task: Step["task"];

  /** The board, with the move that was right. */
  view: View;
  /** That move. */
  shown = $state.raw<Explanation | null>(null);
  reply = $state.raw<Reply | null>(null);
  solved = $state(false);
  /** Places pointed at rightly, and the last wrong one. */
  found: readonly string[] = $state.raw([]);
  astray = $state<string | null>(null);
  /** The last place had been found already. */
  twice = $state(false);
  private refused: readonly string[] = $state.raw([]);

  /** How many places are still to be found; nothing before the first. */
  readonly missing = $derived.by(() =>
    this.found.length === 0 || this.astray !== null ? null : this.judge.wanted - this.found.length,
  );
  /** Without what would give the answer away. */
  readonly board = $derived.by(() =>
    this.solved || this.judge.step.aids ? this.view : { ...this.view, remarks: [] },
  );
  readonly choices: Choice[] = $derived.by(() =>
    this.keys().map((key) => ({
      key,
      wrong: this.refused.includes(key),
      right: this.solved && this.replyTo(key).right,
    })),
  );

  constructor(
    rules: Rules,
    lesson: Lesson,
    step: Step,
    private readonly onsolved: () => void,
  ) {
    this.judge = new Judge(rules, lesson, step);
    this.task = step.task;
    this.view = $state.raw(this.judge.view());
  }

  play(move: string): void {
    const given = this.judge.played(move);
    if (given.right) this.show(move, given);
    this.settle(given);
  }

  /** An answer to a question, or an announcement. */
  choose(key: string): void {
    const { task, judge } = this;
    const given = this.replyTo(key);
    if (!given.right) {
      this.refused = [...this.refused, key];
    } else if (task.kind === "announce") {
      this.view = judge.afterCall(key);
    } else if (task.kind === "choose") {
      const { says } = task.answers[Number(key)]!;
      if ("move" in says && given.because?.legal) this.show(says.move, given);
    }
    this.settle(given);
  }

  point(place: string): void {
    const given = this.judge.pointed(place);
    this.twice = this.found.includes(place);
    this.astray = given.right ? null : place;
    if (given.right && !this.twice) this.found = [...this.found, place];
    if (given.right && this.missing !== 0) this.reply = null;
    else this.settle(given);
  }

  /** The reader tries something else. */
  resume(): void {
    this.reply = null;
  }

  private keys(): string[] {
    if (this.task.kind === "choose") return this.task.answers.map((_, index) => String(index));
    return this.task.kind === "announce" ? this.judge.calls() : [];
  }

  private replyTo(key: string): Reply {
    return this.task.kind === "choose" ? this.judge.chosen(Number(key)) : this.judge.announced(key);
  }

  /** Plays a legal move on the board. */
  private show(move: string, given: Reply): void {
    this.shown = given.because;
    this.view = this.judge.after([move]);
  }

  private settle(given: Reply): void {
    this.reply = given;
    if (!given.right) return;
    this.solved = true;
    this.onsolved();
  }
}
