// A puzzle on the table. Every move is judged by an exact search in a worker: whoever still wins in time
// goes on, whatever the line; the other side answers with the longest defence.
import { pause } from "../table/pause";
import { Table } from "../table/table.svelte";
import { Engine } from "../engine/engine";
import type { Rules } from "../game/rules";
import { phraseOf, type Phrase } from "../game/types";
import { texts } from "../i18n/texts";
import type { Puzzle } from "./collection";

export type Phase =
  | "playing"
  | "solved"
  | "failed" // the last move refutes the try
  | "shown"; // the solution is looked at

/** How long the engine may choose among the replies that hold. */
const CHOICE_TIME = 150;
/** How long each move of the solution is looked at. */
const STEP = 1100;

export class PuzzleTable extends Table {
  phase: Phase = $state("playing");
  /** In how many plies the other side wins after a failed defence. */
  lostIn = $state(0);
  /** The move that was tried in vain. */
  tried = $state("");
  /** How much help was given: a piece or place, then the move. */
  hints = $state(0);
  hintMove = $state("");

  private readonly engine = new Engine();
  private readonly player: number;
  private disposed = false;
  private clean = true;
  private answers = 0; // so that a late one does not end the next

  constructor(
    rules: Rules,
    readonly puzzle: Puzzle,
    private readonly onsolved: (clean: boolean) => void,
    private readonly onmissed: () => void,
  ) {
    super(rules, puzzle.setup);
    this.player = this.now.toMove;
  }

  get mayMove(): boolean {
    return this.phase === "playing" && !this.thinking && this.now.toMove === this.player;
  }

  get ownSeat(): number {
    return this.player;
  }

  seatName(seat: number): Phrase {
    return seat === this.player ? texts.you : this.now.seats[seat]!.name;
  }

  play(move: string): void {
    this.forgetHint();
    this.append(move);
    void this.answer(move);
  }

  retry(): void {
    this.engine.stop();
    this.forgetHint();
    this.thinking = false;
    this.trouble = null;
    this.phase = "playing";
    this.moves = [];
    this.shown = 0;
  }

  /** First where, then what. */
  async hint(): Promise<void> {
    this.spoil();
    const asked = this.moves;
    if (this.hintMove === "") {
      const next = asked.length === 0 ? this.puzzle.solution[0]! : await this.nextWinning(asked);
      if (this.moves !== asked || next === null) return;
      this.hintMove = next;
    }
    this.hints += 1;
  }

  /** Plays the solution move by move. */
  showSolution(): void {
    this.retry();
    this.spoil();
    this.phase = "shown";
    const moves = this.puzzle.solution;
    this.moves = moves;
    const step = (ply: number) => {
      if (this.disposed || this.phase !== "shown" || this.moves !== moves) return;
      this.show(ply);
      if (ply < moves.length) setTimeout(() => step(ply + 1), STEP);
    };
    setTimeout(() => step(1), STEP / 2);
  }

  override dispose(): void {
    this.disposed = true;
    this.engine.dispose();
  }

  private forgetHint(): void {
    this.hints = 0;
    this.hintMove = "";
  }

  /** What comes now is not solved without help. */
  private spoil(): void {
    if (this.clean && this.phase !== "solved") this.onmissed();
    this.clean = false;
  }

  private solve(): void {
    this.phase = "solved";
    this.onsolved(this.clean);
  }

  private fail(move: string): void {
    this.spoil();
    this.tried = move;
    this.phase = "failed";
  }

  private async nextWinning(moves: readonly string[]): Promise<string | null> {
    const left = this.puzzle.plies - moves.length;
    const found = await this.engine.attack(this.setup, moves, left);
    return found === null || found.move === "" ? null : found.move;
  }

  /** What becomes of the move just played. */
  private async answer(move: string): Promise<void> {
    const asked = this.moves;
    const number = ++this.answers;
    this.thinking = true;
    try {
      await (this.puzzle.goal === "win" ? this.answerAttack(asked, move) : this.answerDefence(asked, move));
    } catch (error) {
      if (this.moves === asked) this.trouble = phraseOf(error);
    } finally {
      if (number === this.answers) this.thinking = false;
    }
  }

  private async answerAttack(asked: string[], move: string): Promise<void> {
    if (this.now.result === this.player) return this.solve();
    const left = this.puzzle.plies - asked.length;
    if (this.now.result !== null || left < 2) return this.fail(move);
    const waited = pause();
    const reply = await this.engine.defend(this.setup, asked, left);
    if (reply === null) return;
    const holds = reply.saves.length > 0;
    const next = holds ? await this.choose(asked, reply.saves) : reply.longest;
    await waited;
    if (this.disposed || this.moves !== asked) return;
    this.append(next);
    if (holds) this.fail(move);
    else if (this.now.result === this.player) this.solve();
  }

  private async answerDefence(asked: string[], move: string): Promise<void> {
    if (this.now.result === this.player) return this.solve();
    const waited = pause();
    const threat = await this.engine.attack(this.setup, asked, this.puzzle.plies - 1);
    if (threat === null) return;
    await waited;
    if (this.disposed || this.moves !== asked) return;
    if (threat.plies === 0) return this.solve();
    this.lostIn = threat.plies;
    this.append(threat.move);
    this.fail(move);
  }

  /** The strongest of the replies that hold. */
  private async choose(asked: string[], saves: string[]): Promise<string> {
    if (saves.length === 1) return saves[0]!;
    const thought = await this.engine.search(this.setup, asked, { only: saves, time: CHOICE_TIME });
    return thought?.move || saves[0]!;
  }
}
