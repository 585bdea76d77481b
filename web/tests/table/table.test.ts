import { beforeAll, describe, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import { loadRules, siam } from "../support";
import { SideBySide } from "./side_by_side";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
function played(...moves: string[]): SideBySide {
  const table = new SideBySide(rules, siam);
  for (const move of moves) table.play(move);
  return table;
}

describe("a table", () => {
  test("shows the last position, and the moves that are legal there", () => {
    const table = played("@c1n", "@a1n");
    expect([table.shown, table.live, table.now.toMove]).toEqual([2, true, 0]);
    expect(table.gestures.map(({ move }) => move)).toContain("c1c2n");
    expect(table.lastMove?.legal).toBe(true);
  });

  test("is walked through from end to end, never beyond", () => {
    const table = played("@c1n", "@a1n", "c1c2n");
    const shown = (["first", "previous", "next", "next", "last", "next", "previous"] as const).map((step) => {
      table.walk(step);
      return table.shown;
    });
    expect(shown).toEqual([0, 0, 1, 2, 3, 3, 2]);
    expect([table.atStart, table.atEnd]).toEqual([false, false]);
    expect(table.gestures).toEqual([]);
  });

  test("stays at an earlier position while the game goes on", () => {
    const table = played("@c1n", "@a1n");
    table.show(1);
    table.play("c1c2n");
    expect([table.shown, table.live, table.view.ply, table.now.ply]).toEqual([1, false, 1, 3]);
  });

  test("counts plies from its start", () => {
    const table = new SideBySide(rules, { ...siam, start: "5/5/1OOO1/5/Ee4 R * 5" });
    table.play("@e5w");
    expect([table.firstPly, table.players]).toEqual([5, 2]);
  });

  test("is over by the rules, or when it ended otherwise", () => {
    const won = new SideBySide(rules, { ...siam, start: "5/5/1O1EeO/5/4O E * 0" });
    won.play("d3e3e");
    expect([won.over, won.result]).toEqual([true, 0]);
    const resigned = played("@c1n");
    resigned.ending = { result: 1, reason: "resigned", seat: 0 };
    expect([resigned.over, resigned.result, resigned.gestures.length]).toEqual([true, 1, 0]);
  });

  test("lets pieces be seen moving for the move that is shown", () => {
    const table = played("@c1n", "@a1n");
    expect(table.rolesAt(2)).not.toEqual([]);
    expect(table.rolesAt(1)).toEqual([]);
  });
});
