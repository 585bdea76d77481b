// A game being studied: a table at which every line is tried, kept as a tree.
import { Table } from "../table/table.svelte";
import type { FairStart } from "../game/play";
import type { Rules } from "../game/rules";
import type { Phrase, Role, Setup } from "../game/types";
import {
  back,
  beside,
  EMPTY,
  forward,
  movesTo,
  nodeAt,
  played,
  toEnd,
  type Path,
  type Cursor,
  type TreeNode,
} from "./tree";

/** A step in the tree; `up` and `down` go to the variation beside. */
export type TreeStep = "first" | "previous" | "next" | "last" | "up" | "down";

export class Study extends Table {
  cursor: Cursor = $state.raw({ tree: EMPTY, path: [] });
  /** Set when a move on the board is not to be added to the tree, but given to this. */
  interceptor: ((move: string) => void) | null = $state.raw(null);
  /** Who moved where when one step forward was made; after a jump nobody. */
  roles: readonly Role[] = $state.raw([]);

  constructor(
    rules: Rules,
    setup: Setup,
    cursor: Cursor,
    private readonly pie = false,
  ) {
    super(rules, setup);
    this.stand(cursor);
  }

  get tree(): TreeNode {
    return this.cursor.tree;
  }
  get path(): Path {
    return this.cursor.path;
  }
  get node(): TreeNode {
    return nodeAt(this.tree, this.path);
  }
  get mayMove(): boolean {
    return true;
  }
  get ownSeat(): number | null {
    return null;
  }
  override get fair(): FairStart {
    return { pie: this.pie, opening: "" };
  }
  override get swapped(): boolean {
    return this.path.length > 0 && nodeAt(this.tree, this.path.slice(0, 1)).swapped === true;
  }
  override get atStart(): boolean {
    return this.path.length === 0;
  }
  override get atEnd(): boolean {
    return this.node.children.length === 0;
  }
  seatName(seat: number): Phrase {
    return this.now.seats[seat]!.name;
  }

  play(move: string): void {
    if (this.interceptor) this.interceptor(move);
    else this.stand(played(this.cursor, move));
  }

  /** Changes the tree, the position shown, or both. */
  stand(cursor: Cursor): void {
    const before = this.cursor.path;
    const step = cursor.path.length === before.length + 1 && before.every((one, i) => one === cursor.path[i]);
    this.cursor = cursor;
    const moves = movesTo(cursor.tree, cursor.path);
    if (moves.join(" ") !== this.moves.join(" ")) {
      this.moves = moves;
      this.shown = moves.length;
    }
    this.roles = step ? (this.lastMove?.pieces ?? []) : [];
  }

  go(path: Path): void {
    this.stand({ tree: this.tree, path });
  }

  override walk(step: TreeStep): void {
    this.go(this.pathAfter(step));
  }

  /** Where a step leads; the same path when there is nothing in that direction. */
  pathAfter(step: TreeStep): Path {
    const { tree, path } = this;
    if (step === "first") return [];
    if (step === "previous") return back(path);
    if (step === "next") return forward(tree, path);
    if (step === "last") return toEnd(tree, path);
    return beside(tree, path, step === "up" ? -1 : 1);
  }
}
