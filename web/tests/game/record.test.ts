import { beforeAll, expect, test } from "vitest";
import { fairStartOf, fairTags, mainEntries, mainMoves, resultWord } from "../../src/game/record";
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

test("an exchange of sides and the name of a balanced start go there and back", () => {
  const fair = { pie: true, opening: "balanced 17" };
  const text = rules.writeRecord(siam, "@c1n swap @a1n c1c2n", fairTags(fair));
  expect(text).toContain('[Swap "pie"]');
  expect(text).toContain("1. @c1n swap @a1n");
  const read = rules.readRecord(text);
  expect([fairStartOf(read), mainEntries(read)]).toEqual([fair, ["@c1n", "swap", "@a1n", "c1c2n"]]);
  const plain = rules.readRecord(rules.writeRecord(siam, "@c1n"));
  expect([fairStartOf(plain), mainEntries(plain)]).toEqual([{ pie: false, opening: "" }, ["@c1n"]]);
});

test("a result is the winner's letter, a draw, or none yet", () => {
  const { seats } = rules.view(siam);
  expect([1, "draw" as const, null].map((result) => resultWord(result, seats))).toEqual(["R", "draw", "*"]);
});
