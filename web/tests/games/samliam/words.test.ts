import { beforeAll, expect, test } from "vitest";
import type { Rules } from "../../../src/game/rules";
import { help, pieceName } from "../../../src/games/samliam/words";
import { loadRules, samliam } from "../../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

test("names a triangle by its colour and corner", () => {
  const view = rules.view(samliam);
  expect(pieceName("Rnw", view)).toEqual({
    en: "red triangle to the north-west",
    fr: "triangle rouge vers le nord-ouest",
  });
});

test("names a colour that is not in play by its letter", () => {
  expect(pieceName("Wse", rules.view(samliam)).en).toBe("W triangle to the south-east");
});

test("helps to place a triangle, and to move one when the hand is empty", () => {
  const view = rules.view(samliam);
  expect(help(view).en).toContain("Tap a cell");
  expect(help({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand: 0 })) }).en).toContain("is empty");
});
