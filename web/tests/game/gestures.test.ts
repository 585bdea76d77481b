import { expect, test } from "vitest";
import { gestureOf, placeOf, RESERVE } from "../../src/game/gestures";

test("a piece comes from the reserve, goes from place to place, or leaves for the reserve", () => {
  const moves = [
    gestureOf(["@a1n", "", "", "a1", "n", ""]),
    gestureOf(["d4nw-a1se", "d4", "nw", "a1", "se", "SAM"]),
    gestureOf(["c3x", "c3", "e", "", "", ""]),
  ];
  expect(moves.map(({ from, to, way, call }) => [from, to, way, call])).toEqual([
    [RESERVE, "a1", "n", ""],
    ["d4nw", "a1", "se", "SAM"],
    ["c3e", RESERVE, "", ""],
  ]);
  expect(placeOf("d4nw")).toBe("d4");
});
