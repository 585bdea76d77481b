import { beforeAll, expect, test } from "vitest";
import { mainMoves } from "../../src/game/record";
import type { Rules } from "../../src/game/rules";
import { readOneRecord } from "../../src/table/one_record";
import { loadRules, sentence, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

test("one record is read", () => {
  expect(mainMoves(readOneRecord(rules, '[Game "siam"]\n\n1. @a3e *'))).toEqual(["@a3e"]);
  expect(mainMoves(readOneRecord(rules, "@a3e *\n", siam))).toEqual(["@a3e"]);
});

test("what goes on behind it is refused, not dropped", () => {
  const more = "the text goes on after the first record; open one record at a time";
  expect(sentence(() => readOneRecord(rules, '[Game "siam"] @a3e *\n[Game "siam"] *'))).toBe(more);
  expect(sentence(() => readOneRecord(rules, "@a3e * hello", siam))).toBe(more);
});
