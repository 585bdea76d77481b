// Which puzzle to go to.
import { expect, test } from "vitest";
import type { Puzzle } from "../../src/puzzles/collection";
import { nextUnsolved, puzzleAddress, randomPuzzle } from "../../src/puzzles/next";

const puzzles = ["a", "b", "c"].map(
  (id, index) => ({ id, number: index + 1, setup: { game: "siam" } }) as Puzzle,
);

test("the next one is unsolved, behind the present one if it can be", () => {
  expect(nextUnsolved(puzzles, [], 0)?.id).toBe("a");
  expect(nextUnsolved(puzzles, ["a"], 1)?.id).toBe("b");
  expect(nextUnsolved(puzzles, ["c"], 2)?.id).toBe("a");
  expect(nextUnsolved(puzzles, ["a", "b", "c"])).toBeUndefined();
});

test("a random one is unsolved as long as there is one", () => {
  expect(randomPuzzle(puzzles, ["a"], 0.99).id).toBe("c");
  expect(randomPuzzle(puzzles, ["a", "b", "c"], 0).id).toBe("a");
});

test("a puzzle has an address", () => {
  expect(puzzleAddress(puzzles[1]!)).toBe("#/puzzles/siam/b");
});
