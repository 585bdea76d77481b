import { expect, test } from "vitest";
import { pauseAfter } from "../../src/online/backoff";

test("pauses double up to a limit, and chance spreads them around that", () => {
  const middle = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => pauseAfter(failures, () => 0.5));
  expect(middle).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
  expect([pauseAfter(2, () => 0), pauseAfter(2, () => 1)]).toEqual([300, 900]);
});
