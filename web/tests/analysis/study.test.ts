import { beforeAll, describe, expect, test } from "vitest";
import { Study } from "../../src/analysis/study.svelte";
import { lineOf, played } from "../../src/analysis/tree";
import type { Rules } from "../../src/game/rules";
import { loadRules, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

const study = () => {
  const { tree } = played({ tree: lineOf(["@c1n", "@a1n"]), path: [0] }, "@e5w");
  return new Study(rules, siam, { tree, path: [] });
};

describe("a study", () => {
  test("is walked from end to end, and from variation to variation", () => {
    const walked = study();
    expect([walked.atStart, walked.atEnd]).toEqual([true, false]);
    const paths = (
      ["next", "next", "down", "down", "up", "previous", "last", "first", "previous"] as const
    ).map((step) => {
      walked.walk(step);
      return walked.path.join();
    });
    expect(paths).toEqual(["0", "0,0", "0,1", "0,1", "0,0", "0", "0,0", "", ""]);
    walked.walk("last");
    expect([walked.atStart, walked.atEnd, walked.moves]).toEqual([false, true, ["@c1n", "@a1n"]]);
  });

  test("adds what is played to the tree, unless somebody catches it", () => {
    const tried = study();
    const caught: string[] = [];
    tried.interceptor = (move) => void caught.push(move);
    tried.play("@a3e");
    expect([caught, tried.path]).toEqual([["@a3e"], []]);
    tried.interceptor = null;
    tried.play("@a3e");
    expect([tried.path, tried.moves]).toEqual([[1], ["@a3e"]]);
  });

  test("shows pieces moving after one step forward, not after a jump", () => {
    const shown = study();
    shown.walk("next");
    expect(shown.roles).not.toEqual([]);
    shown.walk("first");
    expect(shown.roles).toEqual([]);
    shown.walk("last");
    expect(shown.roles).toEqual([]);
  });
});
