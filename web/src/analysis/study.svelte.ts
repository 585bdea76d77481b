// A game being studied: a table at which every line is tried, kept as a tree.
import { Table } from "../table/table.svelte";
import type { Rules } from "../game/rules";
import type { Phrase, Role, Setup } from "../game/types";
import { movesTo, nodeAt, played, type Path, type Place, type TreeNode } from "./tree";

export class Study extends Table {
  place: Place = $state.raw({ tree: { move: "", mark: "", comment: "", children: [] }, path: [] });
  /** Set when a move on the board is not to be added to the tree, but given to this. */
  catcher: ((move: string) => void) | null = $state.raw(null);
  /** Who moved where when one step forward was made; after a jump nobody. */
  roles: readonly Role[] = $state.raw([]);

  constructor(rules: Rules, setup: Setup, place: Place) {
    super(rules, setup);
    this.stand(place);
  }

  get tree(): TreeNode {
    return this.place.tree;
  }
  get path(): Path {
    return this.place.path;
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
  seatName(seat: number): Phrase {
    return this.now.seats[seat]!.name;
  }

  play(move: string): void {
    if (this.catcher) this.catcher(move);
    else this.stand(played(this.place, move));
  }

  /** Changes the tree, the position shown, or both. */
  stand(place: Place): void {
    const before = this.place.path;
    const step = place.path.length === before.length + 1 && before.every((one, i) => one === place.path[i]);
    this.place = place;
    const moves = movesTo(place.tree, place.path);
    if (moves.join(" ") !== this.moves.join(" ")) {
      this.moves = moves;
      this.shown = moves.length;
    }
    this.roles = step ? (this.lastMove?.pieces ?? []) : [];
  }

  go(path: Path): void {
    this.stand({ tree: this.tree, path });
  }
}
