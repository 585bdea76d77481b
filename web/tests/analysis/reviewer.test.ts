// Asking the engine about every move of a game.
import { describe, expect, test } from "vitest";
import { Reviewer, type Judge } from "../../src/analysis/reviewer.svelte";
import { phraseOf } from "../../src/game/types";
import { siam } from "../support";
import { judgement } from "./reports";

describe("a reviewer", () => {
  test("asks about each move in turn, and keeps what it has when it is cancelled", async () => {
    const asked: string[] = [];
    let reviewer: Reviewer | null = null;
    const judge: Judge = {
      judge: async (_setup, moves, move) => {
        asked.push([...moves, move].join(" "));
        if (asked.length === 3) reviewer!.cancel();
        return judgement(500, 500, "");
      },
      stop: () => {},
      dispose: () => {},
    };
    reviewer = new Reviewer(judge, phraseOf);
    expect(await reviewer.start(siam, ["a", "b", "c", "d"])).toBe(false);
    expect(asked).toEqual(["a", "a b", "a b c"]);
    expect(reviewer.state).toBe("cancelled");
    expect(reviewer.judged).toHaveLength(2);
    expect(await reviewer.start(siam, ["a"])).toBe(true);
    expect(reviewer.state).toBe("done");
  });

  test("judges no first move that was made by the pie rule", async () => {
    const asked: string[] = [];
    const judge: Judge = {
      judge: async (_setup, _moves, move) => {
        asked.push(move);
        return judgement(500, 500, "");
      },
      stop: () => {},
      dispose: () => {},
    };
    const reviewer = new Reviewer(judge, phraseOf);
    expect(await reviewer.start(siam, ["a", "b"], true)).toBe(true);
    expect([asked, reviewer.judged[0], reviewer.judged.length]).toEqual([["b"], null, 2]);
  });

  test("says what went wrong when the engine fails", async () => {
    const judge: Judge = {
      judge: () => Promise.reject(new Error("no engine")),
      stop: () => {},
      dispose: () => {},
    };
    const reviewer = new Reviewer(judge, phraseOf);
    expect(await reviewer.start(siam, ["a"])).toBe(false);
    expect(reviewer.trouble?.en).toContain("no engine");
  });
});
