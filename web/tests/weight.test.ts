// What a browser fetches for the first board, packed; the engine and the puzzles come later.
import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";

test("the first board weighs at most 300 kB without the engine", () => {
  const dist = new URL("../dist/", import.meta.url);
  const files = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".gz"));
  expect(files.length).toBeGreaterThan(3);
  const first = files.filter((file) => !/engine|worker|Puzzles|siam|samliam/.test(file));
  const bytes = first.reduce((sum, file) => sum + statSync(new URL(file, dist)).size, 0);
  console.log(`first board: ${Math.round(bytes / 1000)} kB packed`);
  expect(bytes).toBeLessThanOrEqual(300_000);
});
