import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Rules } from "../../src/game/rules";
import { keptGame, LocalTable } from "../../src/table/local.svelte";
import { answers, plays } from "../fake_engine";
import { loadRules, samliam, siam } from "../support";

vi.mock("../../src/engine/engine", () => import("../fake_engine"));
vi.stubGlobal("location", { hash: "#/play/siam" });

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(1000);

describe("a game on this screen", () => {
  test("against the engine: it answers, and whoever undoes is to move again", async () => {
    const table = new LocalTable(rules, siam, [null, 4]);
    expect([table.ownSeat, table.againstEngine, table.mayMove]).toEqual([0, true, true]);
    plays("@a1n");
    table.play("@c1n");
    expect([table.thinking, table.mayMove]).toEqual([true, false]);
    await soon();
    expect([table.moves, table.thinking]).toEqual([["@c1n", "@a1n"], false]);
    table.undo();
    expect([table.moves, table.mayMove]).toEqual([[], true]);
  });

  test("the engine begins when it sits first", async () => {
    plays("@c1n");
    const table = new LocalTable(rules, siam, [1, null]);
    await soon();
    expect(table.moves).toEqual(["@c1n"]);
    expect(table.seatName(0)).toEqual({ en: "Computer, level 1", fr: "Ordinateur, niveau 1" });
    expect(table.seatName(1).en).toBe("You");
  });

  test("an answer to a position that was taken back is not played", async () => {
    const table = new LocalTable(rules, siam, [null, 4]);
    plays("@a1n");
    table.play("@c1n");
    table.undo();
    await soon();
    expect(table.moves).toEqual([]);
  });

  test("an engine that fails says why", async () => {
    const table = new LocalTable(rules, siam, [null, 4]);
    answers.think.mockRejectedValueOnce(new Error("no engine"));
    table.play("@c1n");
    await soon();
    expect([table.trouble?.en, table.thinking]).toEqual(["no engine", false]);
  });

  test("side by side nobody has a seat alone, and whoever is to move resigns", () => {
    const table = new LocalTable(rules, siam, [null, null], ["@c1n"]);
    expect(table.ownSeat).toBeNull();
    table.resign();
    expect(table.ending).toMatchObject({ result: 0, reason: "resigned", seat: 1 });
  });

  test("of three: whoever resigns is replaced, and that cannot be undone", async () => {
    const three = { ...samliam, rules: "players=3" };
    const table = new LocalTable(rules, three, [null, null, null], ["a1nw"]);
    plays("b1nw");
    table.resign();
    expect([table.over, table.departure(1), table.canUndo]).toEqual([
      false,
      expect.objectContaining({ ply: 1, reason: "resigned" }),
      false,
    ]);
    expect(table.seatName(1).en).toBe("Computer, level 5");
    await soon();
    expect(table.moves).toEqual(["a1nw", "b1nw"]);
    const kept = keptGame(rules)!;
    const again = new LocalTable(rules, kept.setup, kept.sitters, [], undefined, kept.game);
    expect(again.departure(1)).toMatchObject({ ply: 1 });
  });

  test("of an earlier version is still read", () => {
    const old = { setup: siam, sitters: [null, 4], moves: ["@c1n", "@a1n"], address: "#/x" };
    localStorage.setItem("game", JSON.stringify(old));
    expect(keptGame(rules)).toMatchObject(old);
  });

  test("is kept until it is over", () => {
    const table = new LocalTable(rules, siam, [null, null]);
    expect(keptGame(rules)).toBeNull();
    table.play("@c1n");
    expect(keptGame(rules)).toMatchObject({
      setup: siam,
      sitters: [null, null],
      moves: ["@c1n"],
      address: "#/play/siam",
    });
    table.resign();
    expect(keptGame(rules)).toBeNull();
  });

  test("that cannot be read any more is forgotten", () => {
    const game = { setup: { ...siam, game: "chess" }, sitters: [null], moves: ["e4"], address: "" };
    for (const text of ["{", JSON.stringify(game)]) {
      localStorage.setItem("game", text);
      expect(keptGame(rules)).toBeNull();
      expect(localStorage.getItem("game")).toBeNull();
    }
  });
});

describe("by the pie rule", () => {
  const pie = { pie: true, opening: "" };

  test("whoever is second takes the other side, and can take that back", async () => {
    plays("@c1n");
    const table = new LocalTable(rules, siam, [4, null], [], pie);
    await soon();
    expect([table.maySwap, table.ownSeat]).toEqual([true, 1]);
    plays("@a1n");
    table.swap();
    expect([table.swapped, table.ownSeat, table.moves, table.thinking]).toEqual([true, 0, ["@c1n"], true]);
    await soon();
    expect(table.entries).toEqual(["@c1n", "swap", "@a1n"]);
    expect(table.seatName(1).en).toBe("Computer, level 4");
    expect(table.sitters).toEqual([4, null]);
    table.undo();
    expect([table.entries, table.maySwap, table.ownSeat]).toEqual([["@c1n"], true, 1]);
    table.play("@a1n");
    expect([table.maySwap, table.swapped]).toEqual([false, false]);
  });

  test("the engine swaps too, and is told that it may", async () => {
    const table = new LocalTable(rules, siam, [null, 6], [], pie);
    plays("swap");
    table.play("@c1n");
    await soon();
    expect(answers.think.mock.lastCall).toEqual([siam, ["@c1n"], 6, undefined, true]);
    expect([table.swapped, table.ownSeat, table.mayMove, table.maySwap]).toEqual([true, 1, true, false]);
    table.undo();
    expect([table.entries, table.ownSeat, table.mayMove]).toEqual([[], 0, true]);
  });

  test("a kept game and a game from an address go on after the swap", () => {
    const table = new LocalTable(rules, siam, [null, null], ["@c1n", "swap"], pie);
    table.play("@a1n");
    const kept = keptGame(rules)!;
    const again = new LocalTable(rules, kept.setup, kept.sitters, [], undefined, kept.game);
    expect([again.entries, again.fair.pie]).toEqual([["@c1n", "swap", "@a1n"], true]);
  });

  test("a balanced start keeps its name", () => {
    const start = "4Rs/5/1OOO1/5/1Ee3 R * 3";
    const fair = { pie: false, opening: "balanced 2" };
    const table = new LocalTable(rules, { ...siam, start }, [null, null], [], fair);
    expect([table.fair, table.maySwap]).toEqual([fair, false]);
  });
});
