import { beforeAll, describe, expect, test } from "vitest";
import { Editing, ERASER } from "../../src/analysis/editing.svelte";
import type { Rules } from "../../src/game/rules";
import type { Setup } from "../../src/game/types";
import { loadRules, samliam, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
const edit = (setup: Setup) => new Editing(rules, setup, rules.view(setup));

describe("the editor", () => {
  test("puts down what is chosen, turned the chosen way, and erases", () => {
    const editing = edit(siam);
    expect(editing.ways).toEqual(["n", "e", "s", "w"]);
    editing.way = "e";
    editing.put("a1");
    expect(editing.edited.pieces).toContainEqual({ place: "a1", piece: "Ee" });
    editing.tool = ERASER;
    editing.put("a1");
    expect(editing.text).toBe(rules.view(siam).position);
  });

  test("puts down what belongs to nobody without a way", () => {
    const editing = edit(siam);
    expect(editing.neutral).toEqual(["O"]);
    editing.tool = "O";
    editing.put("a1");
    expect(editing.problem?.en).toContain("rock");
    editing.begin();
    expect(editing.problem).toBeNull();
  });

  test("changes whose turn it is with the plies, and the plies with it", () => {
    const editing = edit(samliam);
    editing.letMove(1);
    expect([editing.edited.ply, editing.edited.toMove]).toEqual([1, 1]);
    editing.setPly(6.4);
    expect([editing.edited.ply, editing.edited.toMove]).toEqual([6, 0]);
    editing.setPly(Number.NaN);
    expect(editing.edited.ply).toBe(0);
  });

  test("offers the rights that the rules know", () => {
    expect(edit(siam).rightful).toEqual([]);
    const editing = edit({ ...siam, rules: "exits=once" });
    expect(editing.rightful).toEqual(["E", "R"]);
    editing.setRight("E", false);
    expect(editing.edited.rights).toBe("R");
    editing.setRight("R", false);
    expect([editing.edited.rights, editing.problem]).toEqual(["-", null]);
  });

  test("keeps what still fits when the rules change", () => {
    const editing = edit({ ...samliam, rules: "players=4" });
    editing.put("a1");
    editing.put("e5");
    editing.letMove(3);
    editing.setChoice({ preset: "own", values: { size: "7" } });
    expect(editing.edited.toMove).toBe(1);
    const board = editing.view.board.flat();
    expect(editing.edited.pieces.every(({ place }) => board.includes(place))).toBe(true);
    expect(editing.problem).toBeNull();
  });

  test("says what is wrong with rules that are none, and shows the last board", () => {
    const editing = edit(samliam);
    editing.setChoice({ preset: "own", values: { size: "many" } });
    expect(editing.problem?.en).toContain("size");
    expect(editing.view.board).toHaveLength(9);
  });
});
