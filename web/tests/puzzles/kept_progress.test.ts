import { expect, test } from "vitest";
import { progress } from "../../src/puzzles/kept_progress.svelte";

test("what was solved is kept for each game", () => {
  progress.solved("siam", "a", true);
  progress.missed("siam", "b");
  expect(progress.of("siam")).toEqual({ solved: ["a"], missed: ["b"], streak: 0, best: 1 });
  expect(progress.of("samliam").solved).toEqual([]);
  expect(JSON.parse(localStorage.getItem("puzzles-siam")!)).toEqual(progress.of("siam"));
});
