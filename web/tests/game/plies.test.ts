import { expect, test } from "vitest";
import { moveNumber, seatAt } from "../../src/game/plies";

test("a round has a ply for each player", () => {
  const plies = [0, 1, 2, 3, 4];
  expect(plies.map((ply) => moveNumber(ply, 2))).toEqual([1, 1, 2, 2, 3]);
  expect(plies.map((ply) => moveNumber(ply, 3))).toEqual([1, 1, 1, 2, 2]);
  expect(plies.map((ply) => seatAt(ply, 3))).toEqual([0, 1, 2, 0, 1]);
});
