// Whatever people paste.
import { beforeAll, describe, expect, test } from "vitest";
import { readPasted } from "../../src/analysis/paste";
import { recordText } from "../../src/analysis/saved_record";
import { mainLine, nodeAt } from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import { loadRules, samliam, sentence, siam } from "../support";
import { lines } from "./trees";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("what is pasted", () => {
  test("a record, with its rules, start, marks and comments", () => {
    const text = `[Game "siam"]\n[Rules "2015"]\n[Position "5/5/ORw1EeO/2O2/5 E * 10"]\n\n6. d3n?? { why } b3n *`;
    const { setup, cursor } = readPasted(rules, text, samliam);
    expect(setup).toEqual({ game: "siam", rules: "2015", start: "5/5/ORw1EeO/2O2/5 E * 10" });
    expect(mainLine(cursor.tree).map(({ move, mark, comment }) => [move, mark, comment])).toEqual([
      ["d3n", "??", "why"],
      ["b3n", "", ""],
    ]);
    expect(cursor.path).toEqual([0, 0]);
  });

  test("a record with variations", () => {
    const text = `[Game "siam"]\n[Rules "classic"]\n\n1. @c1n! (1. @a1n { or \\} } @e5w (1... @e3w?)) 1... @a1n 2. c1c2n *`;
    const { cursor } = readPasted(rules, text, samliam);
    expect(lines(cursor.tree)).toEqual([
      ["@c1n", "@a1n", "c1c2n"],
      ["@a1n", "@e5w"],
      ["@a1n", "@e3w"],
    ]);
    expect(nodeAt(cursor.tree, [1]).comment).toBe("or }");
    expect(nodeAt(cursor.tree, [1, 1]).mark).toBe("?");
    expect(cursor.path).toEqual([0, 0, 0]);
  });

  test("a position of the game at hand, or of the other one", () => {
    const start = "5/5/ORw1EeO/2O2/5 E * 10";
    expect(readPasted(rules, `  ${start}\n`, siam).setup).toEqual({ ...siam, start });
    expect(readPasted(rules, start, samliam).setup).toEqual({ ...siam, start });
  });

  test("a list of moves, with numbers and variations or without", () => {
    expect(lines(readPasted(rules, "1. @c1n @a1n (@e5w) 2. c1c2n", siam).cursor.tree)).toEqual([
      ["@c1n", "@a1n", "c1c2n"],
      ["@c1n", "@e5w"],
    ]);
  });

  test("a game by the pie rule, and the record saved of it", () => {
    const text = '[Game "siam"]\n[Swap "pie"]\n\n1. @c1n swap { bold } (1. @a1n) @a1n';
    const { setup, cursor, pie } = readPasted(rules, text, samliam);
    expect([pie, cursor.tree.children[0]?.swapped]).toEqual([true, true]);
    const saved = recordText(rules, setup, cursor.tree, ({ tag }) => tag, pie);
    expect(saved).toMatch(/1\. @c1n \{ bold \} \(1\. @a1n\) swap/);
    expect(readPasted(rules, saved, samliam).cursor).toEqual(cursor);
    const misplaced = text.replace("swap { bold } (1. @a1n) @a1n", "@a1n swap");
    expect(sentence(() => readPasted(rules, misplaced, siam))).toContain("line 4: ");
  });

  test("a link to an analysis", () => {
    const link = "http://x/#/analyse/samliam?rules=players%3D3&tree=c3sw+a1nw&at=1";
    const { setup, cursor } = readPasted(rules, link, siam);
    expect(setup).toEqual({ game: "samliam", rules: "players=3", start: "" });
    expect(cursor.path).toEqual([0]);
  });

  test("anything else gets a sentence that names what is wrong and where", () => {
    const wrong = (text: string) => sentence(() => readPasted(rules, text, siam));
    expect(wrong('[Event "x"]\n\n@a1n')).toContain("the tag Game is missing");
    expect(wrong('[Game "chess"]\n\ne4')).toContain("unknown game 'chess'");
    expect(wrong("http://x/#/analyse/chess?tree=e4")).toContain("unknown game 'chess'");
    expect(wrong("@c1n @c3n")).toContain("line 1: move 1 of Rhinos, '@c3n': ");
    expect(wrong("@c1n\n@a1n\n(@c3n)")).toContain("line 3: move 1 of Rhinos, '@c3n': ");
    expect(wrong("hello there")).toContain("move 1 of Elephants, 'hello': ");
    expect(wrong("@c1n (@a1n")).toBe("line 1: the variation that begins here is not closed by )");
    expect(wrong('@c1n *\n[Game "siam"] *')).toContain("the text goes on after the first record");
    expect(sentence(() => readPasted(rules, "5/5/5/5/5 E * 0", siam))).toContain("rock");
    expect(sentence(() => readPasted(rules, '[Game "siam"]\n[Rules "x=y"]\n\n@a1n', siam))).toContain("x");
  });
});
