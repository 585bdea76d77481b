// The puzzles' files, and the exact search in WebAssembly that judges them.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameName } from "../../src/game/types";
import { movesOf, readCollection } from "../../src/puzzles/collection";
import { loadRules } from "../support";
import { load } from "../wasm";

const fileOf = (game: GameName) =>
  readFileSync(new URL(`../../../data/puzzles/${game}.txt`, import.meta.url), "utf8");
const LINE = "abcde | 2 | win 3 | level 3 choices 9 tries 0 calm 0 | classic | 5/… E * 0 | a b c";

describe("a collection", () => {
  test("is read line by line, without comments", () => {
    const [puzzle, ...others] = readCollection("siam", `# made by\ngame siam\n${LINE}\n`);
    expect(others).toEqual([]);
    expect(puzzle).toEqual({
      id: "abcde",
      number: 1,
      grade: 2,
      goal: "win",
      plies: 3,
      setup: { game: "siam", rules: "classic", start: "5/… E * 0" },
      solution: ["a", "b", "c"],
    });
  });

  test("that is damaged is refused with the line", () => {
    expect(() => readCollection("siam", `game siam\n${LINE}\nnonsense\n`)).toThrow("line 3");
    expect(() => readCollection("siam", LINE.replace("win", "lose"))).toThrow("line 1");
  });

  test("counts a player's own moves", () => {
    expect([1, 3, 5].map((plies) => movesOf({ plies }))).toEqual([1, 2, 3]); // to win
    expect([2, 4, 6].map((plies) => movesOf({ plies }))).toEqual([1, 2, 3]); // of the other, to defend
  });

  test.each([
    ["siam", 300],
    ["samliam", 150],
  ] as const)("of %s has enough puzzles, which the rules can play", async (game, least) => {
    const puzzles = readCollection(game, fileOf(game));
    expect(puzzles.length).toBeGreaterThanOrEqual(least);
    const rules = await loadRules();
    for (const { setup, solution, goal } of puzzles) {
      const player = rules.view(setup).toMove;
      const { result } = rules.view(setup, solution);
      expect(result).toBe(goal === "win" ? player : null);
    }
  });
});

test("the search in WebAssembly judges a puzzle as its file does", async () => {
  const engine = await load("engine");
  for (const game of ["siam", "samliam"] as const) {
    const puzzles = readCollection(game, fileOf(game)).filter(
      ({ goal, plies }) => goal === "win" && plies === 3,
    );
    for (const { setup, solution, plies } of puzzles.slice(0, 4)) {
      expect(engine.call("attack", { ...setup, plies })).toEqual({ plies, move: solution[0] });
      const defence = engine.call("defend", { ...setup, moves: solution.slice(0, 1), plies: plies - 1 });
      expect(defence).toEqual({ saves: [], longest: solution[1], plies: plies - 1 });
    }
  }
});
