// The main line of a tree as a record.
import { beforeAll, describe, expect, test } from "vitest";
import { readPasted } from "../../src/analysis/paste";
import { recordText } from "../../src/analysis/saved_record";
import { readRecord } from "../../src/game/record";
import type { Rules } from "../../src/game/rules";
import { loadRules, samliam, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("a saved record", () => {
  test("has the main line with marks and comments, and can be read again", () => {
    const { cursor } = readPasted(rules, "@c1n { a \\} } @a1n? (@e5w) c1c2n", siam);
    const text = recordText(rules, siam, cursor.tree, (seat) => seat.name.en);
    expect(text).toContain('[Game "siam"]\n[Rules "classic"]\n[Elephants "Elephants"]');
    expect(text).toContain("1. @c1n { a \\} } @a1n? 2. c1c2n *\n");
    expect(readRecord(text).moves).toEqual(["@c1n", "@a1n", "c1c2n"]);
    expect(readPasted(rules, text, samliam).setup).toEqual({ ...siam, rules: "classic" });
  });

  test("tells how the game ended", () => {
    const start = "5/5/1O1EeO/5/4O E * 0";
    const setup = { ...siam, start };
    const { cursor } = readPasted(rules, `[Game "siam"]\n[Position "${start}"]\n\nd3e3e`, siam);
    expect(recordText(rules, setup, cursor.tree, (seat) => seat.name.en)).toMatch(/1\. d3e3e E\n$/);
  });
});
