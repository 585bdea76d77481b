import { afterEach, beforeAll, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import { reader } from "../../src/i18n/index.svelte";
import { settings } from "../../src/settings/settings.svelte";
import { moveInWords } from "../../src/table/move_words";
import { loadRules, samliam, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
afterEach(() => {
  settings.change({ notation: "words" });
  reader.language = "en";
});

test.each([
  ["@c1n", [], "the entry on c1 (facing north)"],
  ["c1c2e", ["@c1n", "@a1n"], "the move c1–c2 (facing east)"],
  ["c1w", ["@c1n", "@a1n"], "the turn on c1 (to face west)"],
  ["c1x", ["@c1n", "@a1n"], "the exit from c1"],
])("Siam: %s", (move, moves, words) => {
  expect(moveInWords({ rules, setup: siam, moves }, move)).toBe(words);
});

test("Sam Liam, announcements included, in French too", () => {
  expect(moveInWords({ rules, setup: samliam, moves: [] }, "e5nw")).toBe(
    "a triangle on e5 (to the north-west)",
  );
  const strict = { ...samliam, rules: "announce=strict" };
  const moves = ["c3sw", "a1nw", "c5nw", "a2nw"];
  const sam = rules.view(strict, moves).moves.find(([, , , to, , call]) => to === "e5" && call === "SAM")!;
  reader.language = "fr";
  expect(moveInWords({ rules, setup: strict, moves }, sam[0])).toBe(
    "un triangle en e5 (vers le nord-est), en annonçant SAM",
  );
});

test("notation for those who like it, and whatever is not legal, stays as it is", () => {
  expect(moveInWords({ rules, setup: siam, moves: [] }, "c1c2n")).toBe("c1c2n");
  settings.change({ notation: "short" });
  expect(moveInWords({ rules, setup: siam, moves: [] }, "@c1n")).toBe("@c1n");
});
