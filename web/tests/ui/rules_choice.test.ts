// Rules as a choice, and the text of rules it stands for.
import { beforeAll, describe, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import { choiceFrom, firstChoice, OWN, presetsOf, rulesText, USUAL } from "../../src/ui/rules_choice";
import { loadRules } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

describe("a choice of rules", () => {
  test("knows a text of rules as a choice", () => {
    for (const [game, text] of [
      ["siam", "classic"],
      ["siam", "2015"],
      ["siam", "exits=once,limit=50"],
      ["samliam", "players=4"],
      ["samliam", "players=3,announce=strict"],
    ] as const) {
      const info = rules.info(game);
      expect(rulesText(info, choiceFrom(info, text))).toBe(text);
    }
  });

  test("begins with the first preset, or with the usual rules", () => {
    expect(firstChoice(rules.info("siam"))).toEqual({ preset: "classic", values: {} });
    expect(presetsOf(rules.info("samliam"))).toEqual([USUAL]);
    expect(rulesText(rules.info("samliam"), firstChoice(rules.info("samliam")))).toBe("");
  });

  test("names options only where they are one's own, and the number of players always", () => {
    const info = rules.info("samliam");
    const values = { players: "3", announce: "strict" };
    expect(rulesText(info, { preset: USUAL, values })).toBe("players=3");
    expect(rulesText(info, { preset: OWN, values })).toBe("players=3,announce=strict");
  });
});
