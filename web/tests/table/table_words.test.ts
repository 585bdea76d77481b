import { beforeAll, describe, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import type { Setup } from "../../src/game/types";
import { MoveInput } from "../../src/table/move_input.svelte";
import { nextStep, outcome, reason, spoken, standing } from "../../src/table/table_words";
import { loadRules, samliam, siam } from "../support";
import { SideBySide } from "./side_by_side";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
function at(setup: Setup, ...moves: string[]): SideBySide {
  const table = new SideBySide(rules, setup);
  for (const move of moves) table.play(move);
  return table;
}
const almost: Setup = { ...siam, start: "5/5/1O1EeO/5/4O E * 0" };
const square = ["c3sw", "a1nw", "c5nw", "a2nw", "e5ne", "a9nw", "e3se"];

describe("a table in words", () => {
  test("says who has won, in the number of the sides' names", () => {
    expect(outcome(at(almost, "d3e3e"))).toBe("Elephants win!");
    expect(outcome(at(samliam, ...square))).toBe("Red wins!");
    expect(outcome(at(siam))).toBe("");
    const own = at(almost, "d3e3e");
    own.own = 1;
    expect(outcome(own)).toBe("You lose this one");
  });

  test("says why", () => {
    expect(reason(at(almost, "d3e3e"))).toContain("falls off");
    const resigned = at(siam, "@c1n");
    resigned.ending = { result: 0, reason: "resigned", seat: 1 };
    expect(reason(resigned)).toBe("Rhinos resigned");
    resigned.ending = { result: "draw", reason: "agreed", seat: 0 };
    expect([outcome(resigned), reason(resigned)]).toEqual(["A draw", "Agreed by all"]);
  });

  test("says whose turn it is", () => {
    const table = at(siam, "@c1n");
    expect(standing(table)).toBe("Rhinos to move");
    table.own = 1;
    expect(standing(table)).toBe("Your turn");
    table.thinking = true;
    expect(standing(table)).toContain("thinking");
    table.show(0);
    expect(standing(table)).toContain("earlier position");
  });

  test("says what to do next", () => {
    const table = at(siam, "@c1n", "@a1n");
    const { hand } = new MoveInput(() => table);
    expect(nextStep(table, hand)).toContain("Tap a border square");
    hand.selection = { from: "c1n", to: null, way: null };
    expect(nextStep(table, hand)).toContain("Tap a marked square");
    hand.selection = { from: "c1n", to: "c2", way: "n" };
    expect(nextStep(table, hand)).toContain("Choose an arrow");
  });

  test("tells a screen reader the move, what came of it, and the end", () => {
    expect(spoken(at(siam))).toBe("");
    expect(spoken(at(siam, "@c1n"))).toContain("Elephants: an elephant enters on c1, facing north.");
    expect(spoken(at(almost, "d3e3e"))).toMatch(/falls off.* Elephants win!$/);
    expect(spoken(at(samliam, ...square.slice(0, 5)))).toContain("SAM");
  });
});
