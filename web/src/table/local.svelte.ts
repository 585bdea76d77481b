// A game on this screen: people side by side, or against the engine.
import { Engine } from "../engine/engine";
import type { Rules } from "../game/rules";
import { phraseOf, type Phrase, type Setup, type Sitter } from "../game/types";
import { fillPhrase } from "../i18n/fill";
import { texts } from "../i18n/texts";
import { pause } from "./pause";
import { Table } from "./table.svelte";

/** A game left unfinished; `address` is that of the page it was played on. */
export type KeptGame = { setup: Setup; sitters: Sitter[]; moves: string[]; address: string };

export class LocalTable extends Table {
  private readonly engine = new Engine();
  private disposed = false;

  constructor(
    rules: Rules,
    setup: Setup,
    readonly sitters: Sitter[],
    moves: string[] = [],
  ) {
    super(rules, setup);
    this.moves = moves;
    this.shown = moves.length;
    void this.letEngineMove();
  }

  get mayMove(): boolean {
    return this.sitters[this.now.toMove] === null;
  }

  get ownSeat(): number | null {
    const people = this.sitters.filter((sitter) => sitter === null).length;
    return people === 1 ? this.sitters.indexOf(null) : null;
  }

  get againstEngine(): boolean {
    return this.sitters.some((sitter) => sitter !== null);
  }

  seatName(seat: number): Phrase {
    const level = this.sitters[seat];
    if (level !== null && level !== undefined) return fillPhrase(texts.computer, { level });
    return this.ownSeat === seat ? texts.you : this.now.seats[seat]!.name;
  }

  play(move: string): void {
    this.append(move);
    this.keep();
    void this.letEngineMove();
  }

  /** Back to the last position in which a person was to move. */
  undo(): void {
    this.engine.stop();
    let count = this.moves.length - 1;
    while (count > 0 && this.sitters[this.seatAt(count)] !== null) --count;
    if (count < 0) return;
    this.ending = null;
    this.moves = this.moves.slice(0, count);
    this.shown = count;
    this.keep();
    void this.letEngineMove();
  }

  /** Only with two players: with more, the others would have to go on. */
  resign(): void {
    this.engine.stop();
    const seat = this.ownSeat ?? this.now.toMove;
    this.ending = { result: 1 - seat, reason: "resigned", seat };
    forget();
  }

  override dispose(): void {
    this.disposed = true;
    this.engine.dispose();
  }

  private seatAt(ply: number): number {
    return this.rules.view(this.setup, this.moves.slice(0, ply)).toMove;
  }

  private async letEngineMove(): Promise<void> {
    const level = this.sitters[this.now.toMove];
    if (this.over || this.disposed || level === null || level === undefined) return;
    this.thinking = true;
    const asked = this.moves;
    try {
      const [thought] = await Promise.all([this.engine.think(this.setup, asked, level), pause()]);
      if (thought === null || this.disposed || this.moves !== asked || this.ending) return;
      this.thinking = false;
      this.play(thought.move);
    } catch (error) {
      this.trouble = phraseOf(error);
    } finally {
      if (this.moves === asked || !this.mayThink) this.thinking = false;
    }
  }

  private get mayThink(): boolean {
    return !this.over && this.sitters[this.now.toMove] !== null;
  }

  /** Remembers the game, so that a reload or a closed tab loses nothing. */
  private keep(): void {
    if (this.over) return forget();
    const { setup, sitters, moves } = this;
    const game: KeptGame = { setup, sitters, moves, address: location.hash };
    localStorage.setItem("game", JSON.stringify(game));
  }
}

function forget(): void {
  localStorage.removeItem("game");
}

/** The game that was left unfinished, if it can still be read. */
export function keptGame(rules: Rules): KeptGame | null {
  try {
    const kept = JSON.parse(localStorage.getItem("game") ?? "null") as KeptGame | null;
    if (kept === null || kept.moves.length === 0) return null;
    rules.view(kept.setup, kept.moves);
    return kept;
  } catch {
    forget();
    return null;
  }
}
