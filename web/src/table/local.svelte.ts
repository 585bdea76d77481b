// A game on this screen: people side by side, or against the engine. Whose turn it is, undo, resigning and
// leaving are the library's; this class lets the engine think, and keeps the game in the browser.
import { Engine } from "../engine/engine";
import { AS_PRINTED, newGameText, SWAP, type Departure, type FairStart, type GameInPlay } from "../game/play";
import type { Rules } from "../game/rules";
import { phraseOf, type Phrase, type Setup, type Sitter } from "../game/types";
import { fillPhrase } from "../i18n/fill";
import { texts } from "../i18n/texts";
import { pause } from "./pause";
import { rememberPlaying } from "./played";
import { Table } from "./table.svelte";

/** A game left unfinished; `address` is that of the page it was played on. */
export type KeptGame = { setup: Setup; sitters: Sitter[]; moves: string[]; address: string; game: string };

export class LocalTable extends Table {
  private readonly engine = new Engine();
  private disposed = false;
  private game: GameInPlay = $state.raw(null!);

  /** `kept` is the text of a game that goes on; its moves are in it. */
  constructor(
    rules: Rules,
    setup: Setup,
    private readonly seated: Sitter[],
    moves: string[] = [],
    fair: FairStart = AS_PRINTED,
    kept = newGameText(setup, seated, moves, fair),
  ) {
    super(rules, setup);
    this.take(rules.play(kept, "show", this.time));
    this.shown = this.moves.length;
    void this.letEngineMove();
  }

  get mayMove(): boolean {
    return this.game.players[this.now.toMove]!.kind === "person";
  }

  get ownSeat(): number | null {
    const people = this.game.players.filter(({ kind }) => kind === "person").length;
    return people === 1 ? this.game.players.findIndex(({ kind }) => kind === "person") : null;
  }

  override get sitters(): readonly Sitter[] {
    return this.seated;
  }

  override get fair(): FairStart {
    return { pie: this.game.swap === "pie", opening: this.game.opening };
  }

  override get swapped(): boolean {
    return this.game.swapped;
  }

  override get maySwap(): boolean {
    return this.game.maySwap && this.mayMove && this.live;
  }

  override swap(): void {
    this.act(SWAP);
  }

  get againstEngine(): boolean {
    return this.sitters.some((sitter) => sitter !== null);
  }

  get canUndo(): boolean {
    return this.game.canUndo;
  }

  seatName(seat: number): Phrase {
    const { kind, level } = this.game.players[seat]!;
    if (kind === "engine") return fillPhrase(texts.computer, { level });
    return this.ownSeat === seat ? texts.you : this.now.seats[seat]!.name;
  }

  override departure(seat: number): Departure | null {
    return this.game.players[seat]!.left;
  }

  play(move: string): void {
    this.act(`move ${move}`);
  }

  /** Back to the last turn of a person. */
  undo(): void {
    this.engine.stop();
    this.act("undo");
    this.shown = this.moves.length;
  }

  /** With three or four players the game goes on without whoever resigns. */
  resign(): void {
    this.engine.stop();
    this.act(`resign ${this.ownSeat ?? this.now.toMove}`);
  }

  override dispose(): void {
    this.disposed = true;
    this.engine.dispose();
  }

  /** Whole milliseconds; where they count from does not matter to the game. */
  private get time(): number {
    return Math.round(performance.now());
  }

  private act(action: string): void {
    const follow = this.live;
    this.take(this.rules.play(this.game.game, action, this.time));
    if (follow || this.shown > this.moves.length) this.shown = this.moves.length;
    this.keep();
    void this.letEngineMove();
  }

  private take(game: GameInPlay): void {
    this.game = game;
    this.moves = game.setup.moves;
    const { ending } = game;
    this.ending = ending === null || ending.reason === "rules" ? null : { ...ending, reason: ending.reason };
  }

  private async letEngineMove(): Promise<void> {
    const asked = this.game;
    if (asked.engine === null || this.disposed) {
      this.thinking = false;
      return;
    }
    this.thinking = true;
    try {
      const { level } = asked.engine;
      const pie = this.fair.pie && !this.swapped;
      const thinking = this.engine.think(this.setup, this.moves, level, undefined, pie);
      const [thought] = await Promise.all([thinking, pause()]);
      if (thought === null || this.disposed || this.game !== asked) return;
      if (thought.move === SWAP) this.swap();
      else this.play(thought.move);
    } catch (error) {
      this.trouble = phraseOf(error);
    } finally {
      if (this.game === asked) this.thinking = false;
    }
  }

  /** Remembers the game, so that a reload or a closed tab loses nothing. */
  private keep(): void {
    rememberPlaying();
    if (this.over) return forget();
    const { setup, seated: sitters, moves } = this;
    // Without the time of the last action: clocks stand still while the page is away.
    const game = this.game.game.replace(/^at \d+\n/, "");
    const kept: KeptGame = { setup, sitters, moves, address: location.hash, game };
    localStorage.setItem("game", JSON.stringify(kept));
  }
}

function forget(): void {
  localStorage.removeItem("game");
}

/** The game that was left unfinished, if it can still be read. */
export function keptGame(rules: Rules): KeptGame | null {
  try {
    const kept = JSON.parse(localStorage.getItem("game") ?? "null") as Partial<KeptGame> | null;
    if (kept === null) return null;
    const { setup, sitters = [], moves = [], address = "" } = kept;
    // Games kept by an earlier version have no text.
    const text = kept.game ?? newGameText(setup!, sitters, moves);
    const { setup: now } = rules.play(text, "show", 0);
    return moves.length === 0 ? null : { setup: setup!, sitters, moves: now.moves, address, game: text };
  } catch {
    forget();
    return null;
  }
}
