import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCollection } from "../../src/puzzles/collection";
import { dayOf, daysInRow, keepDay, ofDay, parseStreak, readStreak, withDay } from "../../src/puzzles/daily";

const NONE = { last: 0, days: 0, best: 0 };

test("a day begins at midnight of the reader's calendar", () => {
  const day = dayOf(new Date(2026, 10, 18, 0, 0));
  expect(dayOf(new Date(2026, 10, 18, 23, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 19, 0, 0))).toBe(day + 1);
});

test.each(["siam", "samliam"])("every puzzle of %s has its day before one comes again", (game) => {
  const text = readFileSync(new URL(`../../../data/puzzles/${game}.txt`, import.meta.url), "utf8");
  const all = readCollection(game, text);
  const days = all.map((_, day) => ofDay(all, 20_000 + day).id);
  expect(new Set(days).size).toBe(all.length);
});

test("solving day after day makes a streak; a day missed ends it, and the same day counts once", () => {
  const two = withDay(withDay(NONE, 10), 11);
  expect(two).toEqual({ last: 11, days: 2, best: 2 });
  expect(withDay(two, 11)).toBe(two);
  expect([11, 12, 13].map((day) => daysInRow(two, day))).toEqual([2, 2, 0]);
  expect(withDay(two, 13)).toEqual({ last: 13, days: 1, best: 2 });
});

test("it is kept in the browser, and what is damaged counts as nothing", () => {
  localStorage.clear();
  keepDay(10);
  keepDay(11);
  expect(readStreak()).toEqual({ last: 11, days: 2, best: 2 });
  for (const damaged of ["", "[1]", '{"last":-1,"days":"x"}', "{"])
    expect(parseStreak(damaged)).toEqual(NONE);
});
