// The lists are read by the engine itself, from small ones made by hand.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { RulesError } from "../../src/game/types";
import {
  balancedStart,
  balancedStartOf,
  balancedStarts,
  firstMoves,
  isBalanced,
} from "../../src/table/openings.svelte";
import { siam } from "../support";
import { load } from "../wasm";

const LISTS = "game siam\nrules classic\n1 +0.12 1.5 @a3e @e3w\n2 -0.05 1 @b1n @e5s b1e\n";

vi.mock("../../src/engine/engine", () => ({
  Engine: class {
    private async ask(call: string, fields: object, text: string): Promise<unknown> {
      const answer = (await load("engine")).call(call, { ...fields, seed: 7 }, { text });
      const error = (answer as { error?: { en: string; fr: string } } | null)?.error;
      if (error) throw new RulesError(error);
      return answer;
    }
    balancedStart = (setup: object, text: string) => this.ask("balanced_start", setup, text);
    firstMoves = (setup: object, text: string) => this.ask("first_moves", setup, text);
    dispose(): void {}
  },
}));

let offline = false;
vi.stubGlobal("fetch", async (url: string) => {
  if (offline) throw new Error("offline");
  return { text: async () => (url.includes("balanced") ? LISTS : "") };
});
beforeEach(() => void (offline = false));

describe("balanced starts", () => {
  test("that cannot be loaded are asked for again", async () => {
    offline = true;
    await expect(balancedStart({ ...siam, start: "balanced:1" })).rejects.toThrow("offline");
    offline = false;
    expect((await balancedStart({ ...siam, start: "balanced:1" })).name).toBe("balanced 1");
  });

  test("are found by their number or by chance", async () => {
    const second = await balancedStart({ ...siam, start: "balanced:2" });
    expect(second).toEqual({ starts: 2, start: "4Rs/5/1OOO1/5/1Ee3 R * 3", name: "balanced 2" });
    expect((await balancedStart({ ...siam, start: "balanced" })).name).toMatch(/^balanced [12]$/);
    await expect(balancedStart({ ...siam, start: "balanced:3" })).rejects.toThrow("numbered from 1 to 2");
  });

  test("are counted for the rules that have some", async () => {
    expect(balancedStarts(siam)).toBeUndefined();
    await vi.waitFor(() => expect(balancedStarts(siam)).toBe(2));
    balancedStarts({ game: "siam", rules: "2015" });
    await vi.waitFor(() => expect(balancedStarts({ game: "siam", rules: "2015" })).toBe(0));
  });

  test("have names in addresses", () => {
    expect(["balanced", "balanced:17", "", "5/5/1OOO1/5/5 E * 0", "balanced:x"].map(isBalanced)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isBalanced(balancedStartOf("balanced 17"))).toBe(true);
  });
});

test("rules without a map of first moves have none", async () => {
  expect(await firstMoves(siam)).toBeNull();
});
