// The hand over a board: puts a move together from pointers, wheels and keys, and says what it means.
// It knows points of the board's plane and places, nothing of the page, and no rules.
import { placeOf, RESERVE, type Gesture } from "../game/gestures";
import type { View } from "../game/types";
import * as geometry from "./geometry";
import { CELL, centre, FRAME, type Point } from "./geometry";
import { chosen, NOTHING, sourcesAt, tap, targets, ways, type Selection } from "./selection";
import type { Skin } from "./skin";
import { wayOf } from "./sprites";

/** What lies under the hand. Without gestures it may not touch anything, unless it points. */
export type Ground = {
  skin: Skin;
  view: View;
  gestures: readonly Gesture[];
  /** The hand learns: what is tried in vain is explained anywhere. */
  learning?: boolean;
  /** A click of a pointer that points precisely plays at once; pushes are looked at first all the same. */
  quick?: boolean;
  /** Called with places: the hand plays nothing and only points. */
  point?: ((place: string) => void) | null;
};

/** What the hand is about to do; `way` is missing where it would not be legal. */
export type Intention = { from: string | null; to: string; way: string | null };

/** Turned by half a circle; with the reserves at its sides; `reach`: half the side of the picker, in cells. */
export type Lying = { turned: boolean; sideways: boolean; reach: number };

