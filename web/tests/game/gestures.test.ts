import { expect, test } from "vitest";
import { gestureFields, gestureOf, placeOf, RESERVE } from "../../src/game/gestures";

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

test("a request about a gesture has its parts, without those of the reserve", () => {
  expect(gestureFields({ from: "d4nw", to: "a1", way: "se", call: "SAM" })).toEqual({
    from: "d4",
    from_way: "nw",
    to: "a1",
    to_way: "se",
    call: "SAM",
  });
  const empty = { from: "", from_way: "", to: "", to_way: "", call: "" };
  expect(gestureFields({ from: RESERVE, to: "a1", way: "n", call: "" })).toEqual({
    ...empty,
    to: "a1",
    to_way: "n",
  });
  expect(gestureFields({ from: "c3e", to: RESERVE, way: "", call: "" })).toEqual({
    ...empty,
    from: "c3",
    from_way: "e",
  });
});
