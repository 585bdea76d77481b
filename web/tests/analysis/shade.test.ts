import { expect, test } from "vitest";
import { inkOn, shade } from "../../src/analysis/shade";

test("even is pale, and the two ends differ", () => {
  expect([0, 500, 1000].map(shade)).toEqual(["rgb(33 102 172)", "rgb(247 247 247)", "rgb(178 24 43)"]);
  expect(shade(1200)).toBe(shade(1000));
  expect([0, 500].map(inkOn)).toEqual(["#ffffff", "#1d1d1d"]);
});
