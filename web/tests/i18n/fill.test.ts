import { expect, test } from "vitest";
import { fill, fillPhrase } from "../../src/i18n/fill";

test("fills the gaps it has values for, and leaves the others", () => {
  expect(fill("{name}: {count} of {all}", { name: "Ana", count: 0 })).toBe("Ana: 0 of {all}");
});

test("fills a phrase in both languages, with phrases too", () => {
  const phrase = { en: "{level}, facing {way}", fr: "{level}, vers {way}" };
  const way = { en: "north", fr: "le nord" };
  expect(fillPhrase(phrase, { level: 3, way })).toEqual({ en: "3, facing north", fr: "3, vers le nord" });
});
