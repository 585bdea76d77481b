// The engine beside the board.
import { describe, expect, test } from "vitest";
import { Analyst, type Question, type Searcher } from "../../src/analysis/analyst.svelte";
import type { Report, Thought } from "../../src/engine/engine";
import { phraseOf, type Setup } from "../../src/game/types";
import { siam } from "../support";
import { report } from "./reports";

/** An engine whose searches end when the test says so. */
class FakeEngine implements Searcher {
  asked: { moves: readonly string[]; time: number; end: (thought: Thought | null) => void }[] = [];
  stops = 0;

  search(_setup: Setup, moves: readonly string[], { time }: { time?: number }): Promise<Thought | null> {
    return new Promise((resolve) => this.asked.push({ moves, time: time!, end: resolve }));
  }
  stop(): void {
    ++this.stops;
    this.asked.at(-1)!.end(null);
  }
  dispose(): void {}

  async answer(lines: Report[]): Promise<void> {
    this.asked.at(-1)!.end({ move: lines[0]?.line[0] ?? "", nodes: 1, report: lines[0] ?? null, lines });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe("the engine beside the board", () => {
  const question = (...moves: string[]): Question => ({ setup: siam, moves, lines: 1 });
  const setUp = () => {
    const engine = new FakeEngine();
    const clock = { now: 0 };
    return { engine, clock, analyst: new Analyst(engine, phraseOf, () => clock.now) };
  };

  test("thinks in slices that double, until it has thought long enough", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    for (let depth = 1; analyst.thinking; ++depth) await engine.answer([report(500, "x", { depth })]);
    expect(engine.asked.map(({ time }) => time)).toEqual([250, 500, 1000, 2000, 4000, 8000]);
    expect(analyst.lines[0]!.depth).toBe(6);
    analyst.thinkLonger();
    expect(engine.asked.at(-1)!.time).toBe(30_000);
  });

  test("is done when all is proved", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    await engine.answer([report(1000, "x", { win: 3 })]);
    expect(analyst.thinking).toBe(false);
    expect(engine.asked).toHaveLength(1);
  });

  test("waits for a slice that is nearly over, and forgets its answer", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    analyst.ask(question("b"));
    expect(engine.stops).toBe(0);
    await engine.answer([report(500, "of a")]);
    expect(analyst.lines).toEqual([]);
    expect(engine.asked.at(-1)!.moves).toEqual(["b"]);
    await engine.answer([report(500, "of b")]);
    expect(analyst.lines[0]!.line).toEqual(["of b"]);
  });

  test("cuts a long slice off", async () => {
    const { engine, analyst, clock } = setUp();
    analyst.ask(question("a"));
    for (let i = 0; i < 3; ++i) await engine.answer([report(500, "x", { depth: i + 1 })]);
    clock.now += 100; // of 2000
    analyst.ask(question("b"));
    expect(engine.stops).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(engine.asked.at(-1)!.moves).toEqual(["b"]);
  });

  test("keeps a deeper answer", async () => {
    const { engine, analyst } = setUp();
    analyst.ask(question("a"));
    await engine.answer([report(500, "deep", { depth: 9 })]);
    await engine.answer([report(500, "shallow", { depth: 8 })]);
    expect(analyst.lines[0]!.line).toEqual(["deep"]);
  });

  test("says what went wrong", async () => {
    const { engine, analyst } = setUp();
    engine.search = () => Promise.reject(new Error("broken"));
    analyst.ask(question("a"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(analyst.trouble?.en).toContain("broken");
    expect(analyst.thinking).toBe(false);
  });
});
