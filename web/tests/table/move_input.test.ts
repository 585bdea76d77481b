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
  test("is played when it is confirmed", () => {
    const { table, input, click } = at(siam);
    click("c1");
    expect(table.moves).toEqual([]);
    input.hand.confirm();
    expect(table.moves).toEqual(["@c1n"]);
  });

  test("can be announced with everything the rules know, in the same order, whatever holds", () => {
    const { table, input, click } = beforeSam();
    const calls = () => input.announcing.map(({ call }) => call);
    click("i9");
    input.hand.confirm();
    expect(calls()).toEqual(["SAM", "SONG", "WIN", ""]);
    input.cancel();
    click("e5");
    click("e5", 1, -1);
    input.hand.confirm();
    expect(calls()).toEqual(["SAM", "SONG", "WIN", ""]);
    expect(table.moves).toHaveLength(4);
    input.announce(input.announcing[2]!);
    expect([input.wrongCall, table.moves.length]).toEqual(["WIN", 4]);
    input.announce(input.announcing[0]!);
    expect(table.moves.at(-1)).toBe("e5ne!sam");
    expect(input.announcing).toEqual([]);
  });

  test("with three players may be announced as SONG SAM", () => {
    const { input, click } = at({ ...samliam, rules: "players=3,announce=strict" });
    click("e5");
    input.hand.confirm();
    expect(input.announcing.map(({ call }) => call)).toEqual(["SAM", "SONG", "SONG SAM", "WIN", ""]);
  });

  test("that wins is known to win before it is played", () => {
    const { input, click } = at({ ...siam, start: "2O2/2En2/1O1O1/5/5 E * 2" });
    click("c4");
    click("c5");
    expect(input.outcome).toBe(0);
  });

  test("can be cancelled", () => {
    const { table, input, click } = beforeSam();
    click("e5");
    input.hand.confirm();
    input.cancel();
    expect([input.announcing, input.hand.selection.to, table.moves.length]).toEqual([[], null, 4]);
  });

  test("is forgotten when the game goes on", () => {
    const { table, input, click } = beforeSam();
    click("e5");
    input.hand.confirm();
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
