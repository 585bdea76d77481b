import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Rules } from "../../src/game/rules";
import type { Puzzle } from "../../src/puzzles/collection";
import { PuzzleTable } from "../../src/puzzles/puzzle_table.svelte";
import { comments, heading, hintPlaces, taskTitle } from "../../src/puzzles/words";
import { answers } from "../fake_engine";
import { loadRules, siam } from "../support";

vi.mock("../../src/engine/engine", () => import("../fake_engine"));

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(1000);

/** The elephants push a rock off at once. */
const winNow: Puzzle = {
  id: "p",
  number: 1,
  grade: 1,
  goal: "win",
  plies: 1,
  setup: { ...siam, start: "5/5/1O1EeO/5/4O E * 0" },
  solution: ["d3e3e"],
};
/** The same as a defence, for what becomes of each move. */
const defend: Puzzle = { ...winNow, goal: "defend", plies: 2, setup: siam, solution: ["@c1n"] };

function begin(puzzle: Puzzle) {
  const onsolved = vi.fn();
  const onmissed = vi.fn();
  return { table: new PuzzleTable(rules, puzzle, onsolved, onmissed), onsolved, onmissed };
}

describe("a puzzle", () => {
  test("is solved by the winning move", async () => {
    const { table, onsolved } = begin(winNow);
    expect([heading(table), taskTitle(winNow)]).toEqual(["Win with one move", "Win with one move"]);
    table.play("d3e3e");
    await soon();
    expect([table.phase, heading(table)]).toEqual(["solved", "Solved!"]);
    expect(onsolved).toHaveBeenCalledWith(true);
  });

  test("is failed by a move too many, and may be tried again", async () => {
    const { table, onsolved, onmissed } = begin(winNow);
    table.play("@a1n");
    await soon();
    expect([table.phase, comments(table)]).toEqual([
      "failed",
      ["The entry on a1 (facing north) does not win, and that was the last move."],
    ]);
    expect(onmissed).toHaveBeenCalledOnce();
    table.retry();
    expect([table.phase, table.moves]).toEqual(["playing", []]);
    table.play("d3e3e");
    await soon();
    expect(onsolved).toHaveBeenCalledWith(false);
  });

  test("goes on against the longest defence while the win is in time", async () => {
    const { table } = begin({ ...winNow, plies: 3 });
    answers.defend.mockResolvedValueOnce({ saves: [], longest: "@a5e", plies: 2 });
    table.play("@a1n");
    await soon();
    expect([table.phase, table.moves, table.mayMove]).toEqual(["playing", ["@a1n", "@a5e"], true]);
    expect(comments(table)[0]).toBe("Right so far. Moves left: 1.");
  });

  test("is refuted by a reply that holds", async () => {
    const { table } = begin({ ...winNow, plies: 3 });
    answers.defend.mockResolvedValueOnce({ saves: ["@a5e"], longest: "", plies: 0 });
    table.play("@a1n");
    await soon();
    expect(table.phase).toBe("failed");
    expect(comments(table)[0]).toContain("the entry on a5 (facing east) holds");
  });

  test("to defend is solved when no win is left, and lost otherwise", async () => {
    const solved = begin(defend);
    solved.table.play("@c1n");
    await soon();
    expect(solved.table.phase).toBe("solved");
    const lost = begin(defend);
    answers.attack.mockResolvedValueOnce({ plies: 1, move: "@a1n" });
    lost.table.play("@c1n");
    await soon();
    expect([lost.table.phase, lost.table.lostIn, lost.table.moves]).toEqual(["failed", 1, ["@c1n", "@a1n"]]);
  });

  test("gives a place as the first hint, the move as the second", async () => {
    const { table, onmissed } = begin(winNow);
    await table.hint();
    expect(hintPlaces(table)).toEqual(["d3"]);
    expect(comments(table).at(-1)).toBe("Hint: look at d3.");
    await table.hint();
    expect(hintPlaces(table)).toEqual(["d3", "e3"]);
    expect(comments(table).at(-1)).toBe("Hint: the move d3–e3 (facing east).");
    expect(onmissed).toHaveBeenCalledOnce();
  });

  test("points at the reserve, where the game has one", async () => {
    const { table } = begin({ ...defend, goal: "win" });
    await table.hint();
    expect(comments(table).at(-1)).toBe("Hint: look at the animals in reserve.");
    expect(hintPlaces(table)).toEqual([]);
  });

  test("shows its solution move by move", async () => {
    const { table } = begin(winNow);
    table.showSolution();
    expect([table.phase, table.shown]).toEqual(["shown", 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.shown).toBe(1);
  });
});
