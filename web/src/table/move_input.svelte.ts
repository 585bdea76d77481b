// A move being entered at a table: the hand over its board, what the rules say of what it is about to do, and
// what can be announced with it.
import { Hand } from "../board/hand.svelte";
import { RESERVE, type Gesture } from "../game/gestures";
import type { Explanation } from "../game/types";
import { gameUi } from "../games/catalogue";
import { explainIntention } from "./explained";
import type { Table } from "./table.svelte";

export class MoveInput {
  readonly hand: Hand;
  /** The moves entered last that differ only in what is announced, and after which moves that was. */
  private entered: { gestures: readonly Gesture[]; after: readonly string[] } = $state.raw({
    gestures: [],
    after: [],
  });

  /** One of these is to be chosen. */
  readonly announcing: readonly Gesture[] = $derived.by(() =>
    this.entered.after === this.table().moves ? this.entered.gestures : [],
  );
  readonly preview: Explanation | null = $derived.by(() => {
    const table = this.table();
    return explainIntention(this.hand.intention, table.gestures, table);
  });
  /** The moves that take what is selected off the board. */
  readonly leaving: readonly Gesture[] = $derived.by(() =>
    this.table().gestures.filter(({ from, to }) => from === this.hand.selection.from && to === RESERVE),
  );

  constructor(private readonly table: () => Table) {
    this.hand = new Hand(
      () => {
        const { setup, view, gestures } = this.table();
        return { skin: gameUi(setup.game).skin, view, gestures };
      },
      (gestures) => this.enter(gestures),
    );
  }

  play(move: string): void {
    this.enterNothing();
    this.table().play(move);
  }

  cancel(): void {
    this.enterNothing();
    this.hand.letGo();
  }

  private enter(gestures: Gesture[]): void {
    if (gestures.length === 1) this.play(gestures[0]!.move);
    else this.entered = { gestures, after: this.table().moves };
  }

  private enterNothing(): void {
    this.entered = { gestures: [], after: [] };
  }
}
