// A game on the table: what was played, what is looked at. Who plays is said by its two kinds, on this
// screen (local.svelte.ts) and over the network (online.svelte.ts).
import { gestureOf, type Gesture } from "../game/gestures";
import { AS_PRINTED, SWAP, type Departure, type EndReason, type FairStart } from "../game/play";
import type { Rules } from "../game/rules";
import type { Explanation, Phrase, Role, Setup, Sitter, View } from "../game/types";

/** How a game ended when the rules alone do not say so. */
export type Ending = {
  result: number | "draw";
  reason: Exclude<EndReason, "rules">;
  seat: number;
};

export abstract class Table {
  moves: string[] = $state.raw([]);
  /** How many of the moves are shown on the board. */
  shown = $state(0);
  /** Set when the game ended without the last word of the rules. */
  ending: Ending | null = $state.raw(null);
  thinking = $state(false);
  /** What went wrong last, for people. */
  trouble: Phrase | null = $state.raw(null);

  /** How the game stands. */
  readonly now: View = $derived.by(() => this.rules.view(this.setup, this.moves));
  /** What the board shows. */
  readonly view: View = $derived.by(() =>
    this.shown === this.moves.length
      ? this.now
      : this.rules.view(this.setup, this.moves.slice(0, this.shown)),
  );
  readonly live: boolean = $derived(this.shown === this.moves.length);
  readonly over: boolean = $derived(this.now.result !== null || this.ending !== null);
  readonly result: number | "draw" | null = $derived(this.ending?.result ?? this.now.result);
  /** The move that led to what is shown, in words and parts. */
  readonly lastMove: Explanation | null = $derived.by(() => {
    if (this.shown === 0) return null;
    const before = this.moves.slice(0, this.shown - 1);
    return this.rules.explain(this.setup, before, this.moves[this.shown - 1]!);
  });
  /** The moves to point out, the latest first: all since the turn of whoever looks on. */
  readonly recent: readonly Explanation[] = $derived.by(() => {
    if (this.lastMove === null) return [];
    const viewer = this.ownSeat ?? this.view.toMove;
    const seatBefore = (back: number) => (this.view.toMove + (this.players - 1) * back) % this.players;
    const all = [this.lastMove];
    const most = seatBefore(1) === viewer ? 1 : Math.min(this.players - 1, this.shown);
    for (let back = 2; back <= most && seatBefore(back) !== viewer; ++back) {
      const ply = this.shown - back;
      all.push(this.rules.explain(this.setup, this.moves.slice(0, ply), this.moves[ply]!));
    }
    return all;
  });
  readonly gestures: readonly Gesture[] = $derived.by(() =>
    this.live && !this.over && this.mayMove ? this.now.moves.map(gestureOf) : [],
  );

  constructor(
    readonly rules: Rules,
    readonly setup: Setup,
  ) {}

  /** Whether whoever sits at this screen is to move. */
  abstract get mayMove(): boolean;
  /** Who sits there, for people. */
  abstract seatName(seat: number): Phrase;
  /** The seat of whoever sits at this screen alone, if there is one. */
  abstract get ownSeat(): number | null;
  abstract play(move: string): void;

  /** How the start was made fair. */
  get fair(): FairStart {
    return AS_PRINTED;
  }
  /** The players have exchanged sides after the first move. */
  get swapped(): boolean {
    return false;
  }
  /** Whether whoever sits at this screen may exchange sides now, instead of a reply. */
  get maySwap(): boolean {
    return false;
  }
  swap(): void {}

  /** The moves, and the swap among them. */
  get entries(): readonly string[] {
    return this.swapped ? [...this.moves.slice(0, 1), SWAP, ...this.moves.slice(1)] : this.moves;
  }

  /** Who first sat where, for an address of this game. */
  get sitters(): readonly Sitter[] {
    return this.now.seats.map(() => null);
  }

  get players(): number {
    return this.now.seats.length;
  }

  /** Whether the engine may be asked about this game: not while others play it against each other. */
  get allowsHelp(): boolean {
    return true;
  }

  /** The ply of the first move. */
  get firstPly(): number {
    return this.now.ply - this.moves.length;
  }

  /** Who left the seat, if somebody did: an engine plays on there. */
  departure(_seat: number): Departure | null {
    return null;
  }

  /** Whether everybody is there. */
  get ready(): boolean {
    return true;
  }

  dispose(): void {}

  show(ply: number): void {
    this.shown = Math.max(0, Math.min(this.moves.length, ply));
  }

  get atStart(): boolean {
    return this.shown === 0;
  }
  get atEnd(): boolean {
    return this.live;
  }

  walk(step: "first" | "previous" | "next" | "last"): void {
    const { shown, moves } = this;
    this.show({ first: 0, previous: shown - 1, next: shown + 1, last: moves.length }[step]);
  }

  explain(move: string): Explanation {
    return this.rules.explain(this.setup, this.moves, move);
  }

  /** Who moved where in the move before what is shown, to let it be seen moving. */
  rolesAt(ply: number): readonly Role[] {
    return ply === this.shown ? (this.lastMove?.pieces ?? []) : [];
  }

  protected append(move: string): void {
    const follow = this.live;
    this.moves = [...this.moves, move];
    if (follow) this.shown = this.moves.length;
  }
}
