import { beforeAll, describe, expect, test } from "vitest";
import { centre, gridOf } from "../../src/board/geometry";
import type { Rules } from "../../src/game/rules";
import type { Setup } from "../../src/game/types";
import { MoveInput } from "../../src/table/move_input.svelte";
import { loadRules, samliam, siam } from "../support";
import { SideBySide } from "./side_by_side";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

function at(setup: Setup, ...moves: string[]) {
  const table = new SideBySide(rules, setup);
  for (const move of moves) table.play(move);
  const input = new MoveInput(() => table);
  /** Clicks into a cell, towards one of its corners or sides. */
  const click = (place: string, dx = 0, dy = 0) => {
    const { x, y } = centre(place, gridOf(table.view.board));
    input.hand.press({ x: x + 30 * dx, y: y + 30 * dy });
    input.hand.release({ x: x + 30 * dx, y: y + 30 * dy }, true);
  };
  return { table, input, click };
}

/** Red is about to threaten a square on e5. */
const beforeSam = () => at({ ...samliam, rules: "announce=strict" }, "c3sw", "a1nw", "c5nw", "a2nw");

describe("a move being entered", () => {
  test("is played as soon as it is clear", () => {
    const { table, click } = at(siam);
    click("c1", 0, -1);
    expect(table.moves).toEqual(["@c1n"]);
  });

  test("waits while something can be announced with it", () => {
    const { table, input, click } = beforeSam();
    click("e5", 1, -1);
    expect(table.moves).toHaveLength(4);
    expect(input.announcing.map(({ call }) => call)).toContain("SAM");
    const sam = input.announcing.find(({ call }) => call === "SAM")!;
    input.play(sam.move);
    expect(table.moves.at(-1)).toBe(sam.move);
    expect(input.announcing).toEqual([]);
  });

  test("can be cancelled", () => {
    const { table, input, click } = beforeSam();
    click("e5", 1, -1);
    input.cancel();
    expect([input.announcing, input.hand.selection.to, table.moves.length]).toEqual([[], null, 4]);
  });

  test("is forgotten when the game goes on", () => {
    const { table, input, click } = beforeSam();
    click("e5", 1, -1);
    table.play("i9nw");
    expect(input.announcing).toEqual([]);
  });

  test("is explained before it is played", () => {
    const { table, input, click } = at({ ...siam, start: "5/5/EeOOO1/5/Ee4 E * 4" });
    click("a3");
    click("b3");
    expect(input.preview).toMatchObject({ legal: false });
    expect(table.moves).toEqual([]);
  });

  test("may take a piece off the board", () => {
    const { input, click } = at(siam, "@c1n", "@a1n");
    expect(input.leaving).toEqual([]);
    click("c1");
    expect(input.leaving.map(({ from, to }) => [from, to])).toEqual([["c1n", "@"]]);
  });
});
