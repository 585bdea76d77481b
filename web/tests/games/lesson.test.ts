// Lessons are sound, and their texts short and complete in both languages.
import { beforeAll, describe, expect, test } from "vitest";
import { stepsOf } from "../../src/games/lesson";
import type { Rules } from "../../src/game/rules";
import type { Phrase } from "../../src/game/types";
import { Judge } from "../../src/learn/judge";
import { loadRules } from "../support";
import { allSteps, lessons, siamLesson } from "./lessons";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

/** Every text below a value. */
function phrases(value: unknown): Phrase[] {
  if (typeof value !== "object" || value === null) return [];
  if ("fr" in value || "en" in value) return [value as Phrase];
  return Object.values(value).flatMap(phrases);
}

describe("a lesson", () => {
  test.each(lessons.map((lesson) => [lesson.game, lesson] as const))("of %s", (_game, lesson) => {
    const ids = stepsOf(lesson).map((step) => step.id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(stepsOf(lesson).map((step) => step.title.fr)).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
  });

  test("shows what waits beside the board wherever it can be played", () => {
    for (const { step } of allSteps) expect(step.bare && step.task.kind === "play", step.id).toBeFalsy();
  });

  test("has every figure of Siam's booklet once", () => {
    const figures = stepsOf(siamLesson).flatMap((step) => step.figures ?? []);
    const booklet = "1 2 3a 3b 4a 4b 4c 5a 5b 5c 6a 6b 7a 7b 8a 8b 8c 9a 9b 9c 10";
    expect(figures).toEqual(booklet.split(" "));
  });
});

describe("the texts of the rule book", () => {
  const texts = lessons.flatMap((lesson) => phrases(lesson)).map((phrase) => [phrase.fr, phrase] as const);
  const places = (text: string) => (text.match(/\b[a-i][1-9]\b/g) ?? []).sort();

  test.each(texts)("%s", (_name, { fr, en }) => {
    expect(fr.trim()).not.toBe("");
    expect(en.trim()).not.toBe("");
    expect(places(fr)).toEqual(places(en));
    // Short enough for a child, and for a phone.
    expect(Math.max(fr.length, en.length)).toBeLessThanOrEqual(200);
    for (const sentence of [fr, en].flatMap((text) => text.split(/[.!?:] /))) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(25);
    }
  });

  test("name places of their boards", () => {
    for (const { lesson, step } of allSteps) {
      const board = new Judge(rules, lesson, step).view().board.flat();
      for (const { fr } of phrases(step)) for (const place of places(fr)) expect(board).toContain(place);
    }
  });
});
