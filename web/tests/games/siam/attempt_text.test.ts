import { expect, test } from "vitest";
import type { View } from "../../../src/game/types";
import { attemptText } from "../../../src/games/siam/attempt_text";

const view = {} as View;

test("a piece keeps its way", () => {
  expect(attemptText(view, "c3e", "d3")).toBe("c3d3e");
});

test("a piece from the reserve enters straight from the edge", () => {
  expect(["a3", "e3", "c1", "c5"].map((place) => attemptText(view, null, place))).toEqual([
    "@a3e",
    "@e3w",
    "@c1n",
    "@c5s",
  ]);
});