/** Closer to the middle of a cell than this, a pointer points nowhere. */
const DEAD = 17;
/** A pointer that has gone further than this drags. */
const FAR = 24;

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Hand {
  selection: Selection = $state.raw(NOTHING);
  /** The place of the last thing tried that is not legal. */
  attempt = $state<string | null>(null);
  /** The cell the keys are at. */
  cursor = $state<string | null>(null);
  hover = $state.raw<{ place: string; dx: number; dy: number } | null>(null);
  drag = $state.raw<{ start: Point; at: Point; source: string | null; moving: boolean } | null>(null);
  /** How the board is drawn under the hand; the board says so. */
  lies = $state.raw<Lying>({ turned: false, sideways: false, reach: 0 });

  readonly grid = $derived.by(() => geometry.gridOf(this.view.board));
  readonly interactive = $derived.by(() => this.gestures.length > 0 || !!this.ground().point);
  readonly open = $derived.by(() => targets(this.gestures, this.selection));
  /** Whether a place is chosen and only the way is left, or a last look. */
  readonly pinned = $derived.by(() => this.selection.to !== null && this.selection.to !== RESERVE);
  /** The piece in the hand, when it comes from the board. */
  readonly lifted = $derived.by(() => {
    const { from } = this.selection;
    return from === RESERVE ? null : from;
  });
  /** Where ways are to be chosen: at the target, or at the piece itself, which may turn. */
  readonly pickerPlace = $derived.by(() => {
    if (this.pinned) return this.selection.to;
    return this.lifted !== null && !this.drag?.moving ? placeOf(this.lifted) : null;
  });
  readonly pickerWays = $derived.by(() =>
    this.pickerPlace === null ? [] : ways(this.gestures, this.selection.from, this.pickerPlace),
  );

  /** Where a piece can enter from the reserve, while nothing is in the hand. */
  readonly entries = $derived.by(() => {
    const idle = this.selection.from === null && !this.pinned;
    return idle && this.skin.reserve ? this.open : new Set<string>();
  });
  /** Where something can be taken. */
  readonly sources = $derived.by(
    () => new Set(this.gestures.filter(({ from }) => from !== RESERVE).map(({ from }) => placeOf(from))),
  );

  /** What the hand means just now: what it has laid down, or what it hovers over. */
  readonly intention: Intention | null = $derived.by(() => {
    const { from, to, way } = this.selection;
    if (to !== null) return { from, to, way };
    if (this.attempt !== null) return { from, to: this.attempt, way: null };
    const { hover } = this;
    if (!hover || this.drag?.moving) return null;
    const own = from !== null && placeOf(from) === hover.place;
    if (!this.open.has(hover.place)) {
      // Not legal: let it be said why before anybody tries.
      const wondering = from !== null && this.occupied(hover.place) && !own;
      return wondering ? { from, to: hover.place, way: null } : null;
    }
    if (from === null && sourcesAt(this.gestures, hover.place).length > 0) return null;
    if (own && Math.hypot(hover.dx, hover.dy) < DEAD) return null;
    return { from, to: hover.place, way: this.wayAt(hover.place, hover.dx, hover.dy, own) };
  });

  constructor(
    private readonly ground: () => Ground,
    /** `true` when there is still something to ask: the move stays in the hand. */
    private readonly onchoose: (gestures: Gesture[]) => boolean | void,
  ) {}

  get skin(): Skin {
    return this.ground().skin;
  }
  get view(): View {
    return this.ground().view;
  }
  get gestures(): readonly Gesture[] {
    return this.ground().gestures;
  }

  letGo(): void {
    this.selection = NOTHING;
    this.attempt = null;
    this.drag = null;
  }

  /** The pointer is gone, to scroll the page perhaps: what is laid down stays. */
  loseGrip(): void {
    if (this.drag?.moving) this.selection = NOTHING;
    this.drag = null;
    this.hover = null;
  }

  /** Plays what is laid down. */
  confirm(): void {
    this.choose(this.selection);
  }

  occupied(place: string): boolean {
    return this.view.pieces.some((piece) => piece.place === place);
  }

  /** Whether it is worth saying why nothing can go there. */
  private answerable(place: string): boolean {
    return this.ground().learning === true || this.occupied(place);
  }

  isPush(from: string | null, to: string): boolean {
    return this.skin.pushes && this.occupied(to) && (from === null || placeOf(from) !== to);
  }

  press(point: Point): void {
    const place = geometry.placeUnder(point, this.grid);
    const fromReserve = this.gestures.some((one) => one.from === RESERVE) ? RESERVE : null;
    const onBoard = place === null ? null : (sourcesAt(this.gestures, place)[0] ?? null);
    const source = this.isReserve(point) ? fromReserve : onBoard;
    this.drag = { start: point, at: point, source, moving: false };
  }

  /** `shows`: a pointer that is seen before it presses. */
  move(point: Point, shows: boolean): void {
    const place = geometry.placeUnder(point, this.grid);
    if (place === null) {
      this.hover = null;
    } else if (shows || this.drag?.moving) {
      const middle = centre(place, this.grid);
      this.hover = { place, dx: point.x - middle.x, dy: point.y - middle.y };
    }
    if (this.drag) this.pull(point);
  }

  release(point: Point, precise: boolean): void {
    if (!this.drag) return;
    const { moving } = this.drag;
    const place = geometry.placeUnder(point, this.grid);
    this.drag = null;
    if (moving) return this.drop(point, place);
    if (this.pinned && this.isAtPicker(point)) {
      this.pointAtPicker(point);
      if (this.ground().quick) this.confirm();
      return;
    }
    if (place !== null) {
      const middle = centre(place, this.grid);
      this.cursor = place;
      if (this.selection.to !== null) this.selection = { from: this.selection.from, to: null, way: null };
      this.touch(place, point.x - middle.x, point.y - middle.y, precise);
    } else if (this.isReserve(point)) {
      this.touchReserve();
    } else {
      this.letGo();
    }
  }

  /** True when the wheel turned something, and is not to scroll the page. */
  wheel(clockwise: boolean): boolean {
    const place = this.selection.to ?? this.hover?.place ?? null;
    if (place === null || place === RESERVE || !this.open.has(place)) return false;
    const possible = ways(this.gestures, this.selection.from, place);
    if (possible.length === 0) return false;
    const present = this.selection.to === null ? (this.intention?.way ?? null) : this.selection.way;
    const way = geometry.turned(possible, present, clockwise);
    this.selection = { from: this.selection.from, to: place, way };
    return true;
  }

  /** True when the key meant something here. */
  key(key: string): boolean {
    let step = STEPS[key];
    if (step) {
      if (this.lies.turned) step = [-step[0], -step[1]];
      if (this.pinned && this.interactive) this.turn(step);
      else this.walk(step);
    } else if (!this.interactive) {
      return false;
    } else if (key === "Enter" || key === " ") {
      if (this.selection.to !== null) this.confirm();
      else if (this.cursor !== null) this.touchByKey(this.cursor);
    } else if (key === "Escape" || key === "Backspace") {
      this.letGo();
    } else if ((key === "Delete" || key === "x") && this.selection.from !== null) {
      this.touchReserve();
    } else if (key === "r") {
      this.touchReserve();
    } else if ((key === "+" || key === "-") && this.pinned) {
      const way = geometry.turned(this.pickerWays, this.selection.way, key === "+");
      this.selection = { ...this.selection, way };
    } else {
      return false;
    }
    return true;
  }

  private choose(selection: Selection): void {
    const found = chosen(this.gestures, selection);
    if (found.length === 0) return;
    this.attempt = null;
    this.selection = this.onchoose(found) === true ? selection : NOTHING;
  }

  private pin(selection: Selection): void {
    const to = selection.to!;
    const possible = ways(this.gestures, selection.from, to);
    this.selection = { ...selection, way: selection.way ?? this.naturalWay(possible, to, selection.from) };
    this.attempt = null;
  }

  /** The way that a pointer over a place means: a piece's natural way, unless the pointer is asked for it. */
  private wayAt(place: string, dx: number, dy: number, own: boolean): string {
    const { from } = this.selection;
    const possible = ways(this.gestures, from, place);
    const pointed = own || (this.ground().quick && Math.hypot(dx, dy) >= DEAD);
    return pointed ? geometry.nearestWay(possible, dx, dy)! : this.naturalWay(possible, place, from);
  }

  /** The way a piece would naturally point: as it does now, else towards the middle of the board. */
  private naturalWay(possible: readonly string[], place: string, from: string | null): string {
    const present = from && this.view.pieces.find((piece) => piece.place === placeOf(from));
    if (present && possible.includes(wayOf(present.piece))) return wayOf(present.piece);
    const middle = centre(place, this.grid);
    const half = (this.grid.size * CELL) / 2;
    return geometry.nearestWay(possible, half - middle.x + 0.1, half - middle.y - 1)!;
  }

  private isReserve(point: Point): boolean {
    if (!this.skin.reserve) return false;
    const side = this.grid.size * CELL;
    const along = this.lies.sideways ? point.x : point.y;
    return this.view.toMove === 0 ? along > side + FRAME - 6 : along < -FRAME + 6;
  }

  private isAtPicker(point: Point): boolean {
    const middle = centre(this.selection.to!, this.grid);
    const reach = Math.max(this.skin.picker, this.lies.reach) * CELL;
    return Math.abs(point.x - middle.x) <= reach && Math.abs(point.y - middle.y) <= reach;
  }

  private pointAtPicker(point: Point): void {
    const middle = centre(this.selection.to!, this.grid);
    const dx = point.x - middle.x;
    const dy = point.y - middle.y;
    if (!this.isAtPicker(point) || Math.hypot(dx, dy) < DEAD) return;
    const way = geometry.nearestWay(this.pickerWays, dx, dy);
    if (way !== this.selection.way) this.selection = { ...this.selection, way };
  }

  private pull(point: Point): void {
    const drag = this.drag!;
    const far = Math.hypot(point.x - drag.start.x, point.y - drag.start.y) > FAR;
    const begins = !drag.moving && far && drag.source !== null && !this.pinned;
    if (begins) {
      this.selection = { from: drag.source, to: null, way: null };
      this.attempt = null;
    }
    this.drag = { ...drag, at: point, moving: drag.moving || begins };
  }

  private drop(point: Point, place: string | null): void {
    const { from } = this.selection;
    const own = from !== null && placeOf(from) === place;
    this.hover = null;
    if (place !== null && this.open.has(place) && !own) this.pin({ from, to: place, way: null });
    else if (this.isReserve(point) && from !== RESERVE) this.touchReserve();
    else if (place !== null && this.answerable(place) && !own) this.attempt = place;
    else this.selection = NOTHING;
  }

  /** Takes a piece from the reserve, or puts the one in the hand back there. */
  private touchReserve(): void {
    const { from } = this.selection;
    const leave = gesturesTo(this.gestures, from, RESERVE);
    this.letGo();
    if (from !== null && leave.length > 0) {
      const selection = { from, to: RESERVE, way: leave[0]!.way };
      if (this.ground().quick) this.choose(selection);
      else this.selection = selection;
    } else if (from !== RESERVE && this.gestures.some((one) => one.from === RESERVE)) {
      this.selection = { from: RESERVE, to: null, way: null };
    }
  }

  /** Lays the hand on a place. `precise`: the pointer has shown which way it means. */
  private touch(place: string, dx: number, dy: number, precise: boolean): void {
    const { point } = this.ground();
    if (point) return point(place);
    const { from } = this.selection;
    const own = from !== null && placeOf(from) === place;
    if (own && Math.hypot(dx, dy) < DEAD) return this.letGo();
    const pointed = (possible: readonly string[]) => geometry.nearestWay(possible, dx, dy);
    const next = tap(this.gestures, this.selection, place, pointed);
    if (next.to === null) {
      const wrong = next.from === null && !own && this.answerable(place);
      this.attempt = wrong ? place : null;
      if (!wrong) this.selection = next; // what was tried in vain stays in the hand
      return;
    }
    const way = next.way ?? (own ? pointed(ways(this.gestures, from, place)) : null);
    if (!this.ground().quick || !precise || this.isPush(next.from, next.to))
      return this.pin({ ...next, way });
    this.choose({ ...next, way: this.wayAt(place, dx, dy, own) });
  }

  /** As a touch; a second press on two pieces takes the other one. */
  private touchByKey(place: string): void {
    const { point } = this.ground();
    if (point) return point(place);
    const sources = sourcesAt(this.gestures, place);
    const another = sources[sources.indexOf(this.selection.from ?? "") + 1];
    if (this.selection.from !== null && sources.includes(this.selection.from) && another) {
      this.selection = { from: another, to: null, way: null };
      return;
    }
    const next = tap(this.gestures, this.selection, place, (possible) => possible[0] ?? null);
    this.attempt = null;
    if (next.to !== null) this.pin(next);
    else if (next.from !== null) this.selection = next;
    else if (this.answerable(place)) this.attempt = place;
    else this.selection = NOTHING;
  }

  private walk([dx, dy]: [number, number]): void {
    const corner = this.view.board.at(-1)![0]!;
    this.cursor =
      this.cursor === null ? corner : (geometry.neighbour(this.cursor, dx, dy, this.grid) ?? this.cursor);
  }

  private turn([dx, dy]: [number, number]): void {
    const present = geometry.vector(this.selection.way ?? "");
    const diagonal = this.pickerWays.every((way) => way.length === 2);
    const wanted = diagonal ? { x: dx || present.x, y: dy || present.y } : { x: dx, y: dy };
    const way = this.pickerWays.find((one) => {
      const { x, y } = geometry.vector(one);
      return x === wanted.x && y === wanted.y;
    });
    if (way) this.selection = { ...this.selection, way };
  }
}

function gesturesTo(gestures: readonly Gesture[], from: string | null, to: string): Gesture[] {
  return gestures.filter((one) => one.from === from && one.to === to);
}
