// Trees as text, both ways.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasVariations, readMovetext, writeMovetext } from "../../src/analysis/movetext";
import { lineOf, lines, mainLine, nodeAt, played } from "../../src/analysis/tree";
import { RulesError } from "../../src/game/types";
import { trees } from "./trees";

describe("the text of a tree", () => {
  test("any: is read back the same", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(readMovetext(writeMovetext(tree)).tree).toEqual(tree);
      }),
    );
  });

  test("has numbers, marks, comments, variations and a result", () => {
    const { tree, result } = readMovetext("1. a1n b1n? { why \\} not } (1... b2n) 2.c1n E");
    expect(result).toBe("E");
    expect(mainLine(tree).map((node) => node.move + node.mark)).toEqual(["a1n", "b1n?", "c1n"]);
    expect(nodeAt(tree, [0, 0]).comment).toBe("why } not");
    expect(lines(tree)).toContainEqual(["a1n", "b2n"]);
  });

  test("that is damaged gets a sentence in both languages", () => {
    const sentences: [string, string][] = [
      ["(a1n)", "a variation begins before the first move"],
      ["a1n )", "a round bracket is closed after move 1, but none is open"],
      ["a1n (b1n", "a variation is not closed"],
      ["a1n { open", "a brace after move 1 has no partner"],
      ["a1n }", "a brace after move 1 has no partner"],
      [`a1n ${"( b1n c1n ".repeat(70)}`, "more than 60 variations lie within each other"],
      ["a1n ".repeat(3001), "it has more than 3000 moves"],
    ];
    for (const [text, sentence] of sentences) {
      try {
        readMovetext(text);
        expect.unreachable(text);
      } catch (error) {
        expect((error as RulesError).phrase.en).toContain(sentence);
        expect((error as RulesError).phrase.fr).not.toBe("");
      }
    }
  });

  test("any: whatever it is, it is a tree or a sentence", () => {
    const words = fc.constantFrom("a1n", "(", ")", "{", "}", "{ x }", "\\", "1.", "E", "*", "?", " ");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join(" ")),
        ),
        (text) => {
          try {
            const { tree } = readMovetext(text);
            expect(readMovetext(writeMovetext(tree)).tree).toEqual(tree);
          } catch (error) {
            expect(error).toBeInstanceOf(RulesError);
          }
        },
      ),
    );
  });

  test("loses something in a record when there are variations", () => {
    const tree = lineOf(["a1n", "b1n"]);
    expect(hasVariations(tree)).toBe(false);
    expect(hasVariations(played({ tree, path: [0] }, "c1n").tree)).toBe(true);
    expect(hasVariations(played({ tree, path: [] }, "c1n").tree)).toBe(true);
  });
});
