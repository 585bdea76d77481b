import { beforeEach, describe, expect, test, vi } from "vitest";
import { Engine, timeOf } from "../../src/engine/engine";
import { RulesError } from "../../src/game/types";
import { siam } from "../support";

class FakeWorker {
  static all: FakeWorker[] = [];
  asked: Record<string, unknown>[] = [];
  ended = false;
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: Record<string, unknown>): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}

vi.stubGlobal("Worker", FakeWorker);
vi.stubGlobal("fetch", async () => null);
vi.spyOn(WebAssembly, "compileStreaming").mockResolvedValue({} as WebAssembly.Module);
beforeEach(() => void (FakeWorker.all = []));

const soon = () => new Promise((resolve) => setTimeout(resolve));
const answer = { move: "@c1n", nodes: 1, report: null, lines: [] };

describe("the engine", () => {
  test("asks its worker, reports on the way, and answers", async () => {
    const reports: unknown[] = [];
    const asked = new Engine().search(siam, ["@a1n"], { time: 50 }, (report) => void reports.push(report));
    await soon();
    const worker = FakeWorker.all[0]!;
    expect(worker.asked[1]).toEqual({
      call: "think",
      fields: { ...siam, moves: ["@a1n"], time: 50 },
      text: "",
    });
    worker.onmessage({ data: { report: 1 } });
    worker.onmessage({ data: { answer } });
    expect(await asked).toEqual(answer);
    expect(reports).toEqual([1]);
  });

  test("keeps its worker for the next question, and ends it to stop a search", async () => {
    const engine = new Engine();
    const first = engine.attack(siam, [], 3);
    await soon();
    FakeWorker.all[0]!.onmessage({ data: { answer: { plies: 0, move: "" } } });
    await first;
    const second = engine.think(siam, [], 4);
    await soon();
    expect(FakeWorker.all).toHaveLength(1);
    engine.stop();
    expect(await second).toBeNull();
    await soon();
    expect(FakeWorker.all[0]!.ended).toBe(true);
  });

  test("passes on the pie rule, and opening knowledge as text", async () => {
    const engine = new Engine();
    void engine.think(siam, ["@a1n"], 4, 10, true);
    await soon();
    expect(FakeWorker.all[0]!.asked[1]).toMatchObject({ fields: { swap: "pie", level: 4 } });
    void engine.balancedStart({ ...siam, start: "balanced" }, "lists");
    await soon();
    expect(FakeWorker.all[1]!.asked[1]).toMatchObject({ call: "balanced_start", text: "lists" });
    void engine.firstMoves(siam, "maps");
    await soon();
    expect(FakeWorker.all[2]!.asked[1]).toMatchObject({ call: "first_moves", text: "maps" });
  });

  test("gives up a search for the next one", async () => {
    const engine = new Engine();
    const first = engine.think(siam, [], 4);
    await soon();
    const second = engine.think(siam, ["@a1n"], 4);
    expect(await first).toBeNull();
    await soon();
    FakeWorker.all[1]!.onmessage({ data: { answer } });
    expect(await second).toEqual(answer);
  });

  test("throws what the module or the worker says is wrong", async () => {
    const engine = new Engine();
    const asked = engine.think(siam, [], 4);
    await soon();
    FakeWorker.all[0]!.onmessage({ data: { answer: { error: { en: "no", fr: "non" } } } });
    await expect(asked).rejects.toBeInstanceOf(RulesError);
    const again = engine.think(siam, [], 4);
    await soon();
    FakeWorker.all[0]!.onerror({ message: "out of memory" });
    await expect(again).rejects.toThrow("out of memory");
  });

  test("thinks longest at the highest levels", () => {
    expect([1, 8, 9, 10].map(timeOf)).toEqual([1000, 1000, 2000, 3000]);
  });
});
