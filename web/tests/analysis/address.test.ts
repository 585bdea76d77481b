// Links to analyses.
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { analysisAddress, endOf, readAnalysis, readPath, writePath } from "../../src/analysis/address";
import { EMPTY, exists, leaf, movesTo } from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import { RulesError } from "../../src/game/types";
import { loadRules } from "../support";
import { cursors, legalCursors } from "./trees";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("a link", () => {
  const setups = [
    { game: "siam", rules: "", start: "" },
    { game: "siam", rules: "2015", start: "5/5/ORw1EeO/2O2/5 E * 10" },
    { game: "samliam", rules: "players=4,announce=strict", start: "" },
  ];
  const queryOf = (address: string) => address.slice(address.indexOf("?") + 1);

  test.each(setups)("any: carries everything there and back, $game $rules", (setup) => {
    const shown = fc.constantFrom("board", "review", "editor", "first");
    fc.assert(
      fc.property(legalCursors(rules, setup), shown, fc.boolean(), (cursor, show, pie) => {
        const address = analysisAddress(setup, cursor, show as "board", pie);
        expect(address).toMatch(/^#\/analyse\/\w+(\?\S*)?$/);
        const read = readAnalysis(rules, setup.game, address.includes("?") ? queryOf(address) : "");
        expect(read).toEqual({ setup, pie, show, start: cursor });
      }),
    );
  });

  test("keeps an exchange of sides, and refuses one in the wrong place", () => {
    const cursor = endOf(["@c1n", "swap", "@a1n"]);
    const address = analysisAddress(setups[0]!, cursor, "review", true);
    expect(readAnalysis(rules, "siam", queryOf(address))).toMatchObject({ pie: true, start: cursor });
    const wrong = (query: string) => readAnalysis(rules, "siam", query).start;
    for (const query of ["tree=@c1n swap @a1n", "swap=pie&tree=@c1n @a1n swap"]) {
      expect(wrong(query)).toBeInstanceOf(RulesError);
      expect((wrong(query) as RulesError).phrase.en).toContain("'swap' stands");
    }
  });

  test("any: damaged, it gives a tree or a sentence", () => {
    fc.assert(
      fc.property(legalCursors(rules, setups[1]!), fc.nat(), fc.string(), (cursor, at, noise) => {
        const query = queryOf(analysisAddress(setups[1]!, cursor));
        const cut = at % (query.length + 1);
        const { start } = readAnalysis(rules, "siam", query.slice(0, cut) + noise + query.slice(cut + 1));
        if (start instanceof RulesError) expect(start.phrase.fr).not.toBe("");
        else expect(exists(start.tree, start.path)).toBe(true);
      }),
    );
  });

  test("to a cursor that is not in the tree says so", () => {
    const { start } = readAnalysis(rules, "siam", "tree=@a1n&at=7");
    expect((start as RulesError).phrase.en).toBe("it points to a move that is not there: '7'");
    expect(readPath("x", EMPTY)).toBeNull();
    expect(readPath("1,0", leaf(""))).toBeNull();
  });

  test("that is wrong says what: the rules, the position, a move, or tags", () => {
    const wrong = (query: string) => (readAnalysis(rules, "siam", query).start as RulesError).phrase.en;
    expect(wrong("rules=x%3Dy")).toMatch(/^(?!line).*x/);
    expect(wrong("start=1/2")).not.toContain("tag");
    expect(wrong("tree=@c1n+@c3n")).toContain("move 1 of Rhinos, '@c3n': ");
    expect(wrong("tree=@c1n+)")).toBe("line 1: the bracket ) closes no variation");
    for (const tags of ['[Game "samliam"]', '{ x } [Game "siam"] [Rules "2015"]']) {
      expect(wrong(`tree=${encodeURIComponent(tags)}`)).toBe("it has tags among its moves");
    }
    expect(wrong("tree=@c1n+*+@a1n")).toContain("the text goes on after the first record");
  });

  test("any: a path is written and read", () => {
    fc.assert(
      fc.property(cursors, ({ tree, path }) => {
        expect(readPath(writePath(path), tree)).toEqual(path);
      }),
    );
  });

  test("to a game stands at its end", () => {
    const { tree, path } = endOf(["a1n", "b1n"]);
    expect(movesTo(tree, path)).toEqual(["a1n", "b1n"]);
  });
});
