import { expect, test } from "vitest";
import { phraseOf, RulesError } from "../../src/game/types";

test("an error of the rules is its own sentence, any other its message in both languages", () => {
  const phrase = { en: "too weak", fr: "trop faible" };
  expect(phraseOf(new RulesError(phrase))).toBe(phrase);
  expect(phraseOf(new Error("no network"))).toEqual({ en: "no network", fr: "no network" });
  expect(phraseOf(7)).toEqual({ en: "7", fr: "7" });
});
