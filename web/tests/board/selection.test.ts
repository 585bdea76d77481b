// How a move is put together by hand.
import { describe, expect, test } from "vitest";
import { nearestWay } from "../../src/board/geometry";
import { chosen, NOTHING, sourcesAt, tap, targets, ways } from "../../src/board/selection";
import { gestureOf, RESERVE, type Gesture } from "../../src/game/gestures";

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
