import { beforeAll, describe, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import type { Setup } from "../../src/game/types";
import { pieNotice, pieOutcome } from "../../src/table/pie_words";
import { spoken } from "../../src/table/table_words";
import { loadRules, samliam, siam } from "../support";
import { SideBySide } from "./side_by_side";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

function at(own: number | null, moves: string[], swapped = false, setup: Setup = siam): SideBySide {
  const table = new SideBySide(rules, setup);
  table.own = own;
  table.pie = true;
  table.exchanged = swapped;
  for (const move of moves) table.play(move);
  return table;
}

describe("the pie rule in words", () => {
  test("before the first move each hears what it means to them", () => {
    expect(pieNotice(at(0, []))).toContain("your opponent may take your side");
    expect(pieNotice(at(1, []))).toBe("Pie rule: after the first move you may take the elephants.");
    expect(pieNotice(at(null, [], false, samliam))).toContain("the second player may take Red.");
    expect(pieNotice(at(0, ["@c1n"]))).toBe("");
    const printed = new SideBySide(rules, siam);
    expect([pieNotice(printed), pieOutcome(printed)]).toEqual(["", ""]);
  });

  test("after the choice each hears what happened", () => {
    expect(pieOutcome(at(0, ["@c1n"], true))).toContain("You took the elephants; your opponent moves again");
    expect(pieOutcome(at(1, ["@c1n"], true))).toBe(
      "Elephants took the elephants: now you play the rhinos, and it is your move.",
    );
    expect(pieOutcome(at(null, ["@c1n"], true))).toContain("now plays the rhinos");
    expect(pieOutcome(at(0, ["@c1n"]))).toBe("");
    expect(pieOutcome(at(0, ["@c1n", "@a1n"]))).toBe("The sides stay as they were.");
    expect(pieOutcome(at(0, ["@c1n", "@a1n"], true))).toBe("");
  });

  test("a screen reader hears it with the move", () => {
    expect(spoken(at(null, ["@c1n"], true))).toContain("The sides were exchanged");
  });
});
