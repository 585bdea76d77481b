// The board's plain functions: choosing a move, and pieces that keep their identity.
import { describe, expect, test } from "vitest";
import { gestureOf, RESERVE, type Gesture } from "../../src/game/gestures";
import { angle, centre, gridOf, nearestWay, placeUnder, turned } from "../../src/board/geometry";
import { chosen, NOTHING, sourcesAt, tap, targets, ways } from "../../src/board/selection";
import { moved, sprites } from "../../src/board/sprites";

const board = ["5", "4", "3", "2", "1"].map((rank) => ["a", "b", "c", "d", "e"].map((file) => file + rank));
const grid = gridOf(board);
const nowhere = () => null;

const gestures: Gesture[] = [
  gestureOf(["@a1n", "", "", "a1", "n", ""]),
  gestureOf(["@a1e", "", "", "a1", "e", ""]),
  gestureOf(["@b1n", "", "", "b1", "n", ""]),
  gestureOf(["c3n", "c3", "e", "c3", "n", ""]),
  gestureOf(["c3b3s", "c3", "e", "b3", "s", ""]),
  gestureOf(["c3d3e", "c3", "e", "d3", "e", ""]),
  gestureOf(["c3x", "c3", "e", "", "", ""]),
];

describe("geometry", () => {
  test("finds every place under its own middle", () => {
    for (const place of board.flat()) expect(placeUnder(centre(place, grid), grid)).toBe(place);
    expect(placeUnder({ x: -1, y: 20 }, grid)).toBeNull();
  });

  test("turns clockwise from north", () => {
    expect([angle("n"), angle("e"), angle("ne"), angle("")]).toEqual([0, 90, 45, 0]);
    expect(turned(["n", "e", "s", "w"], "w", true)).toBe("n");
    expect(turned(["nw", "se"], "nw", false)).toBe("se");
  });

  test("reads the way a pointer lies", () => {
    expect(nearestWay(["n", "e", "s", "w"], 9, -3)).toBe("e");
    expect(nearestWay(["nw", "ne", "se", "sw"], -2, 1)).toBe("sw");
    expect(nearestWay([], 1, 1)).toBeNull();
  });
});

describe("selection", () => {
  test("an empty place enters from the reserve without more ado", () => {
    expect(tap(gestures, NOTHING, "a1", nowhere)).toEqual({ from: null, to: "a1", way: null });
    expect(tap(gestures, NOTHING, "b1", nowhere)).toEqual({ from: null, to: "b1", way: "n" });
    expect(ways(gestures, null, "a1")).toEqual(["n", "e"]);
  });

  test("an own piece is taken, then put down", () => {
    const held = tap(gestures, NOTHING, "c3", nowhere);
    expect(held).toEqual({ from: "c3e", to: null, way: null });
    expect(targets(gestures, held)).toEqual(new Set(["c3", "b3", "d3", RESERVE]));
    const down = tap(gestures, held, "d3", nowhere);
    expect(chosen(gestures, down).map((one) => one.move)).toEqual(["c3d3e"]);
  });

  test("anywhere else lets go", () => {
    expect(tap(gestures, { from: "c3e", to: null, way: null }, "e5", nowhere)).toEqual(NOTHING);
  });

  test("of two pieces in a cell the nearer one is taken", () => {
    const two = [
      gestureOf(["d4nw-a1nw", "d4", "nw", "a1", "nw", ""]),
      gestureOf(["d4se-a1nw", "d4", "se", "a1", "nw", ""]),
    ];
    expect(sourcesAt(two, "d4")).toEqual(["d4nw", "d4se"]);
    expect(tap(two, NOTHING, "d4", (possible) => nearestWay(possible, 5, 5)).from).toBe("d4se");
  });
});

describe("sprites", () => {
  test("a push moves the same pieces, and lets the last one fall the way of the push", () => {
    const before = sprites([
      { place: "d3", piece: "Ee" },
      { place: "e3", piece: "O" },
    ]);
    const { now, gone } = moved(
      before,
      [{ place: "e3", piece: "Ee" }],
      [
        { place: "d3", piece: "Ee", role: "pushes", destination: "e3" },
        { place: "e3", piece: "O", role: "rock", destination: "" },
      ],
    );
    expect(now.map((sprite) => [sprite.id, sprite.place])).toEqual([[before[0]!.id, "e3"]]);
    expect(gone.map((sprite) => [sprite.id, sprite.exit])).toEqual([[before[1]!.id, { x: 1, y: 0 }]]);
  });

  test("a line of like pieces keeps its order", () => {
    const before = sprites(["a3", "b3", "c3"].map((place) => ({ place, piece: "Ee" })));
    const roles = [
      { place: "a3", piece: "Ee", role: "pushes", destination: "b3" },
      { place: "b3", piece: "Ee", role: "helps", destination: "c3" },
      { place: "c3", piece: "Ee", role: "helps", destination: "d3" },
    ];
    const { now, gone } = moved(
      before,
      ["b3", "c3", "d3"].map((place) => ({ place, piece: "Ee" })),
      roles,
    );
    expect(now.map((sprite) => sprite.id)).toEqual(before.map((sprite) => sprite.id));
    expect(now.map((sprite) => sprite.place)).toEqual(["b3", "c3", "d3"]);
    expect(gone).toEqual([]);
  });

  test("a turn takes the short way round", () => {
    const before = sprites([{ place: "a1", piece: "Ew" }]);
    const { now } = moved(
      before,
      [{ place: "a1", piece: "En" }],
      [{ place: "a1", piece: "Ew", role: "turns", destination: "a1" }],
    );
    expect(now[0]!.angle - before[0]!.angle).toBe(90);
  });

  test("without roles what stands there stays, and the rest comes and goes", () => {
    const before = sprites([
      { place: "a1", piece: "Rnw" },
      { place: "b1", piece: "Gse" },
    ]);
    const { now, gone } = moved(
      before,
      [
        { place: "a1", piece: "Rnw" },
        { place: "a1", piece: "Rse" },
      ],
      [],
    );
    expect(now.map((sprite) => sprite.piece)).toEqual(["Rnw", "Rse"]);
    expect(now[0]!.id).toBe(before[0]!.id);
    expect(gone.map((sprite) => sprite.piece)).toEqual(["Gse"]);
  });
});
