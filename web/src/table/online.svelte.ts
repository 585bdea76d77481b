// A game over the network: the server says what was played; this screen shows and asks.
import type { Departure, FairStart } from "../game/play";
import type { Rules } from "../game/rules";
import type { Phrase, Setup } from "../game/types";
import type { Connection } from "../online/connection";
import type { GameState, MoveNews, Offer, Wish, Wishes } from "../online/messages";
import { rememberPlaying } from "./played";
import { Table } from "./table.svelte";

export class OnlineTable extends Table {
  state: GameState = $state.raw(null!);
  /** The moves that the server has told. */
  private told: readonly string[] = [];
  /** A move that was sent, before the server has said so. */
  private sent: { ply: number; move: string } | null = $state.raw(null);
  private clockAt = 0;

  constructor(
    rules: Rules,
    setup: Setup,
    private readonly connection: Connection,
    first: GameState,
  ) {
    super(rules, setup);
    this.receive(first);
    this.shown = this.moves.length;
  }

  get mayMove(): boolean {
    return this.state.you === this.now.toMove && this.state.full && this.sent === null;
  }

  get ownSeat(): number | null {
    return this.state.you;
  }

  override get allowsHelp(): boolean {
    return this.over;
  }

  override get fair(): FairStart {
    return { pie: this.state.swap === "pie", opening: this.state.opening };
  }

  override get swapped(): boolean {
    return this.state.swapped;
  }

  override get maySwap(): boolean {
    return this.fair.pie && !this.swapped && this.moves.length === 1 && this.mayMove && !this.over;
  }

  override swap(): void {
    this.connection.swap();
  }

  override get ready(): boolean {
    return this.state.full;
  }

  seatName(seat: number): Phrase {
    const sitter = this.state.seats[seat]!;
    if (sitter.engine) return { en: `Howdah ${sitter.engine}`, fr: `Howdah ${sitter.engine}` };
    if (sitter.name !== "") return { en: sitter.name, fr: sitter.name };
    return this.now.seats[seat]!.name;
  }

  override departure(seat: number): Departure | null {
    return this.state.seats[seat]!.left;
  }

  play(move: string): void {
    // Shown at once; the server's word follows, and counts.
    const ply = this.told.length;
    this.sent = { ply, move };
    this.append(move);
    rememberPlaying();
    this.connection.move(ply, move);
  }

  wish(wish: Wish): void {
    this.connection.wish(wish);
  }

  decline(wish: Offer): void {
    this.connection.decline(wish);
  }

  receive(state: GameState): void {
    this.state = state;
    this.clockAt = performance.now();
    this.take(state.moves);
    this.ending =
      state.reason === "" || state.result === null
        ? null
        : { result: state.result, reason: state.reason, seat: state.endedBy };
  }

  receiveMove({ ply, move, clock }: MoveNews): void {
    this.state = { ...this.state, clock, wishes: { draw: [], "take-back": [], rematch: [] } };
    this.clockAt = performance.now();
    this.take([...this.told.slice(0, ply), move]);
  }

  receiveWishes(wishes: Wishes): void {
    this.state = { ...this.state, wishes };
  }

  /** The server did not take the last move. */
  refused(): void {
    this.sent = null;
    this.take(this.told);
  }

  /** Milliseconds left on a seat's clock. */
  left(seat: number, now: number): number | null {
    const clock = this.state.clock;
    if (clock === null) return null;
    const running = clock.running && !this.over && this.now.toMove === seat;
    return Math.max(0, clock.left[seat]! - (running ? now - this.clockAt : 0));
  }

  override dispose(): void {
    this.connection.close();
  }

  /** What the server tells, and behind it a move that it has not judged yet. */
  private take(told: readonly string[]): void {
    this.told = told;
    if (this.sent !== null && this.sent.ply !== told.length) this.sent = null;
    const moves = this.sent === null ? [...told] : [...told, this.sent.move];
    if (moves.length === this.moves.length && moves.at(-1) === this.moves.at(-1)) return;
    const follow = this.live;
    this.moves = moves;
    if (follow || this.shown > moves.length) this.shown = moves.length;
  }
}
