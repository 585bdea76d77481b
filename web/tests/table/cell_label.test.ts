import { beforeAll, expect, test } from "vitest";
import type { Rules } from "../../src/game/rules";
import { cellLabel } from "../../src/table/cell_label";
import { loadRules, samliam, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

test("a cell is named with what stands on it", () => {
  const view = rules.view(siam, ["@c1n"]);
  expect(["a1", "c1", "c3"].map((place) => cellLabel(view, place))).toEqual([
    "a1, empty",
    "c1, elephant facing north",
    "c3, rock",
  ]);
});

test("two pieces of a cell are both named", () => {
  const view = rules.view(samliam, ["c3sw", "c3ne"]);
  expect(cellLabel(view, "c3")).toMatch(
    /^c3, (red|green) triangle to the [a-z-]+, (red|green) triangle to the/,
  );
});
