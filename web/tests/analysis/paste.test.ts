// Whatever people paste.
import { beforeAll, describe, expect, test } from "vitest";
import { readPasted } from "../../src/analysis/paste";
import { lines, mainLine } from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import { loadRules, samliam, sentence, siam } from "../support";

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

  test("a link to an analysis", () => {
    const link = "http://x/#/analyse/samliam?rules=players%3D3&tree=c3sw+a1nw&at=1";
    const { setup, cursor } = readPasted(rules, link, siam);
    expect(setup).toEqual({ game: "samliam", rules: "players=3", start: "" });
    expect(cursor.path).toEqual([0]);
  });

  test("anything else gets a sentence that names what is wrong and where", () => {
    expect(sentence(() => readPasted(rules, " ", siam))).toBe("there is no text");
    expect(sentence(() => readPasted(rules, '[Event "x"]\n\n@a1n', siam))).toContain("no tag Game");
    expect(sentence(() => readPasted(rules, '[Game "chess"]\n\ne4', siam))).toBe("there is no game 'chess'");
    expect(sentence(() => readPasted(rules, "@c1n @c3n", siam))).toContain("move 2 '@c3n': ");
    expect(sentence(() => readPasted(rules, "@c1n @a1n (@c3n)", siam))).toContain("move 2 '@c3n': ");
    expect(sentence(() => readPasted(rules, "hello there", siam))).toContain("move 1 (hello): ");
    expect(sentence(() => readPasted(rules, "5/5/5/5/5 E * 0", siam))).toContain("rock");
    expect(sentence(() => readPasted(rules, '[Game "siam"]\n[Rules "x=y"]\n\n@a1n', siam))).toContain("x");
  });
});
