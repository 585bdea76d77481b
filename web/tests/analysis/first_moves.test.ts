import { beforeAll, describe, expect, test, vi } from "vitest";
import { moveWords, placeWords } from "../../src/analysis/first_move_words";
import { FirstMoveMap, movesOfMap } from "../../src/analysis/first_moves.svelte";
import type { Rules } from "../../src/game/rules";
import { loadRules, samliam, siam } from "../support";

const known = vi.hoisted(() => vi.fn());
vi.mock("../../src/table/openings.svelte", () => ({ firstMoves: known }));

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
const map = [
  { centi: -20, share: 450, moves: ["@c1n", "@c5s"] },
  { win: -9, share: 0, moves: ["@a1e", "no such move"] },
];

describe("the map of first moves", () => {
  test("has the place and the way of every move it knows", () => {
    expect(movesOfMap(rules.view(siam), map)).toEqual([
      { move: "@a1e", place: "a1", way: "e", share: 0 },
      { move: "@c1n", place: "c1", way: "n", share: 450 },
      { move: "@c5s", place: "c5", way: "s", share: 450 },
    ]);
  });

  test("is told in words, place by place, from the start of the game", async () => {
    known.mockResolvedValueOnce(map);
    const told = new FirstMoveMap(rules, { ...siam, start: "5/5/1OOO1/5/Ee4 R * 1" });
    expect(told.moves).toBeUndefined();
    await vi.waitFor(() => expect(told.moves).toHaveLength(3));
    expect(told.view.ply).toBe(0);
    expect(moveWords(told, told.at("c1")[0]!)).toBe("elephant facing north: 45 %");
    expect(placeWords(told, "a1")).toBe("a1: elephant facing east: 0 %");
    expect(placeWords(told, "c3")).toBe("c3: no first move");
  });

  test("says why it is missing", async () => {
    known.mockResolvedValueOnce(null);
    const none = new FirstMoveMap(rules, siam);
    await vi.waitFor(() => expect(none.moves).toBeNull());
    known.mockRejectedValueOnce(new Error("offline"));
    const failed = new FirstMoveMap(rules, siam);
    await vi.waitFor(() => expect(failed.trouble?.en).toBe("offline"));
    known.mockClear();
    expect(new FirstMoveMap(rules, { ...samliam, rules: "players=3" }).moves).toBeUndefined();
    expect(known).not.toHaveBeenCalled();
  });
});
