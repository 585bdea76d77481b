// The engine of the page is the engine of the program: same nodes, and not much slower.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { load } from "../wasm";

const programs = ["release", "play"].map((preset) =>
  fileURLToPath(new URL(`../../../build/${preset}/howdah`, import.meta.url)),
);

test("the signature in the browser equals the native one", { timeout: 120_000 }, async () => {
  const program = programs.find((file) => existsSync(file));
  if (!program) throw new Error("build the preset 'release' or 'play' first: there is no howdah");
  const native = JSON.parse(execFileSync(program, ["bench", "--json"], { encoding: "utf8" }));
  expect(native.games.length).toBeGreaterThan(0);
  for (const { game, nodes, time } of native.games) {
    const engine = await load("engine");
    const browser = engine.call("bench", { game }) as { nodes: number; time: number };
    const speed = (nodes: number, time: number) => Math.round(nodes / Math.max(time, 1) / 10) / 100;
    console.log(
      `${game}: native ${speed(nodes, time)} M nodes/s, browser ${speed(browser.nodes, browser.time)} M nodes/s`,
    );
    expect(browser.nodes).toBe(nodes);
  }
});
