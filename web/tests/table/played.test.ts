import { expect, test } from "vitest";
import { hasPlayed, rememberPlaying } from "../../src/table/played";

test("whoever has played once is no beginner any more", () => {
  localStorage.clear();
  expect(hasPlayed()).toBe(false);
  rememberPlaying();
  expect(hasPlayed()).toBe(true);
});
