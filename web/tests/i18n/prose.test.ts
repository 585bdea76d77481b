// French as a printer sets it, and directions in words; over all texts that people see.
import { beforeAll, describe, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import type { Phrase } from "../../src/game/types";
import { games } from "../../src/games/catalogue";
import { directionsInWords, typeset } from "../../src/i18n/prose";
import { texts } from "../../src/i18n/texts";
import { optionWords } from "../../src/ui/option_words";
import { loadRules } from "../support";

const NBSP = "\u00a0";

test("no line ends before a mark that stands apart, nor after an opening quotation mark", () => {
  expect(typeset("l'un : « oui » ; non ! 5 % …")).toBe(
    `l’un${NBSP}: «${NBSP}oui${NBSP}»${NBSP}; non${NBSP}! 5${NBSP}%${NBSP}…`,
  );
});

test("codes of directions become words, but for those that somebody wrote", () => {
  expect(directionsInWords("Red takes e5nw, f4se.", "en")).toBe(
    "Red takes e5 (north-west), f4 (south-east).",
  );
  expect(directionsInWords("en e5nw", "fr")).toBe("en e5 (nord-ouest)");
  for (const quoted of ["'e5nw'", "« e5nw »", "e5nw-f4se", "c1c2n"]) {
    expect(directionsInWords(quoted, "fr")).toBe(quoted);
  }
});

/** Every phrase within a value: an object with both languages. */
function phrasesIn(value: unknown): Phrase[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "fr" in value) return [value as Phrase];
  return Object.values(value).flatMap(phrasesIn);
}

describe("every French text", () => {
  let rules: Rules;
  let all: Phrase[];
  beforeAll(async () => {
    rules = await loadRules();
    const lessons = await Promise.all(games.map(({ lessons }) => lessons()));
    const views = games.map(({ name }) => rules.view({ game: name, rules: "", start: "" }));
    all = phrasesIn([texts, optionWords, games, lessons, rules.games, views]);
  });

  test("has a space before : ; ! ? » % and after «, and none before , and .", () => {
    expect(all.length).toBeGreaterThan(600);
    const wrong = all.filter(({ fr }) => /[^\s\d({][:;!?»%](\s|$)|«[^\s]| [,.](\s|$)|\d%/.test(fr));
    expect(wrong).toEqual([]);
  });

  test("is set without a plain space there", () => {
    expect(all.filter(({ fr }) => / [:;!?»%…]|« |'/.test(typeset(fr)))).toEqual([]);
  });

  test("says vous, never tu", () => {
    const tu = /(?<![\p{L}-])(tu|toi|ton|ta|tes|te|t['’]\p{L}+|tiens|tienne)(?![\p{L}-])/iu;
    expect(all.filter(({ fr }) => tu.test(fr))).toEqual([]);
  });

  test("names every option and value of the rules", () => {
    for (const { name, options } of games) {
      for (const option of rules.info(name).options.filter(({ key }) => key !== "players")) {
        const words = options[option.key] ?? optionWords[option.key];
        expect(words, `${name} ${option.key}`).toBeDefined();
        for (const value of option.words) expect(words!.values, option.key).toHaveProperty(value);
      }
    }
  });
});
