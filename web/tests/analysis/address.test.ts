// Links to analyses.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analysisAddress, endOf, readAnalysis, readPath, writePath } from "../../src/analysis/address";
import { EMPTY, exists, leaf, movesTo } from "../../src/analysis/tree";
import { RulesError } from "../../src/game/types";
import { cursors } from "./trees";

describe("a link", () => {
  const setups = fc.record({
    game: fc.constantFrom("siam" as const, "samliam" as const),
    rules: fc.constantFrom("", "2015", "players=4,announce=strict"),
    start: fc.constantFrom("", "5/5/1OOO1/5/5 E * 0"),
  });
  const queryOf = (address: string) => address.slice(address.indexOf("?") + 1);

  test("any: carries everything there and back", () => {
    fc.assert(
      fc.property(setups, cursors, fc.constantFrom("board", "review", "editor"), (setup, cursor, show) => {
        const address = analysisAddress(setup, cursor, show as "board");
        expect(address).toMatch(/^#\/analyse\/\w+(\?\S*)?$/);
        const read = readAnalysis(setup.game, address.includes("?") ? queryOf(address) : "");
        expect(read).toEqual({ setup, show, start: cursor });
      }),
    );
  });

  test("any: damaged, it gives a tree or a sentence", () => {
    fc.assert(
      fc.property(cursors, fc.nat(), fc.string(), (cursor, at, noise) => {
        const query = queryOf(analysisAddress({ game: "siam", rules: "", start: "" }, cursor));
        const cut = at % (query.length + 1);
        const { start } = readAnalysis("siam", query.slice(0, cut) + noise + query.slice(cut + 1));
        if (start instanceof RulesError) expect(start.phrase.fr).not.toBe("");
        else expect(exists(start.tree, start.path)).toBe(true);
      }),
    );
  });

  test("to a cursor that is not in the tree says so", () => {
    const { start } = readAnalysis("siam", "tree=@a1n&at=7");
    expect((start as RulesError).phrase.en).toBe("it points to a move that is not there: '7'");
    expect(readPath("x", EMPTY)).toBeNull();
    expect(readPath("1,0", leaf(""))).toBeNull();
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
