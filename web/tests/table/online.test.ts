import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Rules } from "../../src/game/rules";
import type { Connection } from "../../src/online/connection";
import type { GameState, MoveNews } from "../../src/online/messages";
import { OnlineTable } from "../../src/table/online.svelte";
import { loadRules, siam } from "../support";

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules();
});

const seat = (name: string, engine = 0) => ({ name, engine, taken: true, here: true, left: null });
const state = (changes: Partial<GameState> = {}): GameState => ({
  type: "state",
  version: 1,
  id: "g",
  ...siam,
  opening: "",
  moves: [],
  swap: null,
  swapped: false,
  seats: [seat("Ana"), seat("")],
  you: 0,
  full: true,
  clock: null,
  result: null,
  reason: "",
  endedBy: 0,
  wishes: { draw: [], "take-back": [], rematch: [] },
  next: "",
  ...changes,
});
const news = (ply: number, move: string): MoveNews => ({
  type: "move",
  version: ply + 2,
  ply,
  move,
  clock: null,
});
function sit(changes: Partial<GameState> = {}) {
  const connection = { move: vi.fn(), swap: vi.fn(), wish: vi.fn(), decline: vi.fn(), close: vi.fn() };
  const table = new OnlineTable(rules, siam, connection as unknown as Connection, state(changes));
  return { table, connection };
}

describe("a game over the network", () => {
  test("shows a move at once, sends it, and takes none before the server has answered", () => {
    const { table, connection } = sit();
    table.play("@c1n");
    expect(connection.move).toHaveBeenCalledWith(0, "@c1n");
    expect([table.moves, table.mayMove]).toEqual([["@c1n"], false]);
    table.receiveMove(news(0, "@c1n"));
    table.receiveMove(news(1, "@a1n"));
    expect([table.moves, table.mayMove]).toEqual([["@c1n", "@a1n"], true]);
  });

  test("keeps a move that was sent on the board when the server tells something else first", () => {
    const { table } = sit();
    table.play("@c1n");
    table.receive(state({ seats: [seat("Ana"), { ...seat("Bob"), here: false }] }));
    expect([table.moves, table.mayMove, table.seatName(1).en]).toEqual([["@c1n"], false, "Bob"]);
    table.receive(state({ moves: ["@c1n"] }));
    expect([table.moves, table.mayMove]).toEqual([["@c1n"], false]);
    table.receive(state({ moves: [] })); // taken back
    expect([table.moves, table.mayMove]).toEqual([[], true]);
  });

  test("forgets a move that was sent when the server tells another in its place", () => {
    const { table } = sit();
    table.play("@c1n");
    table.receiveMove(news(0, "@a1n"));
    expect(table.moves).toEqual(["@a1n"]);
  });

  test("takes back a move that the server refused", () => {
    const { table } = sit();
    table.play("@c1n");
    table.refused();
    expect([table.moves, table.shown, table.mayMove]).toEqual([[], 0, true]);
  });

  test("by the pie rule offers the exchange to whoever is second, and follows the server", () => {
    const first = { swap: "pie", moves: ["@c1n"] } as const;
    expect(sit({ ...first, moves: ["@c1n"], you: 0 }).table.maySwap).toBe(false);
    expect(sit({ moves: ["@c1n"], you: 1 }).table.maySwap).toBe(false);
    const { table, connection } = sit({ ...first, moves: ["@c1n"], you: 1 });
    expect(table.maySwap).toBe(true);
    table.swap();
    expect(connection.swap).toHaveBeenCalledOnce();
    table.receive(state({ ...first, moves: ["@c1n"], swapped: true, you: 0 }));
    expect([table.maySwap, table.ownSeat, table.entries]).toEqual([false, 0, ["@c1n", "swap"]]);
  });

  test("lets only players of a full table move", () => {
    expect(sit({ you: null }).table.mayMove).toBe(false);
    expect(sit({ you: 1 }).table.mayMove).toBe(false);
    expect(sit({ full: false }).table.mayMove).toBe(false);
  });

  test("names people, engines and seats", () => {
    const { table } = sit({ seats: [seat("Ana"), seat("", 5)] });
    expect([table.seatName(0).en, table.seatName(1).fr]).toEqual(["Ana", "Howdah 5"]);
    expect(sit().table.seatName(1).en).toBe("Rhinos");
  });

  test("ends as the server says", () => {
    const { table } = sit();
    table.receive(state({ moves: ["@c1n"], result: 0, reason: "resigned", endedBy: 1 }));
    expect(table.ending).toEqual({ result: 0, reason: "resigned", seat: 1 });
  });

  test("stays at an earlier position, and follows when moves are taken back below it", () => {
    const { table } = sit({ moves: ["@c1n", "@a1n", "c1c2n"] });
    table.show(2);
    table.receive(state({ moves: ["@c1n", "@a1n", "c1c2n", "a1e"] }));
    expect(table.shown).toBe(2);
    table.receive(state({ moves: ["@c1n"] }));
    expect(table.shown).toBe(1);
  });

  test("runs the clock of whoever is to move", () => {
    const clock = { base: 60_000, increment: 0, left: [50_000, 40_000], running: true };
    const { table } = sit({ clock });
    const later = performance.now() + 10_000;
    expect(table.left(0, later)!).toBeCloseTo(40_000, -3);
    expect(table.left(1, later)).toBe(40_000);
    expect(table.left(0, later + 60_000)).toBe(0);
    expect(sit().table.left(0, later)).toBeNull();
  });
});
