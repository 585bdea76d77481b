// A table at which everything may be played, for tests.
import type { FairStart } from "../../src/game/play";
import type { Phrase } from "../../src/game/types";
import { Table } from "../../src/table/table.svelte";

export class SideBySide extends Table {
  own: number | null = null;
  pie = false;
  exchanged = false;

  get mayMove(): boolean {
    return true;
  }
  get ownSeat(): number | null {
    return this.own;
  }
  override get fair(): FairStart {
    return { pie: this.pie, opening: "" };
  }
  override get swapped(): boolean {
    return this.exchanged;
  }
  seatName(seat: number): Phrase {
    return this.now.seats[seat]!.name;
  }
  play(move: string): void {
    this.append(move);
  }
}
