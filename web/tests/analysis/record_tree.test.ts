// Records as trees.
import { beforeAll, expect, test } from "vitest";
import { treeOf } from "../../src/analysis/record_tree";
import { EMPTY, mainLine, nodeAt } from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import { loadRules, siam } from "../support";
import { lines } from "./trees";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

test("a record without moves is an empty tree", () => {
  expect(treeOf(rules.readRecord("", siam))).toEqual(EMPTY);
});

test("variations become branches, with marks, and comments in one line", () => {
  const tree = treeOf(
    rules.readRecord("{ to begin } 1. @c1n @a1n? { why\n \\} not }{ so } (1... @e5w!) 2.c1c2n", siam),
  );
  expect(tree.comment).toBe("to begin");
  expect(mainLine(tree).map((node) => node.move + node.mark)).toEqual(["@c1n", "@a1n?", "c1c2n"]);
  expect(nodeAt(tree, [0, 0]).comment).toBe("why } not so");
  expect(nodeAt(tree, [0, 1]).mark).toBe("!");
  expect(lines(tree)).toEqual([
    ["@c1n", "@a1n", "c1c2n"],
    ["@c1n", "@e5w"],
  ]);
});

test("a variation that repeats the line it leaves is part of it", () => {
  const tree = treeOf(rules.readRecord("@c1n (@c1n @e5w) @a1n", siam));
  expect(lines(tree).map(String).sort()).toEqual(["@c1n,@a1n", "@c1n,@e5w"]);
});
