// A move being entered at a table: the hand over its board, what the rules say of what it is about to do, and
// what can be announced with it.
import { Hand } from "../board/hand.svelte";
import { placeOf, RESERVE, type Gesture } from "../game/gestures";
import type { Explanation, Result } from "../game/types";
import { gameUi } from "../games/catalogue";
import { settings } from "../settings/settings.svelte";
import { explainIntention } from "./explained";
import type { Table } from "./table.svelte";

/** What the move stands for with each announcement; `null` where the announcement does not hold. */
export type Announceable = { call: string; move: string | null };

export class MoveInput {
  readonly hand: Hand;
  /** The move entered last, with all it can be announced with, and after which moves that was. */
  private entered: { gestures: readonly Gesture[]; after: readonly string[] } = $state.raw({
    gestures: [],
    after: [],
  });
  /** The announcement tried last, which does not hold. */
  wrongCall: string | null = $state(null);

  /** One of these is to be chosen: all that these rules know, in their order, whatever holds. */
  readonly announcing: readonly Announceable[] = $derived.by(() => {
    const table = this.table();
    const { gestures, after } = this.entered;
    if (after !== table.moves || gestures.length === 0) return [];
    const calls = gameUi(table.setup.game).announcements(table.now);
    return calls.map((call) => ({ call, move: gestures.find((one) => one.call === call)?.move ?? null }));
  });
  readonly preview: Explanation | null = $derived.by(() => {
    const table = this.table();
    return explainIntention(this.hand.intention, table.gestures, table);
  });
  /** How the game ends with the move that is laid down. */
  readonly outcome: Result = $derived.by(() => {
    const table = this.table();
    const { from, to, way } = this.hand.selection;
    if (to === null || way === null || !this.preview?.legal) return null;
    const found = table.gestures.find(
      (one) => one.from === (from ?? RESERVE) && one.to === to && one.way === way && one.call === "",
    );
    return found ? table.rules.view(table.setup, [...table.moves, found.move]).result : null;
  });
  /** The moves that take what is selected off the board. */
  readonly leaving: readonly Gesture[] = $derived.by(() =>
    this.table().gestures.filter(({ from, to }) => from === this.hand.selection.from && to === RESERVE),
  );
  /** Whether what is selected can turn where it stands. */
  readonly turning: boolean = $derived.by(() => {
    const { from } = this.hand.selection;
    return (
      from !== null && this.table().gestures.some((one) => one.from === from && one.to === placeOf(from))
    );
  });

  constructor(private readonly table: () => Table) {
    this.hand = new Hand(
      () => {
        const { setup, view, gestures } = this.table();
        return { skin: gameUi(setup.game).skin, view, gestures, quick: settings.now.quick };
      },
      (gestures) => this.enter(gestures),
    );
  }

  play(move: string): void {
    this.enterNothing();
    this.table().play(move);
  }

  /** Plays the move with an announcement, or says that it does not hold. */
  announce({ call, move }: Announceable): void {
    if (move === null) this.wrongCall = call;
    else this.play(move);
  }

  cancel(): void {
    this.enterNothing();
    this.hand.letGo();
  }

  /** `true` while something is to be announced with it. */
  private enter(gestures: Gesture[]): boolean {
    const { setup, now, moves } = this.table();
    const asks = gameUi(setup.game).announcements(now).length > 0;
    if (asks) this.entered = { gestures, after: moves };
    else this.play(gestures[0]!.move);
    return asks;
  }

  private enterNothing(): void {
    this.entered = { gestures: [], after: [] };
    this.wrongCall = null;
  }
}
