import { beforeAll, expect, test } from "vitest";
import { percentsOf, provedWords, scoreWords, shareWords } from "../../src/analysis/score_words";
import type { Rules } from "../../src/game/rules";
import { loadRules, siam } from "../support";
import { report } from "./reports";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

test("percents of a whole make a hundred", () => {
  expect(percentsOf([335, 335, 330])).toEqual([34, 33, 33]);
  expect(percentsOf([333, 333, 334]).reduce((sum, percent) => sum + percent)).toBe(100);
  expect(percentsOf([])).toEqual([]);
});

test("an estimate is a percentage, a proof a number of plies", () => {
  expect(scoreWords(report(630, "x"), 0)).toBe("63 %");
  expect(scoreWords(report(630, "x"), 1)).toBe("37 %");
  expect(scoreWords(report(1000, "x", { win: 9 }), 0)).toBe("wins in 9");
  expect(scoreWords(report(0, "x", { win: -8 }), 0)).toBe("loses in 8");
});

test("a proof is a sentence, an estimate none", () => {
  const view = rules.view(siam);
  expect(provedWords(report(630, "x"), view)).toBe("");
  expect(provedWords(report(1000, "x", { win: 1 }), view)).toBe("Elephants: this move wins.");
  expect(provedWords(report(1000, "x", { win: 3 }), view)).toContain("a forced win");
  expect(provedWords(report(0, "x", { win: -2 }), view)).toContain("lost against best play");
});

test("shares are named by seat", () => {
  expect(shareWords([630, 370], rules.view(siam))).toBe("Elephants 63 %, Rhinos 37 %");
});
