// The rules as the page gets them: from the compiled module.
import { beforeAll, describe, expect, test } from "vitest";
import { gestureOf } from "../../src/game/gestures";
import type { Rules } from "../../src/game/rules";
import { RulesError } from "../../src/game/types";
import { loadRules, samliam, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("the rules module", () => {
  test("knows both games with their options and presets", () => {
    expect(rules.games.map((game) => game.name)).toEqual(["siam", "samliam"]);
    expect(rules.info("siam").presets.map((preset) => preset.name)).toEqual(["classic", "2015"]);
    for (const game of rules.games) {
      for (const option of game.options) {
        expect(option.about.en).not.toBe("");
        expect(option.about.fr).not.toBe("");
      }
    }
  });

  test("shows a position with its legal moves as gestures", () => {
    const view = rules.view(siam, ["@a3e"]);
    expect(view.pieces).toContainEqual({ place: "a3", piece: "Ee" });
    expect(view.toMove).toBe(1);
    expect(view.moves.map(gestureOf)).toContainEqual({
      move: "@c1n",
      from: "@",
      to: "c1",
      way: "n",
      call: "",
    });
  });

  test("says in both languages why a push fails", () => {
    const why = rules.explain({ ...siam, start: "5/5/EeOO2/3O1/5 E * 4" }, [], "a3b3e");
    expect(why.legal).toBe(false);
    expect(why.verdict.en).toContain("too weak");
    expect(why.verdict.fr).toContain("trop faible");
  });

  test("plays Sam Liam with two to four players", () => {
    for (const players of [2, 3, 4]) {
      const view = rules.view({ ...samliam, rules: `players=${players}` });
      expect(view.seats).toHaveLength(players);
      expect(view.moves).toHaveLength(81 * 4);
    }
  });

  test("shows open figures and the announcement", () => {
    const view = rules.view(samliam, ["c3sw", "a1nw", "c5nw", "a2nw", "e5ne"]);
    expect(view.remarks.map((remark) => remark.kind)).toEqual(["announced", "open"]);
    expect(rules.view(samliam, ["c3sw", "a1nw", "c5nw", "a2nw", "e5ne", "a9nw", "e3se"]).result).toBe(0);
  });

  test("answers nonsense with a sentence", () => {
    expect(() => rules.view(siam, ["zz"])).toThrow(RulesError);
    expect(() => rules.view({ ...siam, rules: "x=y" })).toThrow(RulesError);
    expect(() => rules.view({ ...siam, start: "1/2" })).toThrow(RulesError);
    expect(() => rules.view({ ...siam, game: "chess" as "siam" })).toThrow(RulesError);
  });
});
