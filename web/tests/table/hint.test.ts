import { beforeAll, expect, test, vi } from "vitest";
import type { Rules } from "../../src/game/rules";
import { askHint } from "../../src/table/hint";
import { answers } from "../fake_engine";
import { loadRules, siam } from "../support";
import { SideBySide } from "./side_by_side";

vi.mock("../../src/engine/engine", () => import("../fake_engine"));

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

const report = (score: { centi?: number; win?: number }) => ({
  depth: 1,
  rank: 1,
  nodes: 1,
  time: 1,
  shares: [500, 500],
  line: ["@c1n"],
  ...score,
});

test.each([
  [{ win: 3 }, "It wins by force, in 3 moves at most."],
  [{ win: -2 }, "The position is lost"],
  [{ centi: 90 }, "You stand better."],
  [{ centi: 0 }, "The game is even."],
  [{ centi: -90 }, "You stand worse."],
])("a hint says how the position stands: %o", async (score, words) => {
  answers.think.mockResolvedValueOnce({ move: "@c1n", nodes: 1, report: report(score), lines: [] });
  const hint = await askHint(new SideBySide(rules, siam));
  expect(hint?.move).toBe("@c1n");
  expect(hint?.reason).toContain(words);
});

test("by the pie rule a hint may be the other side", async () => {
  answers.think.mockResolvedValueOnce({ move: "swap", nodes: 1, report: null, lines: [] });
  const table = new SideBySide(rules, siam);
  table.pie = true;
  table.play("@c1n");
  const hint = await askHint(table);
  expect(hint?.title).toBe("Hint: take the elephants; after this first move it is the better side.");
  expect(answers.think.mock.lastCall?.at(-1)).toBe(true);
});

test("a hint that comes too late is none, and the engine is ended", async () => {
  answers.dispose.mockClear();
  const table = new SideBySide(rules, siam);
  answers.think.mockImplementationOnce(async () => {
    table.play("@a1n");
    return { move: "@c1n", nodes: 1, report: null, lines: [] };
  });
  expect(await askHint(table)).toBeNull();
  expect(answers.dispose).toHaveBeenCalledOnce();
});
