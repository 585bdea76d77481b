// What a review finds in a game.
import { beforeAll, describe, expect, test } from "vitest";
import { annotated, finalShares, graphOf, mistakesOf, tallies } from "../../src/analysis/review";
import { lineOf, mainLine } from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import { loadRules, siam } from "../support";
import { judgement } from "./reports";
import { lines } from "./trees";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("a review", () => {
  const judged = [judgement(500, 500, ""), null, judgement(520, 120, "??"), judgement(100, 260, "?")];

  test("finds the mistakes, who made them, and what was better", () => {
    const mistakes = mistakesOf(["a", "b", "c", "d"], judged, 0, 2);
    expect(
      mistakes.map(({ index, seat, move, better, mark, lost }) => [index, seat, move, better, mark, lost]),
    ).toEqual([
      [2, 0, "c", "better", "??", 40],
      [3, 1, "d", "better", "?", 16],
    ]);
    expect(tallies(mistakes, 2)).toEqual([
      { doubtful: 0, mistakes: 0, blunders: 1 },
      { doubtful: 0, mistakes: 1, blunders: 0 },
    ]);
  });

  test("counts seats from the first ply of a position", () => {
    expect(mistakesOf(["a", "b", "c", "d"], judged, 5, 4).map(({ seat }) => seat)).toEqual([3, 0]);
  });

  test("draws a graph with a point before each move and one at the end, without gaps", () => {
    expect(graphOf(judged, null, 2).map(([first]) => first)).toEqual([500, 500, 520, 100, 260]);
    expect(graphOf(judged, [1000, 0], 2).at(-1)).toEqual([1000, 0]);
    expect(graphOf([], null, 4)).toEqual([[250, 250, 250, 250]]);
  });

  test("knows the shares of a finished game", () => {
    expect(finalShares(rules.view(siam))).toBeNull();
    expect(finalShares(rules.view({ ...siam, start: "5/5/1O1EeO/5/4O E * 0" }, ["d3e3e"]))).toEqual([
      1000, 0,
    ]);
  });

  test("writes marks and better lines into the tree", () => {
    const mistakes = mistakesOf(["a", "b", "c", "d"], judged, 0, 2);
    const tree = annotated(lineOf(["a", "b", "c", "d"]), mistakes);
    expect(mainLine(tree).map(({ move, mark }) => move + mark)).toEqual(["a", "b", "c??", "d?"]);
    expect(lines(tree)).toEqual([
      ["a", "b", "c", "d"],
      ["a", "b", "c", "better"],
      ["a", "b", "better"],
    ]);
  });
});
