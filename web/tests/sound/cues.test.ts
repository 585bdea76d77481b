import { beforeAll, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import type { Setup } from "../../src/game/types";
import { cuesOf } from "../../src/sound/cues";
import { loadRules, samliam, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

const cues = (setup: Setup, moves: string[], move: string) =>
  cuesOf(rules.explain(setup, moves, move), rules.view(setup, [...moves, move]).remarks);

test("each kind of move has a sound of its own", () => {
  const two = ["@c1n", "@a1n"];
  expect(cues(siam, [], "@c1n")).toEqual(["step"]);
  expect(cues(siam, two, "c1c2n")).toEqual(["step"]);
  expect(cues(siam, two, "c1e")).toEqual(["turn"]);
  expect(cues(siam, two, "c1x")).toEqual(["step"]);
  expect(cues(siam, [...two, "c1c2n", "a1e"], "c2c3n")).toEqual(["scrape"]);
  expect(cues({ ...siam, start: "5/5/1O1EeO/5/4O E * 0" }, [], "d3e3e")).toEqual(["scrape", "fall"]);
});

test("an announcement is heard too", () => {
  expect(cues(samliam, [], "e5nw")).toEqual(["place"]);
  expect(cues(samliam, ["c3sw", "a1nw", "c5nw", "a2nw"], "e5ne")).toEqual(["place", "announce"]);
});
