// Trees as text, and back by the rules.
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { writeMovetext } from "../../src/analysis/movetext";
import { treeOf } from "../../src/analysis/record_tree";
import { EMPTY } from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import { RulesError } from "../../src/game/types";
import { loadRules, samliam, siam } from "../support";
import { legalCursors } from "./trees";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("the text of a tree", () => {
  test("has marks, comments and variations, no numbers", () => {
    const text = "{ begin } @c1n! @a1n { a \\} and a \\\\ } ( @e5w? ( @e4w ) c1c2n ) c1c2n";
    const tree = treeOf(rules.readRecord(text, siam));
    // Branches of one position stand beside each other, however they were nested.
    expect(writeMovetext(tree)).toBe(
      "{ begin } @c1n! @a1n { a \\} and a \\\\ } ( @e5w? c1c2n ) ( @e4w ) c1c2n",
    );
    expect(writeMovetext(EMPTY)).toBe("");
  });

  test.each([siam, { ...siam, start: "5/5/ORw1EeO/2O2/5 E * 10" }, samliam])(
    "any: the rules read it back the same, %j",
    (setup) => {
      fc.assert(
        fc.property(legalCursors(rules, setup), ({ tree }) => {
          expect(treeOf(rules.readRecord(writeMovetext(tree), setup))).toEqual(tree);
        }),
      );
    },
  );

  test("any: whatever is read is a tree or a sentence", () => {
    const words = fc.constantFrom(
      "@a1n",
      "@e5w",
      "(",
      ")",
      "{",
      "}",
      "{ x }",
      "\\",
      "1.",
      "E",
      "*",
      "?",
      " ",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          const tree = treeOf(rules.readRecord(text, siam));
          expect(treeOf(rules.readRecord(writeMovetext(tree), siam))).toEqual(tree);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesError);
        }
      }),
    );
  });
});
