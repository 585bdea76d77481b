// The editor's state: a position and rules being edited, and whether they are valid.
import { choiceFrom, rulesText, type RulesChoice } from "../ui/rules_choice";
import { turned } from "../board/geometry";
import type { Rules } from "../game/rules";
import { phraseOf, type GameName, type Phrase, type Setup, type View } from "../game/types";
import { cleared, editedFrom, editedView, plyFor, positionText, put, type Edited } from "./edited";

export const ERASER = "";

export class Editing {
  choice: RulesChoice = $state.raw({ preset: "", values: {} });
  edited: Edited = $state.raw({ pieces: [], toMove: 0, ply: 0, rights: "-" });
  /** The letter of what is put down, or the eraser. */
  tool = $state(ERASER);
  way = $state("");

  readonly game: GameName;
  /** The start by the rules at hand; while these are none, the one before stays. */
  readonly base: { view: View; problem: Phrase | null } = $derived.by(() => {
    try {
      this.lastBase = this.rules.view({ game: this.game, rules: this.rulesNow, start: "" });
      return { view: this.lastBase, problem: null };
    } catch (error) {
      return { view: this.lastBase, problem: phraseOf(error) };
    }
  });
  readonly rulesNow: string = $derived.by(() => rulesText(this.rules.info(this.game), this.choice));
  readonly view: View = $derived.by(() => editedView(this.edited, this.base.view));
  readonly text: string = $derived.by(() =>
    positionText(this.edited, this.base.view.board, this.view.seats[this.view.toMove]!.letter),
  );
  /** What is wrong; nothing when the rules know the position. */
  readonly problem: Phrase | null = $derived.by(() => {
    if (this.base.problem) return this.base.problem;
    try {
      this.rules.view(this.setup);
      return null;
    } catch (error) {
      return phraseOf(error);
    }
  });
  /** The ways a piece can point, clockwise; pieces that belong to nobody point nowhere. */
  readonly ways: string[] = $derived.by(() => {
    const all = [...new Set(this.base.view.moves.map(([, , , , way]) => way))].filter((way) => way !== "");
    let way = turned(all, null, true);
    return all.map(() => {
      const present = way;
      way = turned(all, way, true);
      return present;
    });
  });
  readonly neutral: string[] = $derived.by(() => {
    const owned = this.base.view.seats.map((seat) => seat.letter);
    const letters = this.base.view.pieces.map(({ piece }) => piece[0]!);
    return [...new Set(letters)].filter((letter) => !owned.includes(letter));
  });
  /** Seats whose right to leave can be chosen. */
  readonly rightful: string[] = $derived.by(() => {
    const rights = this.base.view.position.split(" ")[2]!;
    return /^[A-Z]+$/.test(rights) ? [...rights] : [];
  });

  private lastBase: View;

  constructor(
    private readonly rules: Rules,
    setup: Setup,
    view: View,
  ) {
    this.game = setup.game;
    this.lastBase = rules.view({ ...setup, start: "" });
    this.choice = choiceFrom(rules.info(setup.game), setup.rules);
    this.edited = editedFrom(view);
    this.tool = view.seats[0]!.letter;
    this.way = this.ways[0]!;
  }

  get setup(): Setup {
    return { game: this.game, rules: this.rulesNow, start: this.text };
  }

  put(place: string): void {
    if (this.tool === ERASER) return this.clear(place);
    const piece = this.neutral.includes(this.tool) ? this.tool : this.tool + this.way;
    this.edited = { ...this.edited, pieces: put(this.game, this.edited.pieces, place, piece) };
  }

  clear(place: string): void {
    this.edited = { ...this.edited, pieces: cleared(this.edited.pieces, place) };
  }

  letMove(seat: number): void {
    const ply = plyFor(seat, this.base.view.seats.length, this.edited.ply);
    this.edited = { ...this.edited, toMove: seat, ply };
  }

  setPly(ply: number): void {
    const whole = Number.isFinite(ply) ? Math.max(0, Math.round(ply)) : 0;
    this.edited = { ...this.edited, ply: whole, toMove: whole % this.base.view.seats.length };
  }

  setRight(letter: string, yes: boolean): void {
    const letters = this.rightful.filter((one) => (one === letter ? yes : this.edited.rights.includes(one)));
    this.edited = { ...this.edited, rights: letters.join("") || "-" };
  }

  /** Other rules: what the third field of the text may hold depends on them, and so does whose turn it is. */
  setChoice(choice: RulesChoice): void {
    this.choice = choice;
    const start = editedFrom(this.base.view);
    const seat = Math.min(this.edited.toMove, this.base.view.seats.length - 1);
    const places = new Set(this.base.view.board.flat());
    this.edited = {
      pieces: this.edited.pieces.filter(({ place }) => places.has(place)),
      rights: start.rights,
      toMove: seat,
      ply: plyFor(seat, this.base.view.seats.length, this.edited.ply),
    };
  }

  empty(): void {
    this.edited = { ...this.edited, pieces: [] };
  }

  begin(): void {
    this.edited = editedFrom(this.base.view);
  }
}
