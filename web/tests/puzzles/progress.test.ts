// What was solved.
import { describe, expect, test } from "vitest";
import { parseProgress, withMissed, withSolved } from "../../src/puzzles/progress";

describe("progress", () => {
  const none = parseProgress(null);

  test("that cannot be read is none", () => {
    for (const text of ["", "{", "null", "7", "[]", '{"solved":7,"missed":{},"streak":"x","best":-1}']) {
      expect(parseProgress(text)).toEqual(none);
    }
    expect(parseProgress('{"solved":["a",1,"a"],"streak":2}')).toEqual({
      ...none,
      solved: ["a"],
      streak: 2,
      best: 2,
    });
  });

  test("counts what was solved at the first try in a row", () => {
    const two = withSolved(withSolved(none, "a", true), "b", true);
    expect(two).toEqual({ solved: ["a", "b"], missed: [], streak: 2, best: 2 });
    expect(withSolved(two, "b", true)).toBe(two);
    const missed = withMissed(two, "c");
    expect(missed).toEqual({ solved: ["a", "b"], missed: ["c"], streak: 0, best: 2 });
    expect(withSolved(missed, "c", false)).toEqual({ ...two, solved: ["a", "b", "c"], streak: 0 });
    expect(withMissed(two, "a")).toBe(two);
  });
});
