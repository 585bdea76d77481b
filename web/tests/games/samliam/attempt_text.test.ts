import { expect, test } from "vitest";
import type { View } from "../../../src/game/types";
import { attemptText } from "../../../src/games/samliam/attempt_text";

const view = { pieces: [{ place: "c3", piece: "Rne" }] } as View;

test("beside a triangle the opposite corner is meant", () => {
  expect(attemptText(view, null, "c3")).toBe("c3sw");
  expect(attemptText(view, null, "d4")).toBe("d4nw");
});

test("a triangle on the board is named with its corner", () => {
  expect(attemptText(view, "a1se", "c3")).toBe("a1se-c3sw");
});
