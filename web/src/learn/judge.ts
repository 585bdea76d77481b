// Whether an answer is right, and why: the rules say it wherever they can.
import { gestureOf } from "../game/gestures";
import type { Rules } from "../game/rules";
import { RulesError, type Explanation, type Phrase, type Setup, type View } from "../game/types";
import type { Claim, Goal, Lesson, Places, Step, Task } from "../games/lesson";

/** What is said to an answer. */
export type Reply = {
  right: boolean;
  say: Phrase;
  /** What the rules say of the move in question. */
  because: Explanation | null;
};

/** A step with the rules at hand. */
export class Judge {
  readonly setup: Setup;
  readonly moves: readonly string[];
  readonly task: Task;

  constructor(
    readonly rules: Rules,
    private readonly lesson: Lesson,
    readonly step: Step,
  ) {
    this.setup = { game: lesson.game, rules: step.rules ?? "", start: step.start };
    this.moves = step.moves ?? [];
    this.task = step.task;
  }

  /** The board of the step; an announcement is asked for after its move. */
  view(): View {
    return this.after(this.task.kind === "announce" ? [this.task.move] : []);
  }

  after(moves: readonly string[]): View {
    return this.rules.view(this.setup, [...this.moves, ...moves]);
  }

  explain(move: string): Explanation {
    return this.rules.explain(this.setup, this.moves, move);
  }

  /** To a move that is legal. */
  played(move: string): Reply {
    const task = this.expect("play");
    const because = this.explain(move);
    if (this.reaches(task.goal, move)) return { right: true, say: this.step.done, because };
    const nearly = task.nearly?.find(({ when }) => this.reaches(when, move));
    return { right: false, say: nearly?.say ?? task.missed, because };
  }

  chosen(index: number): Reply {
    const { says, why } = this.expect("choose").answers[index]!;
    const because = "move" in says ? this.explain(says.move) : null;
    return { right: this.holds(says), say: why ?? this.step.done, because };
  }

  pointed(place: string): Reply {
    const { where, missed } = this.expect("point");
    const right = this.places().includes(place);
    const move = "rule" in where ? where.move.replace("*", place) : null;
    return { right, say: right ? this.step.done : missed, because: right || !move ? null : this.tried(move) };
  }

  announced(call: string): Reply {
    const task = this.expect("announce");
    const because = this.explain(this.withCall(call));
    const right = this.due().includes(call);
    return { right, say: right ? this.step.done : task.missed, because };
  }

  /** The board when the move was announced so. */
  afterCall(call: string): View {
    return this.after([this.withCall(call)]);
  }

  /** The places a task to point asks for. */
  places(): string[] {
    const { where } = this.expect("point");
    const view = this.view();
    return view.board.flat().filter((place) => this.isAt(where, place, view));
  }

  /** How many of them have to be found. */
  get wanted(): number {
    return this.expect("point").count ?? this.places().length;
  }

  /** What can be announced under these rules. */
  calls(): string[] {
    const { announcements } = this.lesson;
    if (!announcements) throw new Error(`nothing is announced in ${this.setup.game}`);
    return [...announcements(this.after([]).seats.length)];
  }

  /** What is rightly announced: what the rules accept, silence only when nothing else is. */
  due(): string[] {
    const accepted = this.calls().filter((call) => this.explain(this.withCall(call)).legal);
    return accepted.length > 1 ? accepted.filter((call) => call !== "") : accepted;
  }

  holds(says: Claim): boolean {
    if ("right" in says) return says.right;
    const { legal, pieces } = this.explain(says.move);
    if ("legal" in says) return legal === says.legal;
    if (!legal) return false;
    if ("result" in says) return this.after([says.move]).result === says.result;
    return pieces.some(({ place, destination }) => place === says.falls && destination === "");
  }

  reaches(goal: Goal, move: string): boolean {
    const view = this.after([move]);
    const stands = (what: string) => view.pieces.some(({ place, piece }) => (place + piece).startsWith(what));
    return (
      (goal.rule === undefined || this.explain(move).rule === goal.rule) &&
      (goal.holds ?? []).every(stands) &&
      (goal.result === undefined || view.result === goal.result) &&
      (goal.missing === undefined || missingCells(view, goal.missing.seat).size === goal.missing.cells)
    );
  }

  /** The move of the task with something announced. */
  private withCall(call: string): string {
    const { move } = this.expect("announce");
    const gesture = this.after([])
      .moves.map(gestureOf)
      .find((one) => one.move === move)!;
    return this.rules.gestureText(this.setup, this.moves, { ...gesture, call });
  }

  /** What the rules say of a move, if they can read it. */
  private tried(move: string): Explanation | null {
    try {
      return this.explain(move);
    } catch (error) {
      if (error instanceof RulesError) return null;
      throw error;
    }
  }

  private isAt(where: Places, place: string, view: View): boolean {
    if ("piece" in where) {
      return view.pieces.some((one) => one.place === place && one.piece.startsWith(where.piece));
    }
    if ("missing" in where) return missingCells(view, where.missing).has(place);
    if ("rule" in where) return this.tried(where.move.replace("*", place))?.rule === where.rule;
    return this.explain(where.move).pieces.some((one) => one.place === place && one.role === where.role);
  }

  private expect<Kind extends Task["kind"]>(kind: Kind): Extract<Task, { kind: Kind }> {
    if (this.task.kind !== kind) throw new Error(`${this.step.id} is not a task to ${kind}`);
    return this.task as Extract<Task, { kind: Kind }>;
  }
}

/** The cells a seat's open figures lack. */
function missingCells(view: View, seat: number): Set<string> {
  const open = view.remarks.filter((remark) => remark.kind === "open" && remark.seat === seat);
  const missing = open.flatMap(({ places }) => places.filter(({ role }) => role === "missing"));
  return new Set(missing.map(({ place }) => place));
}
