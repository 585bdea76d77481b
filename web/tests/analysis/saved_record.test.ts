// A tree as a record.
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { readPasted } from "../../src/analysis/paste";
import { recordText } from "../../src/analysis/saved_record";
import type { Rules } from "../../src/game/rules";
import type { Seat } from "../../src/game/types";
import { loadRules, samliam, siam } from "../support";
import { legalCursors } from "./trees";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
const nameOf = (seat: Seat) => seat.name.en;

describe("a saved record", () => {
  test("has the players, the moves with marks and comments, and the variations", () => {
    const { cursor } = readPasted(rules, "@c1n { a \\} } @a1n? (@e5w) c1c2n", siam);
    const text = recordText(rules, siam, cursor.tree, nameOf);
    expect(text).toContain('[Game "siam"]\n[Rules "classic"]\n[Elephants "Elephants"]');
    expect(text).toContain("1. @c1n { a \\} } 1... @a1n? (1... @e5w) 2. c1c2n *\n");
  });

  test.each([siam, { ...siam, rules: "2015", start: "5/5/ORw1EeO/2O2/5 E * 10" }, samliam])(
    "any: is opened again as the same tree, %j",
    (setup) => {
      fc.assert(
        fc.property(legalCursors(rules, setup), ({ tree }) => {
          const read = readPasted(rules, recordText(rules, setup, tree, nameOf), samliam);
          expect(read.cursor.tree).toEqual(tree);
          expect(read.setup).toEqual({ ...setup, rules: rules.view(setup).rules });
        }),
      );
    },
  );

  test("tells how the game ended", () => {
    const start = "5/5/1O1EeO/5/4O E * 0";
    const setup = { ...siam, start };
    const { cursor } = readPasted(rules, `[Game "siam"]\n[Position "${start}"]\n\nd3e3e`, siam);
    expect(recordText(rules, setup, cursor.tree, nameOf)).toMatch(/1\. d3e3e E\n$/);
  });
});
