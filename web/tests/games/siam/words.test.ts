import { expect, test } from "vitest";
import { pieceName } from "../../../src/games/siam/words";

test("names animals with the way they face, and rocks", () => {
  expect(pieceName("En")).toEqual({ en: "elephant facing north", fr: "éléphant tourné vers le nord" });
  expect(pieceName("Rw").en).toBe("rhino facing west");
  expect(pieceName("O").fr).toBe("rocher");
});
