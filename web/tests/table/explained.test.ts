import { beforeAll, expect, test } from "vitest";
import { gestureOf } from "../../src/game/gestures";
import type { Rules } from "../../src/game/rules";
import { explainIntention, placesOf } from "../../src/table/explained";
import { loadRules, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

test("what the hand is about to do is explained, legal or not", () => {
  const setup = { ...siam, start: "5/5/EeOOO1/5/Ee4 E * 4" };
  const gestures = rules.view(setup).moves.map(gestureOf);
  const game = { rules, setup, moves: [], explain: (move: string) => rules.explain(setup, [], move) };
  const explained = (from: string | null, to: string, way: string | null) =>
    explainIntention({ from, to, way }, gestures, game);
  expect(explained(null, "c1", "n")?.legal).toBe(true);
  expect(explained("@", "c1", "n")?.legal).toBe(true);
  expect(explained("a3e", "b3", null)?.verdict.en).toContain("too weak");
  expect(explained("@", "c3", null)?.verdict.en).toContain("c3 is inside");
  expect(explained(null, "z9", null)).toBeNull();
  expect(explainIntention(null, gestures, game)).toBeNull();
});

test("a move came from one place and went to another", () => {
  const explain = (moves: string[], move: string) => placesOf(rules.explain(siam, moves, move));
  expect(explain([], "@c1n")).toEqual(["c1"]);
  expect(explain(["@c1n", "@a1n"], "c1c2n")).toEqual(["c1", "c2"]);
  expect(placesOf(null)).toEqual([]);
});
