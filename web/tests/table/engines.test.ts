import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enginePlays } from "../../src/table/engines.svelte";
import { answers } from "../fake_engine";

vi.mock("../../src/engine/engine", () => import("../fake_engine"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every game is played by its usual rules", () => {
  for (const game of ["siam", "samliam"]) expect(enginePlays({ game, rules: "" })).toBe(true);
});

test("other rules are asked of the engine, once", async () => {
  const other = { game: "siam", rules: "animals=3" };
  expect(enginePlays(other)).toBeUndefined();
  expect(enginePlays(other)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(enginePlays(other)).toBe(true);
  expect(answers.think).toHaveBeenCalledOnce();
});

test("rules that the engine refuses are not played", async () => {
  answers.think.mockRejectedValueOnce(new Error("no engine"));
  const other = { game: "samliam", rules: "size=5" };
  enginePlays(other);
  await vi.advanceTimersByTimeAsync(1000);
  expect(enginePlays(other)).toBe(false);
});
