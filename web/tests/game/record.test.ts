import { beforeAll, expect, test } from "vitest";
import { mainMoves, resultWord } from "../../src/game/record";
import type { Rules } from "../../src/game/rules";
import { loadRules, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

test("the main line of a record is what was played", () => {
  expect(mainMoves(rules.readRecord("@c1n (@a1n @e5w) @a1n (@e5w) c1c2n", siam))).toEqual([
    "@c1n",
    "@a1n",
    "c1c2n",
  ]);
  expect(mainMoves(rules.readRecord("", siam))).toEqual([]);
});

test("a result is the winner's letter, a draw, or none yet", () => {
  const { seats } = rules.view(siam);
  expect([1, "draw" as const, null].map((result) => resultWord(result, seats))).toEqual(["R", "draw", "*"]);
});
